import type { ComponentProps } from "react";
import { classes } from "../classes.ts";
import { Field, type FieldProps } from "./Field.tsx";

export type Option<V extends string = string> = { value: V; label: string; isDisabled?: boolean };
type Own<V extends string> = FieldProps & {
  value: V | "";
  onChange: (value: V) => void;
  options: readonly Option<V>[];
  /** First line while nothing is chosen. */
  placeholder?: string;
};
type Props<V extends string> = Own<V> & Omit<ComponentProps<"select">, keyof Own<V>>;

export function Select<V extends string>({
  label,
  hint,
  error,
  isOptional,
  id,
  value,
  onChange,
  options,
  placeholder,
  className,
  ...rest
}: Props<V>) {
  return (
    <Field {...{ label, hint, error, isOptional, id }}>
      {(control) => (
        <select
          {...rest}
          {...control}
          className={classes("form-select", className)}
          value={value}
          onChange={(event) => onChange(event.target.value as V)}
        >
          {placeholder !== undefined && (
            <option value="" disabled={!isOptional}>
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.isDisabled}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

import { type ComponentProps, useId } from "react";
import { CharacterCount } from "./CharacterCount.tsx";
import { classes } from "./classes.ts";
import { Field, type FieldProps } from "./Field.tsx";

type Own = FieldProps & {
  value: string;
  onChange: (value: string) => void;
  /** SPEC 5: 256 by default, −1 for no limit. Typing past it is allowed and told, never cut off. */
  maxLength?: number;
  hasCounter?: boolean;
};
type Props = Own & Omit<ComponentProps<"input">, keyof Own>;

export function TextField({
  label,
  hint,
  error,
  isOptional,
  id,
  value,
  onChange,
  maxLength = 256,
  hasCounter,
  className,
  ...rest
}: Props) {
  const countId = useId();
  const counter = hasCounter ? (
    <CharacterCount id={countId} length={value.length} max={maxLength} />
  ) : null;
  return (
    <Field {...{ label, hint, error, isOptional, id }} after={counter}>
      {(control) => (
        <input
          type="text"
          {...rest}
          {...control}
          aria-describedby={
            classes(control["aria-describedby"], hasCounter && countId) || undefined
          }
          className={classes("form-input", className)}
          maxLength={hasCounter || maxLength < 0 ? undefined : maxLength}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

import { type ComponentProps, useId } from "react";
import { MULTI_LINE_MAX_LENGTH } from "../../lib/forms/lineLimits.ts";
import { CharacterCount } from "./CharacterCount.tsx";
import { classes } from "../classes.ts";
import { Field, type FieldProps } from "./Field.tsx";

type Own = FieldProps & {
  value: string;
  onChange: (value: string) => void;
  /** SPEC 5: 1024 by default, −1 for no limit. */
  maxLength?: number;
};
type Props = Own & Omit<ComponentProps<"textarea">, keyof Own>;

export function TextArea({
  label,
  hint,
  error,
  isOptional,
  id,
  value,
  onChange,
  maxLength = MULTI_LINE_MAX_LENGTH,
  className,
  ...rest
}: Props) {
  const countId = useId();
  return (
    <Field
      {...{ label, hint, error, isOptional, id }}
      after={<CharacterCount id={countId} length={value.length} max={maxLength} />}
    >
      {(control) => (
        <textarea
          rows={4}
          {...rest}
          {...control}
          aria-describedby={
            classes(control["aria-describedby"], maxLength >= 0 && countId) || undefined
          }
          className={classes("form-input", className)}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

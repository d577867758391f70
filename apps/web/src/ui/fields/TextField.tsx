import { type ComponentProps, useId } from "react";
import { SINGLE_LINE_MAX_LENGTH } from "../../lib/forms/lineLimits.ts";
import { CharacterCount } from "./CharacterCount.tsx";
import { classes } from "../classes.ts";
import { Field, type FieldProps } from "./Field.tsx";

type Own = FieldProps & {
  value: string;
  onChange: (value: string) => void;
  /** SPEC 5: one line by default, −1 for no limit. What is typed or pasted past it is kept and told,
   * never cut off. */
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
  maxLength = SINGLE_LINE_MAX_LENGTH,
  hasCounter,
  className,
  ...rest
}: Props) {
  const countId = useId();
  // A text that is too long says so, whether or not it is counted all the time.
  const isCounted = hasCounter || (maxLength >= 0 && value.length > maxLength);
  const counter = isCounted ? (
    <CharacterCount id={countId} length={value.length} max={maxLength} />
  ) : null;
  return (
    <Field {...{ label, hint, error, isOptional, id }} after={counter}>
      {(control) => (
        <input
          type="text"
          {...rest}
          {...control}
          aria-describedby={classes(control["aria-describedby"], isCounted && countId) || undefined}
          className={classes("form-input", className)}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

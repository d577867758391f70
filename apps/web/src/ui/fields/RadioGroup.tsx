import "./form.css";
import { type ReactNode, useId } from "react";
import { useHydrated } from "../../lib/rendered/useHydrated.ts";
import { classes } from "../classes.ts";

export type RadioOption<V extends string> = { value: V; label: ReactNode; hint?: ReactNode };
type Props<V extends string> = {
  legend: string;
  options: readonly RadioOption<V>[];
  value: V | null;
  onChange: (value: V) => void;
  hint?: ReactNode;
  error?: string | null | undefined;
  /** `segmented` is a row of joined buttons, for two or three short words. */
  variant?: "list" | "segmented";
  isLegendHidden?: boolean;
  /** Of a segmented choice: where it leads without scripts, where the choices are links. */
  addressOf?: (value: V) => string;
};

export function RadioGroup<V extends string>({
  legend,
  options,
  value,
  onChange,
  hint,
  error,
  variant = "list",
  isLegendHidden,
  addressOf,
}: Props<V>) {
  const id = useId();
  const linkTo = useHydrated() ? undefined : addressOf;
  const described = classes(hint ? `${id}-hint` : null, error && `${id}-error`) || undefined;
  return (
    <fieldset
      className={classes("form-group", error && "form-error", linkTo && "sent")}
      aria-describedby={described}
    >
      <legend className={isLegendHidden ? "sr-only" : "form-label"}>{legend}</legend>
      {hint && (
        <div className="form-hint" id={`${id}-hint`}>
          {hint}
        </div>
      )}
      {error && (
        <p className="form-error-message" id={`${id}-error`}>
          {error}
        </p>
      )}
      <div className={variant === "segmented" ? "segmented" : "form-check-list"}>
        {options.map((option) => (
          <div key={option.value} className={variant === "segmented" ? "segment" : "form-check"}>
            {linkTo ? (
              <a href={linkTo(option.value)} aria-current={option.value === value}>
                {option.label}
              </a>
            ) : (
              <>
                <input
                  type="radio"
                  name={id}
                  id={`${id}-${option.value}`}
                  checked={option.value === value}
                  onChange={() => onChange(option.value)}
                />
                <label htmlFor={`${id}-${option.value}`}>{option.label}</label>
              </>
            )}
            {option.hint && variant === "list" && <div className="form-hint">{option.hint}</div>}
          </div>
        ))}
      </div>
    </fieldset>
  );
}

import "./form.css";
import { type ReactNode, useId, useMemo } from "react";
import { useText } from "../../lib/language/text.ts";
import { classes } from "../classes.ts";
import { uiText } from "../text.ts";

export type FieldProps = {
  label: string;
  hint?: ReactNode;
  /** What is wrong and what to do; shown above the control and read with it. */
  error?: string | null | undefined;
  isOptional?: boolean;
  id?: string | undefined;
};

export type ControlProps = {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
};

type Props = FieldProps & { after?: ReactNode; children: (control: ControlProps) => ReactNode };

/** Label, hint, error and control in the design system's order, tied together for screen readers. */
export function Field({ label, hint, error, isOptional, id, after, children }: Props) {
  const t = useText(uiText);
  const own = useId();
  const controlId = id ?? own;
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;
  // Who comes to the field hears its error with it; who is in it already hears nothing unless told.
  const isTold = useMemo(() => Boolean(error) && hasFocus(controlId), [error, controlId]);
  return (
    <div className={classes("form-group", error && "form-error")}>
      <label className="form-label" htmlFor={controlId}>
        {label}
        {isOptional && <span className="form-optional"> ({t("optional")})</span>}
      </label>
      {hint && (
        <div className="form-hint" id={hintId}>
          {hint}
        </div>
      )}
      {error && (
        <p className="form-error-message" id={errorId} role={isTold ? "alert" : undefined}>
          {error}
        </p>
      )}
      {children({
        id: controlId,
        "aria-describedby": classes(hintId, errorId) || undefined,
        "aria-invalid": error ? true : undefined,
      })}
      {after}
    </div>
  );
}

/** In the control, or in one of its parts: a day is three fields. */
function hasFocus(controlId: string): boolean {
  if (typeof document === "undefined") return false;
  return document.getElementById(controlId)?.contains(document.activeElement) ?? false;
}

import "./form.css";
import { type ComponentProps, type ReactNode, useId } from "react";

type Own = {
  label: ReactNode;
  hint?: ReactNode;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
};
type Props = Own & Omit<ComponentProps<"input">, keyof Own | "checked">;

export function Checkbox({ label, hint, isChecked, onChange, id, ...rest }: Props) {
  const own = useId();
  const controlId = id ?? own;
  return (
    <div className="form-check">
      <input
        {...rest}
        type="checkbox"
        id={controlId}
        checked={isChecked}
        aria-describedby={hint ? `${controlId}-hint` : undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
      <label htmlFor={controlId}>{label}</label>
      {hint && (
        <div className="form-hint" id={`${controlId}-hint`}>
          {hint}
        </div>
      )}
    </div>
  );
}

import "./states.css";
import type { ReactNode } from "react";
import { useText } from "../../lib/language/text.ts";
import { Button } from "../buttons/Button.tsx";
import { uiText } from "../text.ts";

type Props = {
  label: string;
  done: number;
  total: number;
  /** What is done and what remains, in words. */
  children?: ReactNode;
  onCancel?: () => void;
};

export function Progress({ label, done, total, children, onCancel }: Props) {
  const t = useText(uiText);
  const percent = total > 0 ? Math.round((done / total) * 100) : 0;
  return (
    <div className="progress">
      <p>
        <b>{label}</b>
      </p>
      <div
        className="progress-track"
        role="progressbar"
        aria-label={label}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <span style={{ width: `${percent}%` }} />
      </div>
      <div className="small row">
        {children}
        {onCancel && (
          <Button variant="text" size="small" onClick={onCancel}>
            {t("abort")}
          </Button>
        )}
      </div>
    </div>
  );
}

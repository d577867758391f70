import "../buttons/button.css";
import "./states.css";
import { useText } from "../../lib/language/text.ts";
import { uiText } from "../text.ts";

export function Spinner({ label, isLabelHidden }: { label?: string; isLabelHidden?: boolean }) {
  const t = useText(uiText);
  return (
    <span className="spinner" role="status">
      <span className="spinner-ring" aria-hidden="true" />
      <span className={isLabelHidden ? "sr-only" : undefined}>{label ?? t("loading")}</span>
    </span>
  );
}

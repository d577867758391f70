import { useText } from "../../lib/language/text.ts";
import { appText } from "../text.ts";
import { DeadEnd } from "./DeadEnd.tsx";

export function AccessDeniedPage() {
  const t = useText(appText);
  return (
    <DeadEnd icon="lock" title={t("denied.title")}>
      <p className="lead">{t("denied.text")}</p>
    </DeadEnd>
  );
}

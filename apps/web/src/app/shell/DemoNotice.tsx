import { useText } from "../../lib/language/text.ts";
import { useSettings } from "../../lib/settings/settings.ts";
import { appText } from "../text.ts";

/** Invented people and projects must never pass for real ones. */
export function DemoNotice() {
  const t = useText(appText);
  const { application } = useSettings();
  if (!application.demo) return null;
  return (
    <div className="demo-notice">
      <p className="container">
        <b>{t("demo.label")}.</b> {t("demo.text")}
      </p>
    </div>
  );
}

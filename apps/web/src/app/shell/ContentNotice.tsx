import { listText } from "@mars/wording/format/listText";
import type { ContentPart } from "@mars/contracts/datasets/dataSources";
import { useContent } from "../../lib/serverData/useContent.ts";
import { Link } from "../../lib/router/Link.tsx";
import { useLocale } from "../../lib/language/locale.ts";
import { useText } from "../../lib/language/text.ts";
import { useSession } from "../../lib/session/sessionState.ts";
import { useSettings } from "../../lib/settings/settings.ts";
import { appText } from "../text.ts";

/** Sketch projects and plans come with the projects; land figures have a page that says so itself. */
const needed: readonly ContentPart[] = ["geography", "layers", "projects"];

/** Nothing invented may pass for real, and what is missing is said, with what fills it to those who may. */
export function ContentNotice() {
  const t = useText(appText);
  const locale = useLocale();
  const { application } = useSettings();
  const { profile } = useSession();
  const content = useContent();
  const invented = [
    ...(application.demo ? [t("content.people")] : []),
    ...(content?.invented ?? []).map((part) =>
      content?.mixed.includes(part)
        ? t("content.some", { what: t(`content.${part}`) })
        : t(`content.${part}`),
    ),
  ];
  const missing = (content?.missing ?? []).filter((part) => needed.includes(part));
  const mayFill = profile?.roles.includes("caseworkerAdmin") ?? false;
  if (invented.length === 0 && missing.length === 0) return null;
  return (
    <div className="content-notice">
      {invented.length > 0 && (
        // One line on every screen, and the same before it is known what is invented.
        <details className="container">
          <summary>
            <b>{t("demo.label")}.</b> {t("demo.some")}
          </summary>
          {content && <p>{t("demo.invented", { what: listText(invented, locale) })}</p>}
        </details>
      )}
      {missing.length > 0 && (
        <p className="container">
          <b>{t("missing.label")}.</b>{" "}
          {t("missing.text", {
            what: listText(
              missing.map((part) => t(`content.${part}`)),
              locale,
            ),
          })}{" "}
          <Link to="/data">{t("footer.sources")}</Link>
        </p>
      )}
      {missing.length > 0 && mayFill && (
        <details className="container">
          <summary>{t("missing.how")}</summary>
          <p>
            <code>{application.importCommand}</code>
          </p>
        </details>
      )}
    </div>
  );
}

import type { ContentPart } from "@mars/contracts/dataSources";
import { useContent } from "../../features/dataSources/useContent.ts";
import { useLocale } from "../../lib/language/locale.ts";
import { useText } from "../../lib/language/text.ts";
import { useSession } from "../../lib/session/sessionState.ts";
import { useSettings } from "../../lib/settings/settings.ts";
import { appText } from "../text.ts";

/** The command that fills a part; sketch projects and plans come with the projects. */
const commands: Partial<Record<ContentPart, string>> = {
  geography: "npm run import:geography -- municipalities|sub-catchments|main-catchments <fil>",
  layers: "npm run import:dataset -- <urn> <fil>",
  projects: "npm run import:national -- <adresse>",
};

/** Nothing invented may pass for real, and what is missing is said, with what fills it to those who may. */
export function ContentNotice() {
  const t = useText(appText);
  const locale = useLocale();
  const { application } = useSettings();
  const { profile } = useSession();
  const content = useContent();
  const list = new Intl.ListFormat(locale, { type: "conjunction" });
  const invented = [
    ...(application.demo ? [t("content.people")] : []),
    ...(content?.invented ?? []).map((part) => t(`content.${part}`)),
  ];
  const missing = (content?.missing ?? []).filter((part) => part in commands);
  const mayFill = profile?.roles.includes("caseworkerAdmin") ?? false;
  if (invented.length === 0 && missing.length === 0) return null;
  return (
    <div className="content-notice">
      {invented.length > 0 && (
        <p className="container">
          <b>{t("demo.label")}.</b> {content && t("demo.invented", { what: list.format(invented) })}
        </p>
      )}
      {missing.length > 0 && (
        <p className="container">
          <b>{t("missing.label")}.</b>{" "}
          {t("missing.text", { what: list.format(missing.map((part) => t(`content.${part}`))) })}
        </p>
      )}
      {missing.length > 0 && mayFill && (
        <details className="container">
          <summary>{t("missing.how")}</summary>
          {missing.map((part) => (
            <p key={part}>
              <code>{commands[part]}</code>
            </p>
          ))}
        </details>
      )}
    </div>
  );
}

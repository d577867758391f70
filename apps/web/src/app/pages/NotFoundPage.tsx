import { unknownPage } from "@mars/contracts/pages/webRoutes";
import { languageOf } from "@mars/wording/language/languages";
import { useLocale } from "../../lib/language/locale.ts";
import { useText } from "../../lib/language/text.ts";
import { usePageTitle } from "../shell/pageTitle.ts";
import { appText } from "../text.ts";
import { DeadEnd } from "./DeadEnd.tsx";

export function NotFoundPage() {
  const t = useText(appText);
  usePageTitle(unknownPage.title[languageOf(useLocale())]);
  return (
    <DeadEnd icon="search" title={t("notFound.title")}>
      <p className="lead">{t("notFound.text")}</p>
    </DeadEnd>
  );
}

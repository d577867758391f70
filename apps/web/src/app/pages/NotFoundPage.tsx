import { useText } from "../../lib/language/text.ts";
import { usePageTitle } from "../shell/pageTitle.ts";
import { appText } from "../text.ts";
import { DeadEnd } from "./DeadEnd.tsx";

export function NotFoundPage() {
  const t = useText(appText);
  usePageTitle(t("title.notFound"));
  return (
    <DeadEnd icon="search" title={t("notFound.title")}>
      <p className="lead">{t("notFound.text")}</p>
    </DeadEnd>
  );
}

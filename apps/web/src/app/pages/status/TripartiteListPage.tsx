import { useText } from "../../../lib/language/text.ts";
import { pagesText } from "./text.ts";
import { UnitListPage } from "./UnitListPage.tsx";

export function TripartiteListPage() {
  const t = useText(pagesText);
  return (
    <UnitListPage kind="tripartite" title={t("tripartites.title")} lead={t("tripartites.lead")} />
  );
}

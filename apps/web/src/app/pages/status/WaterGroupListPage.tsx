import { useText } from "../../../lib/language/text.ts";
import { pagesText } from "./text.ts";
import { UnitListPage } from "./UnitListPage.tsx";

export function WaterGroupListPage() {
  const t = useText(pagesText);
  return <UnitListPage kind="plan" title={t("plans.title")} lead={t("plans.lead")} />;
}

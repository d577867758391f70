import { useText } from "../../../lib/language/text.ts";
import { pagesText } from "./text.ts";
import { UnitListPage } from "./UnitListPage.tsx";

export function MunicipalityListPage() {
  const t = useText(pagesText);
  return (
    <UnitListPage
      kind="municipality"
      title={t("municipalities.title")}
      lead={t("municipalities.lead")}
    />
  );
}

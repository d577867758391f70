import { municipalityTitle } from "@mars/domain/organizations/municipalityTitle";
import type { ProjectRow } from "@mars/contracts/status/statusShapes";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { detailText } from "../text/detailText.ts";
import { projectPageText } from "./text.ts";

/** 'Etableringstilsagn. Lavbundsprojekter i Viborg Kommune, 207,3 ha.' */
export function useProjectLead(): (project: ProjectRow) => string {
  const t = useText(projectPageText);
  const shared = useText(detailText);
  const format = useFormat();
  return ({ stage, measure, municipality, areaHa }) =>
    t("lead", {
      stage: shared(`stage.${stage}`),
      what: measure ?? t("measureNone"),
      where: municipality ? t("where", { place: municipalityTitle(municipality.name) }) : "",
      area: format.hectares(areaHa),
    });
}

import type { AreaGeometry } from "@mars/domain/areas/geometry";
import { languageOf } from "@mars/wording/language/languages";
import { currentLocale } from "../../../lib/language/locale.ts";
import { innerPoint } from "./innerPoint.ts";
import { unitAt } from "./unitAt.ts";

/** 'Delopland Hjarbæk Fjord' */
export async function subcatchmentOf(area: AreaGeometry): Promise<string | null> {
  const point = innerPoint(area);
  const name = point && (await unitAt("subcatchments", point));
  const word = languageOf(currentLocale()) === "da" ? "Delopland" : "Sub-catchment";
  return name && `${word} ${name}`;
}

import type { AreaGeometry } from "@mars/domain/areas/geometry";
import { translator } from "@mars/wording/language/text";
import { currentLocale } from "../../../lib/language/locale.ts";
import { screeningText } from "../text.ts";
import { innerPoint } from "@mars/domain/areas/innerPoint";
import { unitAt } from "./unitAt.ts";

/** 'Delopland Hjarbæk Fjord' */
export async function subcatchmentOf(area: AreaGeometry): Promise<string | null> {
  const point = innerPoint(area);
  const name = point && (await unitAt("subcatchments", point));
  const word = translator(screeningText, currentLocale())("place.subcatchment");
  return name && `${word} ${name}`;
}

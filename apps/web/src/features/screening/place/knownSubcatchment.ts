import type { AreaGeometry, Point } from "@mars/domain/areas/geometry";
import { currentLocale, languageOf } from "../../../lib/language/locale.ts";
import { innerPoint } from "./innerPoint.ts";
import { unitAt } from "./unitAt.ts";

const patienceMs = 40;
let known: string | null = null;

/** 'Delopland Hjarbæk Fjord'. Live figures wait a blink for a name, then go with the last one. */
export async function knownSubcatchment(area: AreaGeometry): Promise<string | null> {
  const point = innerPoint(area);
  if (!point) return null;
  await Promise.race([learn(point), new Promise((resolve) => setTimeout(resolve, patienceMs))]);
  const word = languageOf(currentLocale()) === "da" ? "Delopland" : "Sub-catchment";
  return known && `${word} ${known}`;
}

async function learn(point: Point): Promise<void> {
  known = await unitAt("subcatchments", point);
}

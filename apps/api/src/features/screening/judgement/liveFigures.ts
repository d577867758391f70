import { accept } from "@mars/domain/result";
import type { Limits } from "@mars/domain/areas/limits";
import { areaOverlaps, overlapHaWith } from "../../../platform/layers/areaOverlaps.ts";
import { areaHaOf } from "../../../platform/overlap/areaHaOf.ts";
import { NITROGEN_LAYER } from "../../../platform/layers/LayerStore.ts";
import { CARBON_DATASET } from "../../../platform/layers/queries.ts";
import { inMetres, measurable } from "../area/parseArea.ts";
import { isLandHere } from "../area/isLandHere.ts";
import { liveAnswer } from "./liveAnswer.ts";
import { effectsOf } from "./judgeArea.ts";
import { OVER_ALL_LAND } from "./landFault.ts";
import type { ScreeningParts } from "../ScreeningParts.ts";

const LAYERS_MAX_AGE_MS = 5_000;
const FIRST_WAIT_MS = 1_000;

type Given = Parameters<typeof inMetres>[0] & { best: boolean };

/** Area and effects while a vertex moves: measured on this thread, nothing kept. */
export async function liveFigures(parts: ScreeningParts, given: Given, limits: Limits) {
  const polygons = measurable(await inMetres(given), limits);
  if (!polygons.ok) return polygons;
  const { measures } = await parts.rules.get();
  await parts.layers.refreshSoon(LAYERS_MAX_AGE_MS, FIRST_WAIT_MS);
  const has = (layer: string) => parts.layers.get(layer) !== undefined;
  const overlaps = areaOverlaps(parts.layers, polygons.value);
  const carbonRichHa = has(CARBON_DATASET) ? overlaps.carbonRichHa : null;
  const effects = effectsOf(
    measures,
    overlaps.areaHa,
    carbonRichHa,
    has(NITROGEN_LAYER) ? overlaps.retention : null,
  );
  return accept({
    areaHa: areaHaOf(polygons.value),
    carbonRichHa,
    best: given.best ? await liveAnswer(parts, polygons.value) : null,
    onLand: isLandHere(overlaps, () =>
      OVER_ALL_LAND.filter(has).map((id) => overlapHaWith(parts.layers, id, polygons.value)),
    ),
    measures: effects.map((one) => ({
      measureId: one.measureId,
      nitrogenReductionT: one.nitrogenReductionT,
      extractionEffortHa: one.extractionEffortHa,
      afforestationEffortHa: one.afforestationEffortHa,
    })),
  });
}

import type { LiveBest } from "@mars/contracts/screening/screeningLive";
import type { Limits } from "@mars/domain/areas/limits";
import { accept } from "@mars/domain/result";
import { landKey, type LandPart } from "@mars/domain/schemes/landPart";
import { proposeSchemes } from "@mars/domain/schemes/proposeSchemes";
import { rankOptions } from "@mars/domain/schemes/rankOptions";
import type { DatasetOverlap } from "@mars/domain/schemes/schemeCase";
import type { OverlapRule } from "@mars/domain/schemes/subsidyScheme";
import { overlapsOfLand, sumHa } from "@mars/domain/schemes/usableLand";
import { NITROGEN_LAYER } from "../../../platform/layers/LayerStore.ts";
import { areaOverlaps, overlapHaWith } from "../../../platform/layers/areaOverlaps.ts";
import { CARBON_DATASET } from "../../../platform/layers/queries.ts";
import { areaHaOf } from "../../../platform/overlap/areaHaOf.ts";
import { multiPolygonWkb } from "../../../platform/overlap/areaRings.ts";
import type { Rings } from "../../../platform/overlap/rings.ts";
import { measureLand } from "../../../platform/schemes/measureLand.ts";
import type { ScreeningParts } from "../ScreeningParts.ts";
import { isLandHere } from "../area/isLandHere.ts";
import { inMetres, measurable } from "../area/parseArea.ts";
import { effectsOf } from "./judgeArea.ts";
import { OVER_ALL_LAND } from "./landFault.ts";

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
    nitrogenNeeded:
      overlaps.retention.length === 0 || overlaps.retention.some((one) => one.nitrogenEffectCounts),
    measures: effects.map((one) => ({
      measureId: one.measureId,
      nitrogenReductionT: one.nitrogenReductionT,
      extractionEffortHa: one.extractionEffortHa,
      afforestationEffortHa: one.afforestationEffortHa,
    })),
  });
}

/**
 * The best option of a private owner while the area is drawn. Rules that ask for a catchment wait
 * for the analysis: everything else is judged as there.
 */
async function liveAnswer(
  parts: ScreeningParts,
  polygons: readonly Rings[],
): Promise<LiveBest | null> {
  const { schemes, measures } = await parts.rules.get();
  const given = { database: parts.database.read, layers: parts.layers };
  const land = await measureLand(given, { wkb: multiPolygonWkb(polygons) }, schemes);
  const { areaHa, carbonRichHa } = overlapsOfLand(land.parts);
  const judged = proposeSchemes(
    schemes.map((scheme) => ({
      ...scheme,
      overlapRules: scheme.overlapRules.filter(({ mustNotOverlap }) => mustNotOverlap),
    })),
    (scheme) => ({
      at: parts.now().toISOString(),
      applicant: { kind: "private", vat: null },
      areaHa,
      carbonRichHa,
      nitrogenReductionT: null,
      overlaps: Object.fromEntries(
        scheme.overlapRules.map((rule) => [rule.datasetId, overlapWith(rule, land.parts)]),
      ),
      geometryFault: null,
      info: null,
      land,
      measure: measures.find(({ id }) => id === scheme.mitigationMeasureId) ?? null,
    }),
  );
  const [best] = rankOptions(judged, areaHa).options;
  if (!best || best.verdict === "not-for-you") return null;
  return {
    purpose: best.purpose,
    schemeName: best.schemeName,
    usableHa: best.usableHa ?? 0,
    fromKr: best.payment?.fromKr ?? null,
    toKr: best.payment?.toKr ?? null,
    nitrogenReductionT: best.usableEffects?.nitrogenReductionT ?? null,
  };
}

/** What a rule finds in land that is divided already. */
function overlapWith(rule: OverlapRule, parts: readonly LandPart[]): DatasetOverlap {
  const overlapHa = sumHa(parts.filter((part) => part.in.includes(landKey(rule))));
  const { attributeName, attributeOperator, attributeValues } = rule;
  const value = attributeOperator === "=" ? attributeValues?.[0] : "";
  const attributes = attributeName === null ? {} : { [attributeName]: value };
  return { state: "done", overlapHa, features: overlapHa > 0 ? [{ overlapHa, attributes }] : [] };
}

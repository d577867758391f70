import type { LiveBest } from "@mars/contracts/screening/screeningLive";
import { landKey, type LandPart } from "@mars/domain/schemes/landPart";
import { proposeSchemes } from "@mars/domain/schemes/proposeSchemes";
import { rankOptions } from "@mars/domain/schemes/rankOptions";
import type { DatasetOverlap } from "@mars/domain/schemes/schemeCase";
import type { OverlapRule } from "@mars/domain/schemes/subsidyScheme";
import { overlapsOfLand, sumHa } from "@mars/domain/schemes/usableLand";
import { multiPolygonWkb } from "../../../platform/overlap/areaRings.ts";
import type { Rings } from "../../../platform/overlap/rings.ts";
import { measureLand } from "../../../platform/schemes/measureLand.ts";
import type { ScreeningParts } from "../ScreeningParts.ts";

/**
 * The best option of a private owner while the area is drawn. Rules that ask for a catchment wait
 * for the analysis: everything else is judged as there.
 */
export async function liveAnswer(
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

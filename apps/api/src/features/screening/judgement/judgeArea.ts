import type {
  ScreenedEffects,
  ScreeningNeighbours,
  ScreeningVerdict,
} from "@mars/contracts/screening/screeningVerdict";
import type { AreaOverlaps } from "@mars/domain/effects/areaOverlaps";
import { effectOfArea } from "@mars/domain/effects/effectOfArea";
import { type MitigationMeasure, sortMeasures } from "@mars/domain/effects/mitigationMeasure";
import type { Applicant } from "@mars/domain/rights/applicantKind";
import { proposeSchemes } from "@mars/domain/schemes/proposeSchemes";
import type { DatasetOverlap, MeasuredLand } from "@mars/domain/schemes/schemeCase";
import { CARBON_DATASET } from "../../../platform/layers/queries.ts";
import type { Rules } from "../catalogue/Catalogue.ts";
import { landFault } from "./landFault.ts";
import type { KnownFinding, Screened } from "../findings/Screened.ts";

type Case = {
  areaHa: number;
  applicant: Applicant | null;
  at: Date;
  neighbours: ScreeningNeighbours;
  land: MeasuredLand | null;
  municipalities?: readonly string[];
};

/** What the findings come to: effects under every measure (none off land), and every scheme rule by rule. */
export function judgeArea(
  rules: Rules,
  screened: Screened,
  { areaHa, applicant, at, neighbours, land, municipalities = [] }: Case,
): ScreeningVerdict {
  const carbonRichHa = screened.known.get(CARBON_DATASET)?.finding.overlapHa ?? null;
  const geometryFault = landFault(screened, areaHa);
  const effects = geometryFault
    ? []
    : effectsOf(rules.measures, areaHa, carbonRichHa, screened.retention);
  const nitrogenOf = new Map(effects.map((one) => [one.measureId, one.nitrogenReductionT]));
  const overlaps: Record<string, DatasetOverlap> = {};
  for (const [datasetId, known] of screened.known) overlaps[datasetId] = overlapOf(known);
  const schemeOf = new Map(rules.schemes.map((one) => [one.id, one]));
  const measureOf = new Map(rules.measures.map((one) => [one.id, one]));
  const schemes = proposeSchemes(rules.schemes, (scheme) => ({
    at: at.toISOString(),
    applicant,
    areaHa,
    carbonRichHa,
    nitrogenReductionT: nitrogenOf.get(scheme.mitigationMeasureId) ?? null,
    overlaps,
    geometryFault,
    info: null,
    land: geometryFault ? null : land,
    measure: measureOf.get(scheme.mitigationMeasureId) ?? null,
  }));
  return {
    at: at.toISOString(),
    carbonRichHa,
    effects,
    schemes: schemes.map((judged) => ({
      ...judged,
      measureId: schemeOf.get(judged.schemeId)!.mitigationMeasureId,
      payment: judged.payment && {
        ...judged.payment,
        parts: judged.payment.parts.map((part) => ({ ...part })),
      },
      decidedBy: schemeOf.get(judged.schemeId)!.rates
        ? null
        : schemeOf.get(judged.schemeId)!.organization,
      rules: judged.rules.map((rule) => ({
        ...rule,
        missing: rule.missing && {
          ...rule.missing,
          fields: rule.missing.fields && [...rule.missing.fields],
        },
        figures: rule.figures && { ...rule.figures },
      })),
    })),
    neighbours,
    municipalities: [...municipalities],
    land: land && land.parts.map(({ ha, in: covers }) => ({ ha, in: [...covers] })),
  };
}

/** Effects under every measure; null where the map they depend on did not answer. */
export function effectsOf(
  measures: readonly MitigationMeasure[],
  areaHa: number,
  carbonRichHa: number | null,
  retention: AreaOverlaps["retention"] | null,
): ScreenedEffects[] {
  const overlaps = { areaHa, carbonRichHa: carbonRichHa ?? 0, retention: retention ?? [] };
  return sortMeasures(measures).map((measure) => {
    const { effects, steps } = effectOfArea(measure, overlaps);
    const noNitrogen = retention === null;
    const noExtraction =
      carbonRichHa === null &&
      measure.extractionEffortFactor > 0 &&
      measure.extractionEffortDependsOnCarbon;
    return {
      measureId: measure.id,
      measureName: measure.name,
      nitrogenReductionT: noNitrogen ? null : effects.nitrogenReductionT,
      extractionEffortHa: noExtraction ? null : effects.extractionEffortHa,
      afforestationEffortHa: effects.afforestationEffortHa,
      steps: steps
        .filter(
          ({ effect }) =>
            !(noNitrogen && effect === "nitrogen") && !(noExtraction && effect === "extraction"),
        )
        .map((step) => ({ ...step, figures: { ...step.figures } })),
    };
  });
}

function overlapOf({ finding, ruled }: KnownFinding): DatasetOverlap {
  return {
    state: "done",
    overlapHa: finding.overlapHa,
    // Without a condition only their number is told.
    features:
      ruled ??
      Array.from({ length: finding.touchedCount }, () => ({ overlapHa: 0, attributes: {} })),
  };
}

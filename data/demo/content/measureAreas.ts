import type { RetentionOverlap } from "@mars/domain/effects/areaOverlaps";
import { effectOfArea } from "@mars/domain/effects/effectOfArea";
import type { EffectTotals } from "@mars/domain/effects/effects";
import type { MitigationMeasure } from "@mars/domain/effects/mitigationMeasure";
import { AreaProbe } from "../../../apps/api/src/platform/overlap/AreaProbe.ts";
import { measureLayer } from "../../../apps/api/src/platform/overlap/measureLayer.ts";
import { packLayer } from "../../../apps/api/src/platform/overlap/packLayer.ts";
import { measures } from "../../../apps/api/src/platform/reference/facts/measures.ts";
import { plans } from "../../../apps/api/src/platform/reference/facts/plans.ts";
import { subCatchments } from "../../../apps/api/src/platform/reference/facts/subCatchments.ts";
import { tripartites } from "../../../apps/api/src/platform/reference/facts/tripartites.ts";
import { polygonRings } from "../geography/ewkb.ts";
import type { Face } from "../geography/faces.ts";
import type { Ring } from "../geography/Position.ts";
import { signedArea } from "../landscape/contours.ts";
import { retentionFigures } from "../layers/retentionLayer.ts";

export type UnitOverlap = { unitKind: string; unitId: string; overlapHa: number };
export type MeasuredArea = {
  areaHa: number;
  carbonHa: number;
  overlaps: UnitOverlap[];
  effects: EffectTotals;
};

export type MeasureArea = (ring: Ring, measureId: string) => MeasuredArea;

/** As in the database: below a square decimetre two borders run along each other. */
const smallestHa = 1e-6;

/**
 * Measures areas against the pieces of land and the carbon-rich soil in memory: the same figures
 * as the database's statement, in a tenth of its time on the embedded engine.
 */
export async function areaMeasurer(
  faces: readonly Face[],
  carbonHexes: readonly string[],
  seed: number,
): Promise<MeasureArea> {
  const land = await packLayer(faces.map(({ hex }, id) => ({ id, polygons: [polygonRings(hex)] })));
  const soil = await packLayer(
    carbonHexes.map((hex, id) => ({ id, polygons: [polygonRings(hex)] })),
  );
  const units = faces.map(unitsOf());
  const retention = faces.map((face) => retentionOf(face, seed));
  const measureById = new Map(measures.map((one) => [one.id, inDomainNames(one)]));

  return (ring, measureId) => {
    const measure = measureById.get(measureId);
    if (!measure) throw new Error(`No measure has the id ${measureId}`);
    const probe = new AreaProbe([[Float64Array.from(ring.flat())]]);
    const areaHa = signedArea(ring) / 10_000;
    const carbonHa = measureLayer(soil, probe).overlapM2 / 10_000;
    const hectares = new Map<string, number>();
    const retained: RetentionOverlap[] = [];
    for (const { featureIndex, overlapM2 } of measureLayer(land, probe, 0).features) {
      const pieceHa = overlapM2 / 10_000;
      retained.push({ ...(retention[featureIndex] as Retained), areaHa: pieceHa });
      for (const unit of units[featureIndex] as string[]) {
        hectares.set(unit, (hectares.get(unit) ?? 0) + pieceHa);
      }
    }
    const overlaps = [...hectares].flatMap(([unit, overlapHa]) => {
      const [unitKind = "", unitId = ""] = unit.split("|");
      return overlapHa > smallestHa ? [{ unitKind, unitId, overlapHa }] : [];
    });
    const { effects } = effectOfArea(measure, {
      areaHa,
      carbonRichHa: carbonHa,
      retention: retained,
    });
    return { areaHa, carbonHa, overlaps, effects };
  };
}

type Retained = Omit<RetentionOverlap, "areaHa">;

const nitrogenCounts = new Map(subCatchments.map((sub) => [sub.opId, sub.nitrogenCounts]));

function retentionOf(face: Face, seed: number): Retained {
  const { ret_tot, skov, ekstensivering } = retentionFigures(
    `${face.opId}-${face.retentionCell}`,
    seed,
  );
  return {
    retention: ret_tot,
    kgPerHa: { skov, ekstensivering },
    subCatchmentId: face.opId,
    nitrogenEffectCounts: nitrogenCounts.get(face.opId) ?? false,
  };
}

function unitsOf(): (face: Face) => string[] {
  const planIds = new Map(plans.map((plan) => [plan.name, plan.id]));
  const planOf = new Map(subCatchments.map((sub) => [sub.opId, planIds.get(sub.planName) ?? ""]));
  const tripartiteIds = new Map(tripartites.map((one) => [one.number, one.id]));
  return (face) => [
    `plan|${planOf.get(face.opId) ?? ""}`,
    `tripartite|${tripartiteIds.get(face.tripartiteNumber) ?? ""}`,
    `municipality|${face.municipalityCode}`,
    `subcatchment|${face.opId}`,
  ];
}

export const inDomainNames = (measure: (typeof measures)[number]): MitigationMeasure => ({
  id: measure.id,
  name: measure.name,
  nitrogenReductionFactor: measure.nitrogenFactorKgPerHa,
  nitrogenReductionDependsOnRetention: measure.nitrogenRetentionProperty !== null,
  nitrogenReductionDependsOnRetentionFactorProperty: measure.nitrogenRetentionProperty,
  extractionEffortFactor: measure.extractionFactor,
  extractionEffortDependsOnCarbon: measure.extractionDependsOnCarbon,
  extractionEffortUseEntireAreaIfOverlapOver: measure.extractionWholeAreaAboveShare,
  afforestationEffortFactor: measure.afforestationFactor,
});

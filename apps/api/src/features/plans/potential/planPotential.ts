import type { PlanPotential } from "@mars/contracts/plans/planPotential";
import { drawingPotential, type FreePoint } from "@mars/domain/plans/drawingPotential";
import { LRUCache } from "lru-cache";
import type { Queryable } from "../../../platform/database/Database.ts";
import { foundOrProblem } from "../../../platform/problems/ProblemError.ts";
import {
  boxOf,
  currentLayers,
  landStamp,
  type LayerVersions,
  potentialMeasures,
  type SampledPoint,
  samplePoints,
} from "./potentialQueries.ts";

/** More would keep the reader waiting; larger sub-catchments get larger cells. */
const MAX_POINTS = 6_500;
const STEPS_M = [125, 250, 500, 1_000, 2_000];

type Place = { planId: string; opId: string };

/** Made once for each state of layers, projects and sketches, and kept while it is requested. */
export class Potentials {
  private readonly kept = new LRUCache<string, Promise<PlanPotential>>({ max: 200 });

  async read(database: Queryable, place: Place): Promise<PlanPotential> {
    const { box, areaHa } = foundOrProblem(await boxOf(database, place.planId, place.opId));
    const versions = await currentLayers(database);
    const stamp = await landStamp(database, place.opId);
    const key = [place.planId, place.opId, stamp, ...Object.values(versions)].join("|");
    const known = this.kept.get(key);
    if (known) return known;
    const making = makePotential(database, place, { box, areaHa }, versions);
    this.kept.set(key, making);
    // A failure is not kept: the next one who asks tries again.
    making.catch(() => this.kept.delete(key));
    return making;
  }
}

async function makePotential(
  database: Queryable,
  place: Place,
  { box, areaHa }: { box: [number, number, number, number] | null; areaHa: number },
  versions: LayerVersions,
): Promise<PlanPotential> {
  const stepM =
    STEPS_M.find((step) => (areaHa * 10_000) / step ** 2 <= MAX_POINTS) ?? STEPS_M.at(-1)!;
  const pointHa = stepM ** 2 / 10_000;
  const points = box ? await samplePoints(database, { ...place, stepM, box }, versions) : [];
  const measures = await potentialMeasures(database);
  const free = points.filter(({ isTaken, isProtected }) => !isTaken && !isProtected);
  const { byMeasure, cells } = drawingPotential(free.map(asFree), measures, pointHa);
  const groundOf = new Map(measures.map(({ id, ground }) => [id, ground]));
  return {
    cellM: 2 * stepM,
    pointHa,
    takenHa: points.filter(({ isTaken }) => isTaken).length * pointHa,
    protectedHa:
      points.filter(({ isTaken, isProtected }) => isProtected && !isTaken).length * pointHa,
    freeHa: free.length * pointHa,
    byMeasure: byMeasure.map((one) => ({ ...one, ground: groundOf.get(one.measureId)! })),
    cells,
  };
}

function asFree({ counts, retention, skov, ekstensivering, ...point }: SampledPoint): FreePoint {
  return {
    ...point,
    retention:
      counts && retention !== null
        ? { share: retention, kgPerHa: { skov: skov ?? 0, ekstensivering: ekstensivering ?? 0 } }
        : null,
  };
}

import { kgPerHaOf } from "../effects/nitrogenReduction.ts";

/** What the maps say of a point that nothing is in the way of. */
export type FreePoint = {
  /** South-west corner of the cell it is in, in EPSG:25832. */
  readonly x: number;
  readonly y: number;
  readonly isWetlandPotential: boolean;
  readonly isCarbonRich: boolean;
  readonly isForestWanted: boolean;
  /** On a farmer's field; also where no map of fields is loaded. */
  readonly isField: boolean;
  /** Null where the retention map says nothing, or where nitrogen does not count. */
  readonly retention: { readonly share: number; readonly kgPerHa: RetentionFigures } | null;
};
type RetentionFigures = Readonly<Record<"skov" | "ekstensivering", number>>;

export const GROUNDS = ["wetland", "carbon", "forest", "field"] as const;
/** The land that a measure is drawn on. */
export type Ground = (typeof GROUNDS)[number];

export type PotentialMeasure = {
  readonly id: string;
  readonly ground: Ground;
  /** Null where the retention map decides. */
  readonly kgPerHa: number | null;
  readonly retentionProperty: keyof RetentionFigures | null;
  /** Hectares of extraction per hectare; on carbon-rich soil alone where it depends on it. */
  readonly extractionFactor: number;
  readonly extractionNeedsCarbon: boolean;
};

export type MeasurePotential = {
  readonly measureId: string;
  readonly areaHa: number;
  readonly nitrogenT: number;
  readonly extractionHa: number;
};

export type PotentialCell = {
  readonly x: number;
  readonly y: number;
  /** Free land in it where a measure can be. */
  readonly areaHa: number;
  /** Per hectare of that land, each point by the measure that gives most there. */
  readonly kgPerHa: number;
  readonly extractionHa: number;
};

const isGround: Readonly<Record<Ground, (point: FreePoint) => boolean>> = {
  wetland: ({ isWetlandPotential }) => isWetlandPotential,
  carbon: ({ isCarbonRich }) => isCarbonRich,
  forest: ({ isForestWanted, isField }) => isForestWanted && isField,
  field: ({ isField }) => isField,
};

/** kg N per ha of a measure at a point; null where it cannot be or nitrogen does not count. */
export function kgPerHaAt(measure: PotentialMeasure, point: FreePoint): number | null {
  if (!isGround[measure.ground](point) || point.retention === null) return null;
  return kgPerHaOf(
    {
      nitrogenReductionFactor: measure.kgPerHa,
      nitrogenReductionDependsOnRetentionFactorProperty: measure.retentionProperty,
    },
    { retention: point.retention.share, kgPerHa: point.retention.kgPerHa },
  );
}

/**
 * What is left to draw: by measure as if all its land were given to it, and by cell with the measure
 * that gives most. Each point stands for the same number of hectares.
 */
export function drawingPotential(
  points: readonly FreePoint[],
  measures: readonly PotentialMeasure[],
  pointHa: number,
): { byMeasure: MeasurePotential[]; cells: PotentialCell[] } {
  const sums = measures.map(({ id }) => ({
    measureId: id,
    areaHa: 0,
    nitrogenT: 0,
    extractionHa: 0,
  }));
  const cells = new Map<
    string,
    { x: number; y: number; areaHa: number; kg: number; extractionHa: number }
  >();
  for (const point of points) {
    let best: { kg: number; extractionHa: number } | null = null;
    measures.forEach((measure, i) => {
      const rate = kgPerHaAt(measure, point);
      if (rate === null) return;
      const extracts = !measure.extractionNeedsCarbon || point.isCarbonRich;
      const extractionHa = extracts ? measure.extractionFactor * pointHa : 0;
      sums[i]!.areaHa += pointHa;
      sums[i]!.nitrogenT += (rate * pointHa) / 1000;
      sums[i]!.extractionHa += extractionHa;
      if (best === null || rate * pointHa > best.kg) best = { kg: rate * pointHa, extractionHa };
    });
    const most = best as { kg: number; extractionHa: number } | null;
    if (most === null) continue;
    const key = `${point.x},${point.y}`;
    const cell = cells.get(key) ?? { x: point.x, y: point.y, areaHa: 0, kg: 0, extractionHa: 0 };
    cell.areaHa += pointHa;
    cell.kg += most.kg;
    cell.extractionHa += most.extractionHa;
    cells.set(key, cell);
  }
  return {
    byMeasure: sums
      .filter(({ areaHa }) => areaHa > 0)
      .toSorted((a, b) => b.nitrogenT - a.nitrogenT),
    cells: [...cells.values()].map(({ kg, ...cell }) => ({ ...cell, kgPerHa: kg / cell.areaHa })),
  };
}

export type BestPlace = {
  readonly measureId: string;
  /** West, south, east, north, in EPSG:25832. */
  readonly box: readonly [number, number, number, number];
};

/** How far one looks around oneself when drawing. */
const SIGHT_M = 3000;

/** Where a sketch gives most, and by which measure; null where nothing is free. */
export function bestPlace({
  cells,
  cellM,
  byMeasure,
}: {
  readonly cells: readonly Pick<PotentialCell, "x" | "y" | "areaHa" | "kgPerHa">[];
  readonly cellM: number;
  readonly byMeasure: readonly Pick<MeasurePotential, "measureId" | "areaHa" | "nitrogenT">[];
}): BestPlace | null {
  const measure = byMeasure.toSorted((a, b) => b.nitrogenT / b.areaHa - a.nitrogenT / a.areaHa)[0];
  if (!measure || cells.length === 0) return null;
  const sightM = Math.max(SIGHT_M, 4 * cellM);
  const kgIn = new Map<string, number>();
  const most = { key: "", kg: -1 };
  // Squares of that size, every half of it: none of them cuts all good places in two.
  for (const { x, y, areaHa, kgPerHa } of cells)
    for (const i of [0, 1])
      for (const j of [0, 1]) {
        const key = `${Math.floor((2 * x) / sightM) - i},${Math.floor((2 * y) / sightM) - j}`;
        const kg = (kgIn.get(key) ?? 0) + areaHa * kgPerHa;
        kgIn.set(key, kg);
        if (kg > most.kg) Object.assign(most, { key, kg });
      }
  const [west = 0, south = 0] = most.key.split(",").map((half) => (Number(half) * sightM) / 2);
  return { measureId: measure.measureId, box: [west, south, west + sightM, south + sightM] };
}

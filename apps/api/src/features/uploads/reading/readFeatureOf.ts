import { areaHa } from "@mars/domain/areas/areaHa";
import {
  type AreaGeometry,
  countVertices,
  geometryOf,
  type Point,
} from "@mars/domain/areas/geometry";
import type { Limits } from "@mars/domain/areas/limits";
import { countCrossings } from "@mars/domain/areas/countCrossings";
import { untwist } from "@mars/domain/areas/untwist";
import { validateGeometry } from "@mars/domain/areas/validateGeometry";
import type { Refusal } from "@mars/domain/result";
import { type FlatGeometry, isPolygonal } from "../../../platform/geodata/FlatGeometry.ts";
import type { SourceFeature } from "../../../platform/geodata/GeodataSource.ts";
import { flatPolygons } from "../../../platform/liveSources/flatPolygons.ts";
import { areaHaOf } from "../../../platform/overlap/areaHaOf.ts";
import { areaRings } from "../../../platform/overlap/areaRings.ts";
import { isRepairable } from "./isRepairable.ts";
import type { ReadFeature } from "./ReadFeature.ts";
import { isCertainlyValid } from "../../../platform/geodata/isCertainlyValid.ts";
import { boxOf, oriented, type Ring, type Rings } from "../../../platform/overlap/rings.ts";

const nameLike = [
  /^navn$/i,
  /^name$/i,
  /navn|name|titel|title|betegnelse|label/i,
  /^(id|nr|nummer)$/i,
];
const MAX_NAME_LENGTH = 200;
/** A table of more has no name in its last ones. */
const MAX_COLUMNS = 300;

type Place = Pick<ReadFeature, "number" | "file" | "layer"> & { stem: string };

/** One feature of a file, already in EPSG:25832; null where it is no polygon. */
export function readFeatureOf(
  { geometry: flat, properties }: SourceFeature,
  { stem, ...place }: Place,
  { limits, repair }: Pick<ReadOptions, "limits" | "repair">,
  allowance: Allowance,
): ReadFeature | null {
  if (!flat || !isPolygonal(flat)) return null;
  const named = { ...place, name: nameOf(properties) ?? `${stem} ${place.number}` };
  if (isIntricate(flat, limits)) {
    const figures = { vertexCount: cornersOf(flat), limit: limits.maxVertices };
    const fault = { code: "geometry.too-many-vertices", figures };
    return { ...named, polygons: [], areaHa: 0, vertexCount: 0, repaired: false, fault };
  }
  const sound = soundRings(flat, limits);
  if (sound) {
    const vertexCount = cornersOf(flat);
    return { ...named, polygons: sound, areaHa: areaHaOf(sound), vertexCount, ...faultless };
  }
  const geometry = areaGeometryOf(flat);
  const checked = validateGeometry(geometry, limits, "uploaded");
  if (checked.ok) return { ...named, ...figuresOf(checked.value), ...faultless };
  const { refusal } = checked;
  const untwisted = repair && refusal.code === "geometry.self-crossing" ? untwist(geometry) : null;
  const rechecked = untwisted && validateGeometry(untwisted, limits, "uploaded");
  if (rechecked?.ok)
    return { ...named, ...figuresOf(rechecked.value), fault: null, repaired: true };
  const fault = withinAllowance(refusal, geometry, allowance);
  return { ...named, ...figuresOf(geometry), repaired: false, fault };
}

export type ReadOptions = {
  limits: Limits;
  repair: boolean;
  /** Coordinate systems by number, beyond those built in. */
  systems?: Readonly<Record<number, string>>;
};

const faultless = { fault: null, repaired: false };

function figuresOf(geometry: AreaGeometry) {
  return {
    polygons: areaRings(geometry),
    areaHa: areaHa(geometry),
    vertexCount: countVertices(geometry),
  };
}

/** What one upload may ask for in all. */
export type Allowance = { vertices: number; crossings: number };

/** Repairing takes the square of the crossings: a scribble of 300 corners kept a database busy for half a minute. */
const MAX_CROSSINGS_OF_ONE = 500;

function withinAllowance(fault: Refusal, geometry: AreaGeometry, allowance: Allowance): Refusal {
  if (!isRepairable(fault.code)) return fault;
  const limit = Math.min(MAX_CROSSINGS_OF_ONE, allowance.crossings);
  const crossings = countCrossings(geometry, limit);
  if (crossings > limit) return { code: "geometry.too-tangled", figures: { limit } };
  allowance.crossings -= crossings;
  return fault;
}

/** Known before anything is made of it: beyond the limit only its size is told. */
export function isIntricate(flat: FlatGeometry, limits: Pick<Limits, "maxVertices">): boolean {
  return cornersOf(flat) > limits.maxVertices;
}

/** Closing points not counted. */
function cornersOf({ xy, ringEnds }: FlatGeometry): number {
  return xy.length / 2 - ringEnds.length;
}

/** Rings closed, repeated points left out: both are how programs write, not faults of the area. */
function areaGeometryOf(flat: FlatGeometry): AreaGeometry {
  return geometryOf(
    flatPolygons(flat).map((rings) =>
      rings.map((ring) => {
        const points: Point[] = [];
        for (let i = 0; i < ring.length; i += 2) {
          const last = points.at(-1);
          if (last && last[0] === ring[i] && last[1] === ring[i + 1]) continue;
          points.push([ring[i]!, ring[i + 1]!]);
        }
        const [first] = points;
        const last = points.at(-1);
        if (first && last && (first[0] !== last[0] || first[1] !== last[1])) points.push(first);
        return points;
      }),
    ),
  );
}

function nameOf(properties: Readonly<Record<string, unknown>>): string | null {
  const entries: [string, unknown][] = [];
  for (const key in properties) {
    if (entries.length === MAX_COLUMNS) break;
    entries.push([key, properties[key]]);
  }
  for (const pattern of nameLike) {
    for (const [key, value] of entries) {
      if (!pattern.test(key)) continue;
      if (typeof value === "string" && value.trim() !== "")
        return value.trim().slice(0, MAX_NAME_LENGTH);
      if (typeof value === "number") return String(value);
    }
  }
  return null;
}

/**
 * The polygons of a geometry that can be used beyond doubt; null where only the full check can
 * tell. It spares nearly all features the making of a pair for every corner.
 */
function soundRings(flat: FlatGeometry, limits: Limits): Rings[] | null {
  if (!isCertainlyValid(flat)) return null;
  const [rings] = flatPolygons(flat);
  if (!rings || !rings.every(isClosed)) return null;
  const [minX, minY, maxX, maxY] = boxOf(rings[0]!);
  const { extent } = limits;
  const isInDenmark =
    minX >= extent.minX && maxX <= extent.maxX && minY >= extent.minY && maxY <= extent.maxY;
  if (!isInDenmark) return null;
  const polygons = [rings.map((ring, index) => oriented(ring, index === 0))];
  // A corner that is no number makes no box larger, but leaves no area to be held to the limit.
  return areaHaOf(polygons) <= limits.maxPolygonHa ? polygons : null;
}

function isClosed(ring: Ring): boolean {
  return ring[0] === ring.at(-2) && ring[1] === ring.at(-1);
}

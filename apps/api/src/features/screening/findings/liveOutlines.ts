import type { MultiPolygon } from "@mars/contracts/datasets/layers";
import { simplifyLine } from "@mars/domain/areas/simplifyLine";
import type { Rings } from "../../../platform/overlap/rings.ts";

/** All outlines of one finding together: they go to the browser and into the receipt. */
export const MAX_POINTS = 20_000;
const CENTIMETRES_PER_METRE = 100;
const FINEST_TOLERANCE_M = 0.5;

type Position = [number, number];
type Outline = Position[][][];

export type LiveOutline = {
  outline: MultiPolygon;
  /** How far the drawn line may lie from the source's own; 0 where it is the source's own. */
  toleranceM: number;
};

/**
 * The outlines as the source sent them, or, where they are more than a screen shows, all drawn
 * equally coarser until there is room for each: a hundred thousand corners of a coast are no
 * reason to leave it off the map.
 */
export function liveOutlines(features: readonly (readonly Rings[])[]): LiveOutline[] {
  const own = features.map((polygons) => polygons.map((rings) => rings.map(positionsOf)));
  let drawn = own;
  let toleranceM = 0;
  while (pointCount(drawn.flat(2)) > MAX_POINTS) {
    toleranceM = Math.max(FINEST_TOLERANCE_M, 2 * toleranceM);
    drawn = own.map((outline) => coarser(outline, toleranceM));
  }
  return drawn.map((coordinates, place) => ({
    outline: { type: "MultiPolygon", coordinates },
    toleranceM: pointCount(coordinates.flat()) === pointCount(own[place]!.flat()) ? 0 : toleranceM,
  }));
}

/** What has become too small to be an area is left out, but of a feature something always stays. */
function coarser(outline: Outline, toleranceM: number): Outline {
  const drawn = outline.flatMap((rings) => {
    const [outer, ...holes] = rings.map((ring) =>
      simplifyLine(ring, toleranceM).map(([x, y]): Position => [x, y]),
    );
    return outer && outer.length >= 4 ? [[outer, ...holes.filter((hole) => hole.length >= 4)]] : [];
  });
  if (drawn.length > 0) return drawn;
  const [largest] = outline.map(([outer]) => outer!).toSorted((a, b) => b.length - a.length);
  return largest ? [[thirds(largest)]] : [];
}

/** A speck, where the whole feature is smaller than the tolerance. */
function thirds(ring: Position[]): Position[] {
  const step = Math.floor((ring.length - 1) / 3);
  return [ring[0]!, ring[step]!, ring[2 * step]!, ring[0]!];
}

function pointCount(rings: readonly Position[][]): number {
  return rings.reduce((sum, ring) => sum + ring.length, 0);
}

function positionsOf(ring: Rings[number]): Position[] {
  return Array.from({ length: ring.length / 2 }, (_, i): Position => [
    inCentimetres(ring[2 * i]!),
    inCentimetres(ring[2 * i + 1]!),
  ]);
}

function inCentimetres(metres: number): number {
  return Math.round(metres * CENTIMETRES_PER_METRE) / CENTIMETRES_PER_METRE;
}

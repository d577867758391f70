import type { FlatGeometry } from "../../../platform/geodata/FlatGeometry.ts";
import { dimensionOf } from "../../../platform/geodata/FlatGeometry.ts";
import type { TilePlace } from "./danishTile.ts";
import { MvtCommandEncoder } from "./MvtCommandEncoder.ts";
import { simplifyUnits } from "./simplifyUnits.ts";

/** Of the vector tile specification: what a feature is made of. */
export const tileType = { point: 1, line: 2, polygon: 3 } as const;

export type TileGeometry = { type: 1 | 2 | 3; commands: number[] };

/**
 * A geometry as the drawing commands of a vector tile: moved to the tile's corner, rounded to its
 * units, without bends that cannot be seen. Null when nothing of it is left.
 */
export function ringCommands(geometry: FlatGeometry, place: TilePlace): TileGeometry | null {
  const dimension = dimensionOf(geometry);
  const encoder = new MvtCommandEncoder();
  if (dimension === 0) encoder.points(toUnits(geometry.xy, 0, geometry.xy.length / 2, place));
  let start = 0;
  let ring = 0;
  let isFirstOfPolygon = true;
  let outerIsGone = false;
  let polygon = 0;
  if (dimension > 0)
    for (const end of geometry.ringEnds) {
      const units = toUnits(geometry.xy, start, end, place);
      const line = simplifyUnits(units, dimension === 2);
      if (dimension === 1) encoder.line(line);
      else {
        // The winding tells outer rings from holes, so it must be right whatever the source said.
        const drawn: boolean =
          !(outerIsGone && !isFirstOfPolygon) && encoder.ring(line, isFirstOfPolygon);
        if (isFirstOfPolygon) outerIsGone = !drawn;
      }
      start = end;
      ring += 1;
      isFirstOfPolygon = geometry.polygonEnds[polygon] === ring;
      if (isFirstOfPolygon) polygon += 1;
    }
  if (encoder.commands.length === 0) return null;
  return { type: (dimension + 1) as 1 | 2 | 3, commands: encoder.commands };
}

/** Middle of the box, for things too small to have a shape at this scale. */
export function pointCommands(geometry: FlatGeometry, place: TilePlace): TileGeometry {
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let i = 0; i < geometry.xy.length; i += 2) {
    minX = Math.min(minX, geometry.xy[i]!);
    maxX = Math.max(maxX, geometry.xy[i]!);
    minY = Math.min(minY, geometry.xy[i + 1]!);
    maxY = Math.max(maxY, geometry.xy[i + 1]!);
  }
  const encoder = new MvtCommandEncoder();
  const middle = new Float64Array([(minX + maxX) / 2, (minY + maxY) / 2]);
  encoder.points(toUnits(middle, 0, 1, place));
  return { type: tileType.point, commands: encoder.commands };
}

/** Vertices in tile units, each place once in a row. */
function toUnits(xy: Float64Array, from: number, to: number, place: TilePlace): Int32Array {
  const units = new Int32Array((to - from) * 2);
  let count = 0;
  for (let i = from; i < to; i++) {
    const x = Math.round((xy[i * 2]! - place.west) / place.metresPerUnit);
    const y = Math.round((place.north - xy[i * 2 + 1]!) / place.metresPerUnit);
    if (count > 0 && units[count - 2] === x && units[count - 1] === y) continue;
    units[count] = x;
    units[count + 1] = y;
    count += 2;
  }
  return units.subarray(0, count);
}

import { dimensionOf, type FlatGeometry } from "../../../platform/geodata/FlatGeometry.ts";
import type { TilePlace } from "./danishTile.ts";

/** Half a pixel: a bend smaller than that cannot be seen. */
const toleranceUnits = 8;

const moveTo = 1;
const lineTo = 2;
const closePath = 7;

/** Encodes the drawing commands of a Mapbox vector tile, each relative to the position before it. */
class MvtCommandEncoder {
  readonly commands: number[] = [];
  #x = 0;
  #y = 0;

  points(units: Int32Array): void {
    if (units.length === 0) return;
    this.commands.push(moveTo | ((units.length / 2) << 3));
    for (let i = 0; i < units.length; i += 2) this.#step(units[i]!, units[i + 1]!);
  }

  line(units: Int32Array): void {
    if (units.length < 4) return;
    this.#path(units, units.length / 2, false);
  }

  /** True when the ring spans anything. */
  ring(units: Int32Array, isOuter: boolean): boolean {
    const count = units.length / 2 - 1;
    if (count < 3) return false;
    const area = doubleArea(units, count);
    if (area === 0) return false;
    this.#path(units, count, area > 0 !== isOuter);
    this.commands.push(closePath | (1 << 3));
    return true;
  }

  #path(units: Int32Array, count: number, isReversed: boolean): void {
    const at = (i: number) => (isReversed ? count - 1 - i : i) * 2;
    this.commands.push(moveTo | (1 << 3));
    this.#step(units[at(0)]!, units[at(0) + 1]!);
    this.commands.push(lineTo | ((count - 1) << 3));
    for (let i = 1; i < count; i++) this.#step(units[at(i)]!, units[at(i) + 1]!);
  }

  #step(x: number, y: number): void {
    this.commands.push(zigzag(x - this.#x), zigzag(y - this.#y));
    this.#x = x;
    this.#y = y;
  }
}

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

/** Positive for outer rings: y grows downwards in a tile. */
function doubleArea(units: Int32Array, count: number): number {
  let doubled = 0;
  for (let i = 0; i < count; i++) {
    const j = (i + 1) % count;
    doubled += units[i * 2]! * units[j * 2 + 1]! - units[j * 2]! * units[i * 2 + 1]!;
  }
  return doubled;
}

function zigzag(value: number): number {
  return (value << 1) ^ (value >> 31);
}

/** Douglas and Peucker's line, on a stack: rings of a hundred thousand points would end the call stack. */
function simplifyUnits(units: Int32Array, isRing: boolean): Int32Array {
  const count = units.length / 2;
  if (count < (isRing ? 5 : 3)) return units;
  const keep = new Uint8Array(count);
  keep[0] = keep[count - 1] = 1;
  // A ring begins where it ends: its farthest point is kept as well, or nothing would span it.
  const stack = isRing ? splitRing(units, keep) : [0, count - 1];
  while (stack.length > 0) {
    const last = stack.pop()!;
    const first = stack.pop()!;
    let worst = toleranceUnits * toleranceUnits;
    let at = -1;
    for (let i = first + 1; i < last; i++) {
      const distance = squareDistance(units, i, first, last);
      if (distance > worst) {
        worst = distance;
        at = i;
      }
    }
    if (at < 0) continue;
    keep[at] = 1;
    stack.push(first, at, at, last);
  }
  let size = 0;
  const kept = new Int32Array(units.length);
  for (let i = 0; i < count; i++) {
    if (keep[i] === 0) continue;
    kept[size++] = units[i * 2]!;
    kept[size++] = units[i * 2 + 1]!;
  }
  return kept.subarray(0, size);
}

function splitRing(units: Int32Array, keep: Uint8Array): number[] {
  const count = units.length / 2;
  let far = 0;
  let farthest = -1;
  for (let i = 1; i < count; i++) {
    const distance = (units[i * 2]! - units[0]!) ** 2 + (units[i * 2 + 1]! - units[1]!) ** 2;
    if (distance > farthest) {
      farthest = distance;
      far = i;
    }
  }
  keep[far] = 1;
  return [0, far, far, count - 1];
}

function squareDistance(units: Int32Array, point: number, first: number, last: number): number {
  const ax = units[first * 2]!;
  const ay = units[first * 2 + 1]!;
  const dx = units[last * 2]! - ax;
  const dy = units[last * 2 + 1]! - ay;
  const px = units[point * 2]! - ax;
  const py = units[point * 2 + 1]! - ay;
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / length));
  return (px - along * dx) ** 2 + (py - along * dy) ** 2;
}

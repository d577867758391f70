import type { Point } from "./geometry.ts";

type Line = readonly Point[];

/** Leaves out points that lie closer than the tolerance to the line without them; ends stay. */
export function simplifyLine(line: Line, tolerance: number): Line {
  const first = line[0]!;
  const last = line.at(-1)!;
  if (line.length <= 2) return line;
  if (first[0] === last[0] && first[1] === last[1]) {
    // A closed line has no direction of its own: two halves, so that it does not fall together.
    const far = farthest(line, 0, line.length - 1, (point) => distance2(point, first)).index;
    const there = simplifyLine(line.slice(0, far + 1), tolerance);
    return [...there.slice(0, -1), ...simplifyLine(line.slice(far), tolerance)];
  }
  const kept = new Set([0, line.length - 1]);
  const open: [number, number][] = [[0, line.length - 1]];
  for (let span = open.pop(); span !== undefined; span = open.pop()) {
    const [from, to] = span;
    const { index, value } = farthest(line, from, to, (point) =>
      distanceToSegment2(point, line[from]!, line[to]!),
    );
    if (value <= tolerance * tolerance) continue;
    kept.add(index);
    open.push([from, index], [index, to]);
  }
  return line.filter((_, index) => kept.has(index));
}

function farthest(line: Line, from: number, to: number, measure: (point: Point) => number) {
  let index = from;
  let value = -1;
  for (let each = from + 1; each < to; each += 1) {
    const measured = measure(line[each]!);
    if (measured > value) {
      value = measured;
      index = each;
    }
  }
  return { index, value };
}

const distance2 = (a: Point, b: Point) => (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2;

function distanceToSegment2(point: Point, a: Point, b: Point): number {
  const length2 = distance2(a, b);
  if (length2 === 0) return distance2(point, a);
  const along = ((point[0] - a[0]) * (b[0] - a[0]) + (point[1] - a[1]) * (b[1] - a[1])) / length2;
  const t = Math.max(0, Math.min(1, along));
  return distance2(point, [a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])]);
}

import type { Point } from "@mars/domain/areas/geometry";
import type { Snap } from "./DrawingState.ts";

/** A line of something that can be snapped to, and what to call it. */
export type SnapLine = { points: ArrayLike<number>; label: string | null };

/** The nearest corner within reach, else the nearest place on an edge: corners are what people aim at. */
export function findSnap(at: Point, reachM: number, lines: Iterable<SnapLine>): Snap | null {
  let corner: Snap | null = null;
  let edge: Snap | null = null;
  let cornerM = reachM;
  let edgeM = reachM;
  for (const { points, label } of lines) {
    for (let i = 0; i + 1 < points.length; i += 2) {
      const [x, y] = [points[i]!, points[i + 1]!];
      const distance = Math.hypot(x - at[0], y - at[1]);
      if (distance <= cornerM) {
        cornerM = distance;
        corner = { point: [x, y], kind: "corner", label };
      }
      if (corner || i + 3 >= points.length) continue;
      const foot = footOf(at, [x, y], [points[i + 2]!, points[i + 3]!]);
      const away = Math.hypot(foot[0] - at[0], foot[1] - at[1]);
      if (away <= edgeM) {
        edgeM = away;
        edge = { point: foot, kind: "edge", label };
      }
    }
  }
  return corner ?? edge;
}

function footOf(at: Point, a: Point, b: Point): Point {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = dx * dx + dy * dy;
  const along =
    length === 0
      ? 0
      : Math.min(1, Math.max(0, ((at[0] - a[0]) * dx + (at[1] - a[1]) * dy) / length));
  return [a[0] + along * dx, a[1] + along * dy];
}

import { type Box, type Drawing, placeIn } from "./drawing.ts";
import type { Dot } from "./StageDots.tsx";

const ways: Readonly<Record<string, readonly [number, number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** What lies askew is further away than what lies straight ahead. */
const ASKEW = 2;

/**
 * The dot that an arrow key leads to: the nearest one that way, the one nearest to the middle where
 * none is read yet, and the one that is read where none lies that way. Undefined for other keys.
 */
export function nextDot(
  key: string,
  from: Dot | null,
  { drawing, box, dots }: { drawing: Drawing; box: Box; dots: readonly Dot[] },
): Dot | undefined {
  const way = ways[key];
  if (way === undefined) return undefined;
  const [x, y] = from
    ? placeIn(drawing, from.place)
    : ([box[0] + box[2] / 2, box[1] + box[3] / 2] as const);
  let best = from ?? undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const dot of dots) {
    if (dot.id === from?.id) continue;
    const [left, top] = placeIn(drawing, dot.place);
    const [dx, dy] = [left - x, top - y];
    const ahead = dx * way[0] + dy * way[1];
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
    if (from && (ahead <= 0 || aside > ahead * ASKEW)) continue;
    const distance = from ? ahead + aside * ASKEW : Math.hypot(dx, dy);
    if (distance < least) {
      least = distance;
      best = dot;
    }
  }
  return best;
}

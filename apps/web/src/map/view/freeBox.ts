export type Box = { left: number; top: number; right: number; bottom: number };

/**
 * The part of the map in which something of these proportions is seen largest without anything
 * lying over it. The best box always ends at an edge of the map or of what lies there, and few things
 * lie there, so every such box is tried.
 */
export function freeBox(whole: Box, obstacles: readonly Box[], widthPerHeight: number): Box {
  const inside = obstacles.filter((one) => overlaps(one, whole));
  const edges = (own: number, side: keyof Box) => [own, ...inside.map((one) => one[side])];
  let best = whole;
  let bestHeight = 0;
  for (const left of edges(whole.left, "right"))
    for (const right of edges(whole.right, "left"))
      for (const top of edges(whole.top, "bottom"))
        for (const bottom of edges(whole.bottom, "top")) {
          const box = { left, top, right, bottom };
          const height = Math.min((right - left) / widthPerHeight, bottom - top);
          if (height <= bestHeight || inside.some((one) => overlaps(one, box))) continue;
          best = box;
          bestHeight = height;
        }
  return best;
}

const overlaps = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

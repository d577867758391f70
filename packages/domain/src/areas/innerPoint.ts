import { polygonAreaHa } from "./areaHa.ts";
import { boundingBox } from "./boundingBox.ts";
import { containsPoint } from "./containsPoint.ts";
import { type AreaGeometry, type Point, polygonsOf } from "./geometry.ts";

const steps = 16;

/**
 * A point well inside the largest part, for a pin: of a grid over it the one farthest from its
 * edge, counted in cells. Good to a cell, which is all a pin needs, and never outside.
 */
export function innerPoint(geometry: AreaGeometry): Point | null {
  const [largest] = polygonsOf(geometry).toSorted((a, b) => polygonAreaHa(b) - polygonAreaHa(a));
  if (!largest) return null;
  const part: AreaGeometry = { type: "Polygon", coordinates: largest };
  const box = boundingBox(part);
  if (!box) return null;
  const at = (column: number, row: number): Point => [
    box.minX + ((column + 0.5) / steps) * (box.maxX - box.minX),
    box.minY + ((row + 0.5) / steps) * (box.maxY - box.minY),
  ];
  const isInside = Array.from({ length: steps * steps }, (_, cell) =>
    containsPoint(part, at(cell % steps, Math.floor(cell / steps))),
  );
  let best: { point: Point; depth: number } | null = null;
  for (const [cell, inside] of isInside.entries()) {
    if (!inside) continue;
    const [column, row] = [cell % steps, Math.floor(cell / steps)];
    const depth = depthOf(isInside, column, row);
    if (!best || depth > best.depth) best = { point: at(column, row), depth };
  }
  // A sliver may slip between the cells: its first corner lies on it at least.
  return best?.point ?? largest[0]?.[0] ?? null;
}

/** Cells to the nearest one outside. */
function depthOf(isInside: readonly boolean[], column: number, row: number): number {
  for (let reach = 1; reach < steps; reach += 1) {
    for (let shift = -reach; shift <= reach; shift += 1) {
      const around = [
        [column + shift, row - reach],
        [column + shift, row + reach],
        [column - reach, row + shift],
        [column + reach, row + shift],
      ] as const;
      for (const [x, y] of around)
        if (x < 0 || y < 0 || x >= steps || y >= steps || !isInside[y * steps + x])
          return reach + Math.abs(shift) / steps;
    }
  }
  return steps;
}

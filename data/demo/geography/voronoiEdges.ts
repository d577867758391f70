import Delaunator from "delaunator";
import type { Position } from "./Position.ts";

export type Segment = readonly [Position, Position];

/** The borders between Voronoi cells of points whose owners differ, as straight pieces. */
export function voronoiEdges(
  points: readonly Position[],
  ownerOf: (index: number) => unknown,
  farthestM = Infinity,
): Segment[] {
  const { triangles, halfedges } = Delaunator.from(points as [number, number][]);
  const centres: Position[] = [];
  for (let triangle = 0; triangle < triangles.length / 3; triangle += 1) {
    const [a, b, c] = [0, 1, 2].map((corner) => points[triangles[3 * triangle + corner] as number]);
    centres.push(circumcentre(a as Position, b as Position, c as Position));
  }
  const segments: Segment[] = [];
  halfedges.forEach((opposite, edge) => {
    if (opposite < edge) return;
    const from = triangles[edge] as number;
    const to = triangles[edge % 3 === 2 ? edge - 2 : edge + 1] as number;
    if (ownerOf(from) === ownerOf(to)) return;
    const ends: Segment = [
      centres[Math.floor(edge / 3)] as Position,
      centres[Math.floor(opposite / 3)] as Position,
    ];
    // Far from every point there is only sea.
    const site = points[from] as Position;
    if (ends.every(([x, y]) => Math.hypot(x - site[0], y - site[1]) <= farthestM))
      segments.push(ends);
  });
  return segments;
}

function circumcentre([ax, ay]: Position, [bx, by]: Position, [cx, cy]: Position): Position {
  const [dx, dy, ex, ey] = [bx - ax, by - ay, cx - ax, cy - ay];
  const [b, c] = [dx * dx + dy * dy, ex * ex + ey * ey];
  const scale = 0.5 / (dx * ey - dy * ex);
  return [ax + (ey * b - dy * c) * scale, ay + (dx * c - ex * b) * scale];
}

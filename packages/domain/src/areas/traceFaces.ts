import type { Point, Ring } from "./geometry.ts";

/** An edge of the cut polygon. `inward` edges have the polygon only on their left. */
export type CutEdge = { readonly from: Point; readonly to: Point; readonly inward: boolean };

type HalfEdge = { readonly from: string; readonly to: string; readonly inside: boolean };

/** The closed cycles around the inside of a set of edges: outer rings counter-clockwise, holes
 * clockwise. A cut that ends inside the polygon divides nothing and is dropped. */
export function traceFaces(edges: readonly CutEdge[]): readonly Ring[] {
  const places = new Map<string, Point>();
  const name = (point: Point): string => {
    const key = `${point[0]} ${point[1]}`;
    places.set(key, point);
    return key;
  };
  const named = edges.map((edge) => ({
    from: name(edge.from),
    to: name(edge.to),
    inward: edge.inward,
  }));
  const halfEdges: HalfEdge[] = withoutDangles(named).flatMap((edge) => [
    { from: edge.from, to: edge.to, inside: true },
    { from: edge.to, to: edge.from, inside: !edge.inward },
  ]);

  const leaving = new Map<string, HalfEdge[]>();
  for (const edge of halfEdges) {
    const known = leaving.get(edge.from);
    if (known) known.push(edge);
    else leaving.set(edge.from, [edge]);
  }
  const angle = (edge: HalfEdge): number => {
    const a = places.get(edge.from)!;
    const b = places.get(edge.to)!;
    return Math.atan2(b[1] - a[1], b[0] - a[0]);
  };
  for (const around of leaving.values()) around.sort((a, b) => angle(a) - angle(b));

  /** Keeping to the left: the edge just clockwise of the way back. */
  const next = (edge: HalfEdge): HalfEdge => {
    const around = leaving.get(edge.to)!;
    const back = around.findIndex((other) => other.to === edge.from);
    return around[(back - 1 + around.length) % around.length]!;
  };

  const seen = new Set<HalfEdge>();
  const cycles: Ring[] = [];
  for (const start of halfEdges) {
    if (!start.inside || seen.has(start)) continue;
    const ring: Point[] = [places.get(start.from)!];
    for (let edge = start; !seen.has(edge); edge = next(edge)) {
      seen.add(edge);
      ring.push(places.get(edge.to)!);
    }
    cycles.push(ring);
  }
  return cycles;
}

function withoutDangles<E extends { from: string; to: string; inward: boolean }>(
  edges: readonly E[],
): readonly E[] {
  let kept = edges;
  for (;;) {
    const degree = new Map<string, number>();
    for (const { from, to } of kept) {
      degree.set(from, (degree.get(from) ?? 0) + 1);
      degree.set(to, (degree.get(to) ?? 0) + 1);
    }
    const remaining = kept.filter(
      (edge) => edge.inward || (degree.get(edge.from)! > 1 && degree.get(edge.to)! > 1),
    );
    if (remaining.length === kept.length) return kept;
    kept = remaining;
  }
}

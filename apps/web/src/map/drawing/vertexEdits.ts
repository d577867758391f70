import {
  type Point,
  type PolygonRings,
  type Ring,
  verticesOfRing,
} from "@mars/domain/areas/geometry";
import type { VertexRef } from "./DrawingState.ts";

type Polygons = readonly PolygonRings[];

function closed(vertices: readonly Point[]): Ring {
  return vertices.length === 0 ? [] : [...vertices, vertices[0]!];
}

function withRing(polygons: Polygons, ref: VertexRef, change: (open: readonly Point[]) => Ring) {
  return polygons.map((rings, polygon) =>
    polygon !== ref.polygon
      ? rings
      : rings.map((ring, index) => (index === ref.ring ? change(verticesOfRing(ring)) : ring)),
  );
}

export function vertexAt(polygons: Polygons, ref: VertexRef): Point | null {
  return polygons[ref.polygon]?.[ref.ring]?.[ref.vertex] ?? null;
}

/** The corner one step on, through all rings of all parts; the first (or last) when none is given. */
export function vertexBeside(
  polygons: Polygons,
  from: VertexRef | null,
  step: 1 | -1,
): VertexRef | null {
  const all = polygons.flatMap((rings, polygon) =>
    rings.flatMap((points, ring) =>
      verticesOfRing(points).map((_, vertex) => ({ polygon, ring, vertex })),
    ),
  );
  const at = all.findIndex(
    (ref) => ref.polygon === from?.polygon && ref.ring === from.ring && ref.vertex === from.vertex,
  );
  if (at < 0) return all.at(step === 1 ? 0 : -1) ?? null;
  return all[(at + step + all.length) % all.length] ?? null;
}

export function withVertexMoved(polygons: Polygons, ref: VertexRef, to: Point): Polygons {
  return withRing(polygons, ref, (open) => closed(open.with(ref.vertex, to)));
}

/** A new corner after the given one. */
export function withVertexInserted(polygons: Polygons, ref: VertexRef, at: Point): Polygons {
  return withRing(polygons, ref, (open) => closed(open.toSpliced(ref.vertex + 1, 0, at)));
}

/** Null where an outer ring would be left with fewer than three corners; such a hole just closes. */
export function withVertexDeleted(polygons: Polygons, ref: VertexRef): Polygons | null {
  const ring = polygons[ref.polygon]?.[ref.ring];
  if (!ring) return null;
  if (verticesOfRing(ring).length > 3)
    return withRing(polygons, ref, (open) => closed(open.toSpliced(ref.vertex, 1)));
  if (ref.ring === 0) return null;
  return polygons.map((rings, polygon) =>
    polygon === ref.polygon ? rings.toSpliced(ref.ring, 1) : rings,
  );
}

/** Numbers of the OGC well-known binary types. */
export const geometryType = {
  point: 1,
  line: 2,
  polygon: 3,
  multiPoint: 4,
  multiLine: 5,
  multiPolygon: 6,
} as const;
export type GeometryType = (typeof geometryType)[keyof typeof geometryType];

/**
 * A geometry as one run of numbers: millions of vertices pass through an import, and an array
 * per vertex is what makes it slow.
 */
export type FlatGeometry = {
  type: GeometryType;
  /** x0, y0, x1, y1 … of all rings, lines or points. */
  xy: Float64Array;
  /** For each ring or line, the vertex after its last. */
  ringEnds: number[];
  /** For each polygon, the ring after its last; empty for points and lines. */
  polygonEnds: number[];
};

export function isPolygonal(geometry: FlatGeometry): boolean {
  return geometry.type === geometryType.polygon || geometry.type === geometryType.multiPolygon;
}

/** Several geometries of one dimension as one; null when there is nothing to join. */
export function joinGeometries(parts: readonly FlatGeometry[]): FlatGeometry | null {
  const first = parts[0];
  if (!first) return null;
  if (parts.length === 1) return first;
  const xy = new Float64Array(parts.reduce((sum, part) => sum + part.xy.length, 0));
  const ringEnds: number[] = [];
  const polygonEnds: number[] = [];
  let offset = 0;
  for (const part of parts) {
    xy.set(part.xy, offset);
    const ringsBefore = ringEnds.length;
    for (const end of part.ringEnds) ringEnds.push(end + offset / 2);
    for (const end of part.polygonEnds) polygonEnds.push(end + ringsBefore);
    offset += part.xy.length;
  }
  return { type: multiTypeOf(first.type), xy, ringEnds, polygonEnds };
}

function multiTypeOf(type: GeometryType): GeometryType {
  return type <= 3 ? ((type + 3) as GeometryType) : type;
}

/** 0 for points, 1 for lines, 2 for polygons. */
export function dimensionOf(geometry: FlatGeometry): number {
  return (geometry.type - 1) % 3;
}

/** Of a mixed collection only the parts of highest dimension are of use to a layer. */
export function highestDimension(parts: readonly FlatGeometry[]): FlatGeometry | null {
  const highest = parts.reduce((most, part) => Math.max(most, dimensionOf(part)), 0);
  return joinGeometries(parts.filter((part) => dimensionOf(part) === highest));
}

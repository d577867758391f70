/** A place in EPSG:25832, in metres. */
export type Point = readonly [easting: number, northing: number];

/** A closed ring: the last point repeats the first. */
export type Ring = readonly Point[];

/** Outer ring first, holes after it. */
export type PolygonRings = readonly Ring[];

export type PolygonGeometry = {
  readonly type: "Polygon";
  readonly coordinates: PolygonRings;
};

export type MultiPolygonGeometry = {
  readonly type: "MultiPolygon";
  readonly coordinates: readonly PolygonRings[];
};

/** GeoJSON-like, planar, in EPSG:25832. */
export type AreaGeometry = PolygonGeometry | MultiPolygonGeometry;

export function polygonsOf(geometry: AreaGeometry): readonly PolygonRings[] {
  return geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates;
}

/** The simplest geometry that holds these polygons. */
export function geometryOf(polygons: readonly PolygonRings[]): AreaGeometry {
  const [only] = polygons;
  return polygons.length === 1 && only !== undefined
    ? { type: "Polygon", coordinates: only }
    : { type: "MultiPolygon", coordinates: polygons };
}

export function samePoint(a: Point, b: Point): boolean {
  return a[0] === b[0] && a[1] === b[1];
}

/** Points of a ring without the closing one, so that each counts once. */
export function verticesOfRing(ring: Ring): readonly Point[] {
  const first = ring[0];
  const last = ring.at(-1);
  return ring.length > 1 && first && last && samePoint(first, last) ? ring.slice(0, -1) : ring;
}

/** How many corners a person drew; closing points are not counted. */
export function countVertices(geometry: AreaGeometry): number {
  let count = 0;
  for (const rings of polygonsOf(geometry)) {
    for (const ring of rings) count += verticesOfRing(ring).length;
  }
  return count;
}

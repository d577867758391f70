import { createHash } from "node:crypto";
import type { AskedGeometry } from "@mars/contracts/screening/screeningArea";
import { areaHa } from "@mars/domain/areas/areaHa";
import { canonicalGeometry } from "@mars/domain/areas/canonicalGeometry";
import { type AreaGeometry, countVertices, type PolygonRings } from "@mars/domain/areas/geometry";
import type { Limits } from "@mars/domain/areas/limits";
import { validateGeometry } from "@mars/domain/areas/validateGeometry";
import { accept, refuse, type Result } from "@mars/domain/result";
import { resolveCrs, type ToUtm32 } from "../../../platform/geodata/crs/crs.ts";
import { areaRings } from "../../../platform/overlap/areaRings.ts";
import type { Rings } from "../../../platform/overlap/rings.ts";

/** An area to screen: checked, in EPSG:25832, and in the form it is measured in. */
export type AskedArea = {
  geometry: AreaGeometry;
  polygons: readonly Rings[];
  hash: string;
  areaHa: number;
  vertexCount: number;
};

const fromDegrees: Promise<ToUtm32> = resolveCrs({ epsg: 4326 }).then(
  ({ transform }) => transform!,
);

type Given = { geometry: AskedGeometry | AreaGeometry; crs: "25832" | "wgs84" };

/** The given geometry in metres, without heights and measures; nothing is checked yet. */
export async function inMetres({ geometry, crs }: Given): Promise<AreaGeometry> {
  const transform = crs === "wgs84" ? await fromDegrees : null;
  // Ten thousand corners are not copied for nothing.
  if (transform === null && isPlane(geometry)) return geometry;
  const place = (given: readonly number[]): [number, number] => {
    if (transform === null) return [given[0]!, given[1]!];
    const xy = Float64Array.of(given[0]!, given[1]!);
    transform(xy);
    return [xy[0]!, xy[1]!];
  };
  const polygon = (rings: readonly (readonly (readonly number[])[])[]): PolygonRings =>
    rings.map((ring) => ring.map(place));
  return geometry.type === "Polygon"
    ? { type: "Polygon", coordinates: polygon(geometry.coordinates) }
    : { type: "MultiPolygon", coordinates: geometry.coordinates.map(polygon) };
}

function isPlane(geometry: AskedGeometry | AreaGeometry): geometry is AreaGeometry {
  const polygons = geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates;
  return polygons.every((rings) => rings.every((ring) => ring.every((at) => at.length === 2)));
}

export async function parseArea(given: Given, limits: Limits): Promise<Result<AskedArea>> {
  const checked = validateGeometry(await inMetres(given), limits, "uploaded");
  return checked.ok ? accept(areaOf(checked.value)) : checked;
}

export function areaOf(geometry: AreaGeometry): AskedArea {
  return {
    geometry,
    polygons: areaRings(geometry),
    hash: createHash("sha256").update(canonicalGeometry(geometry)).digest("hex"),
    areaHa: areaHa(geometry),
    vertexCount: countVertices(geometry),
  };
}

/** The least a geometry must be to be measured while it is drawn. */
export function measurable(geometry: AreaGeometry, limits: Limits): Result<readonly Rings[]> {
  const vertexCount = countVertices(geometry);
  if (vertexCount > limits.maxVertices)
    return refuse("geometry.too-many-vertices", { vertexCount, limit: limits.maxVertices });
  const polygons = areaRings(geometry).map((rings) => rings.filter((ring) => ring.length >= 8));
  const { minX, minY, maxX, maxY } = limits.extent;
  for (const ring of polygons.flat()) {
    for (let i = 0; i < ring.length; i += 2) {
      const inside =
        ring[i]! >= minX && ring[i]! <= maxX && ring[i + 1]! >= minY && ring[i + 1]! <= maxY;
      if (!inside) return refuse("geometry.outside-denmark");
    }
  }
  const whole = polygons.filter((rings) => rings.length > 0);
  return whole.length === 0 ? refuse("geometry.empty") : accept(whole);
}

import { areaHa } from "@mars/domain/areas/areaHa";
import {
  type AreaGeometry,
  countVertices,
  geometryOf,
  type Point,
} from "@mars/domain/areas/geometry";
import type { Limits } from "@mars/domain/areas/limits";
import { validateGeometry } from "@mars/domain/areas/validateGeometry";
import { type FlatGeometry, isPolygonal } from "../../platform/geodata/FlatGeometry.ts";
import type { SourceFeature } from "../../platform/geodata/GeodataSource.ts";
import { flatPolygons } from "../../platform/liveSources/flatPolygons.ts";
import { areaRings } from "../../platform/overlap/areaRings.ts";
import type { ReadFeature } from "./ReadFeature.ts";

const nameLike = [
  /^navn$/i,
  /^name$/i,
  /navn|name|titel|title|betegnelse|label/i,
  /^(id|nr|nummer)$/i,
];
const MAX_NAME_LENGTH = 200;

type Place = Pick<ReadFeature, "number" | "file" | "layer"> & { stem: string };

/** One feature of a file, already in EPSG:25832; null where it is no polygon. */
export function readFeatureOf(
  { geometry: flat, properties }: SourceFeature,
  { stem, ...place }: Place,
  limits: Limits,
): ReadFeature | null {
  if (!flat || !isPolygonal(flat)) return null;
  const geometry = areaGeometryOf(flat);
  const checked = validateGeometry(geometry, limits, "uploaded");
  const usable = checked.ok ? checked.value : geometry;
  return {
    ...place,
    name: nameOf(properties) ?? `${stem} ${place.number}`,
    polygons: areaRings(usable),
    areaHa: areaHa(usable),
    vertexCount: countVertices(usable),
    fault: checked.ok ? null : checked.refusal,
  };
}

/** Rings closed, repeated points left out: both are how programs write, not faults of the area. */
function areaGeometryOf(flat: FlatGeometry): AreaGeometry {
  return geometryOf(
    flatPolygons(flat).map((rings) =>
      rings.map((ring) => {
        const points: Point[] = [];
        for (let i = 0; i < ring.length; i += 2) {
          const last = points.at(-1);
          if (last && last[0] === ring[i] && last[1] === ring[i + 1]) continue;
          points.push([ring[i]!, ring[i + 1]!]);
        }
        const [first] = points;
        const last = points.at(-1);
        if (first && last && (first[0] !== last[0] || first[1] !== last[1])) points.push(first);
        return points;
      }),
    ),
  );
}

function nameOf(properties: Readonly<Record<string, unknown>>): string | null {
  for (const pattern of nameLike) {
    for (const [key, value] of Object.entries(properties)) {
      if (!pattern.test(key)) continue;
      if (typeof value === "string" && value.trim() !== "")
        return value.trim().slice(0, MAX_NAME_LENGTH);
      if (typeof value === "number") return String(value);
    }
  }
  return null;
}

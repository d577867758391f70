import { readFile } from "node:fs/promises";
import { parseCrsName } from "./crs.ts";
import { fromGeojsonGeometry } from "./fromGeojsonGeometry.ts";
import { GeodataFault } from "./GeodataFault.ts";
import type { GeodataSource, SourceFeature } from "./GeodataSource.ts";
import { batchSize } from "./GeodataSource.ts";

type Topology = {
  arcs: [number, number][][];
  transform?: { scale: [number, number]; translate: [number, number] };
  objects: Record<string, TopologyObject>;
  crs?: { properties?: { name?: string } };
};
type TopologyObject = {
  type: string | null;
  id?: string | number;
  properties?: Record<string, unknown>;
  arcs?: unknown;
  coordinates?: unknown;
  geometries?: TopologyObject[];
};

/** TopoJSON shares arcs between neighbours, so it is read whole. */
export async function openTopojson(path: string): Promise<GeodataSource> {
  const topology = parse(await readFile(path, "utf8"));
  const objects = Object.values(topology.objects).flatMap(membersOf);
  const arcs = decodeArcs(topology);
  const name = topology.crs?.properties?.name;
  return {
    format: "topojson",
    crs: (name && parseCrsName(name)) || { epsg: 4326 },
    expectedCount: objects.length,
    async *features(skip = 0) {
      for (let from = skip; from < objects.length; from += batchSize) {
        yield objects.slice(from, from + batchSize).map((object) => featureOf(object, arcs));
      }
    },
    async close() {},
  };
}

function membersOf(object: TopologyObject): TopologyObject[] {
  return object.type === "GeometryCollection" ? (object.geometries ?? []) : [object];
}

function featureOf(object: TopologyObject, arcs: [number, number][][]): SourceFeature {
  return {
    geometry: object.type === null ? null : fromGeojsonGeometry(geojsonOf(object, arcs)),
    properties: object.properties ?? {},
    sourceKey: object.id === undefined ? null : String(object.id),
  };
}

function geojsonOf(object: TopologyObject, arcs: [number, number][][]): unknown {
  const line = (indexes: unknown): [number, number][] => {
    const points: [number, number][] = [];
    for (const index of indexes as number[]) {
      const arc = arcs[index < 0 ? ~index : index];
      if (!arc) throw new GeodataFault("topojson.missing-arc", `arc ${index} does not exist`);
      const ordered = index < 0 ? arc.toReversed() : arc;
      for (let i = points.length > 0 ? 1 : 0; i < ordered.length; i++) points.push(ordered[i]!);
    }
    return points;
  };
  const list = (value: unknown) => {
    if (!Array.isArray(value)) throw broken("an object names no arcs");
    return value as unknown[];
  };
  switch (object.type) {
    case "Polygon":
    case "MultiLineString":
      return { type: object.type, coordinates: list(object.arcs).map(line) };
    case "MultiPolygon":
      return { type: object.type, coordinates: list(object.arcs).map((p) => list(p).map(line)) };
    case "LineString":
      return { type: object.type, coordinates: line(list(object.arcs)) };
    case "GeometryCollection":
      return {
        type: object.type,
        geometries: (object.geometries ?? []).map((member) => geojsonOf(member, arcs)),
      };
    default:
      return { type: object.type, coordinates: object.coordinates };
  }
}

function decodeArcs({ arcs, transform }: Topology): [number, number][][] {
  if (!transform) return arcs;
  const [scaleX, scaleY] = transform.scale;
  const [moveX, moveY] = transform.translate;
  return arcs.map((arc) => {
    let x = 0;
    let y = 0;
    return arc.map(([dx, dy]) => {
      x += dx;
      y += dy;
      return [x * scaleX + moveX, y * scaleY + moveY];
    });
  });
}

function parse(text: string): Topology {
  let value: Topology;
  try {
    value = JSON.parse(text) as Topology;
  } catch {
    throw broken("the file is not JSON, or ends too early");
  }
  if (!Array.isArray(value.arcs) || typeof value.objects !== "object" || value.objects === null) {
    throw broken("the topology has no arcs or no objects");
  }
  return value;
}

function broken(why: string) {
  return new GeodataFault("topojson.broken", why);
}

import { readFile } from "node:fs/promises";
import { feature } from "topojson-client";
import { parseCrsName } from "../crs/crs.ts";
import { fromGeojsonGeometry } from "./fromGeojsonGeometry.ts";
import { GeodataFault } from "../GeodataFault.ts";
import type { GeodataSource, SourceFeature } from "../GeodataSource.ts";
import { batchSize } from "../GeodataSource.ts";

type Topology = Parameters<typeof feature>[0] & { crs?: { properties?: { name?: string } } };
type TopologyObject = Topology["objects"][string];

/** TopoJSON shares arcs between neighbours, so it is read whole. */
export async function openTopojson(path: string): Promise<GeodataSource> {
  const topology = parse(await readFile(path, "utf8"));
  const objects = Object.values(topology.objects).flatMap(membersOf);
  const name = topology.crs?.properties?.name;
  return {
    format: "topojson",
    crs: (name && parseCrsName(name)) || { epsg: 4326 },
    expectedCount: objects.length,
    async *features(skip = 0) {
      for (let from = skip; from < objects.length; from += batchSize)
        yield featuresOf(topology, objects.slice(from, from + batchSize));
    },
    async close() {},
  };
}

function membersOf(object: TopologyObject): TopologyObject[] {
  return object.type === "GeometryCollection" ? (object.geometries ?? []) : [object];
}

function featuresOf(topology: Topology, objects: TopologyObject[]): SourceFeature[] {
  for (const object of objects) checkArcs(object, topology.arcs.length);
  try {
    const { features } = feature(topology, { type: "GeometryCollection", geometries: objects });
    return features.map(({ geometry, properties, id }) => ({
      geometry: fromGeojsonGeometry(geometry),
      properties: properties ?? {},
      sourceKey: id === undefined ? null : String(id),
    }));
  } catch (error) {
    if (error instanceof TypeError) throw broken("an object names no arcs");
    throw error;
  }
}

const types = /^(?:(?:Multi)?(?:Point|LineString|Polygon)|GeometryCollection)$/;

/** The library reads past an arc that is not there, and leaves out a type that it does not know. */
function checkArcs(object: TopologyObject, count: number): void {
  if (object.type === null) return;
  if (!types.test(object.type)) throw broken(`${object.type} is no type of TopoJSON`);
  if (object.type === "GeometryCollection")
    for (const member of object.geometries ?? []) checkArcs(member, count);
  const arcs: unknown[] = "arcs" in object ? [object.arcs].flat(3) : [];
  for (const arc of arcs as number[])
    if ((arc < 0 ? ~arc : arc) >= count)
      throw new GeodataFault("topojson.missing-arc", `arc ${arc} does not exist`);
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

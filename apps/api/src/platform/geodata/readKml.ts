import { SaxesParser } from "saxes";
import { type FlatGeometry, geometryType, highestDimension } from "./FlatGeometry.ts";
import { GeodataFault } from "./GeodataFault.ts";
import type { SourceFeature } from "./GeodataSource.ts";

const MAX_DEPTH = 200;

type Placemark = { name: string; properties: Record<string, unknown>; parts: FlatGeometry[] };

/** The placemarks of a KML document; coordinates are WGS84 with longitude first, by definition. */
export function readKml(text: string): SourceFeature[] {
  const features: SourceFeature[] = [];
  // Entities are not expanded: saxes knows only those of XML itself.
  const parser = new SaxesParser({ xmlns: true });
  const path: string[] = [];
  let words = "";
  let placemark: Placemark | null = null;
  let rings: number[][] = [];
  let dataName = "";
  parser.on("opentag", (tag) => {
    path.push(tag.local);
    words = "";
    // Names are looked up through all that is open: ten thousand levels would take minutes.
    if (path.length > MAX_DEPTH)
      throw new GeodataFault("kml.too-deep", `more than ${MAX_DEPTH} elements within each other`);
    if (path.length === 1 && tag.local !== "kml")
      throw new GeodataFault("kml.not-kml", `the document is <${tag.local}>, not <kml>`);
    if (tag.local === "Placemark") placemark = { name: "", properties: {}, parts: [] };
    if (tag.local === "Polygon") rings = [];
    if (tag.local === "Data" || tag.local === "SimpleData")
      dataName = Object.values(tag.attributes).find(({ local }) => local === "name")?.value ?? "";
  });
  const addWords = (piece: string) => (words += piece);
  parser.on("text", addWords);
  parser.on("cdata", addWords);
  parser.on("closetag", (tag) => {
    path.pop();
    const value = words.trim();
    words = "";
    if (!placemark) return;
    const parent = path.at(-1);
    if (tag.local === "name" && parent === "Placemark") placemark.name = value;
    else if (tag.local === "value" && parent === "Data") placemark.properties[dataName] = value;
    else if (tag.local === "SimpleData") placemark.properties[dataName] = value;
    else if (tag.local === "coordinates") {
      const xy = coordinatesOf(value);
      if (parent === "LinearRing" && path.includes("Polygon")) rings.push(xy);
      else if (parent === "Point") placemark.parts.push(simple(geometryType.point, xy));
      else placemark.parts.push(simple(geometryType.line, xy));
    } else if (tag.local === "Polygon") {
      if (rings.length > 0) placemark.parts.push(polygonOf(rings));
    } else if (tag.local === "Placemark") {
      features.push({
        geometry: highestDimension(placemark.parts),
        properties: { name: placemark.name || null, ...placemark.properties },
        sourceKey: null,
      });
      placemark = null;
    }
  });
  parser.on("error", (fault) => {
    throw new GeodataFault("kml.broken", `the document is not well-formed (${fault.message})`);
  });
  parser.write(text).close();
  return features;
}

function coordinatesOf(text: string): number[] {
  const xy: number[] = [];
  for (const place of text.split(/\s+/)) {
    if (place === "") continue;
    const [x, y] = place.split(",").map(Number);
    if (!Number.isFinite(x) || !Number.isFinite(y))
      throw new GeodataFault(
        "geodata.bad-coordinates",
        `a coordinate is not a pair of numbers: ${place.slice(0, 40)}`,
      );
    xy.push(x!, y!);
  }
  return xy;
}

function simple(type: FlatGeometry["type"], xy: readonly number[]): FlatGeometry {
  return { type, xy: Float64Array.from(xy), ringEnds: [xy.length / 2], polygonEnds: [] };
}

function polygonOf(rings: readonly number[][]): FlatGeometry {
  let end = 0;
  return {
    type: geometryType.polygon,
    xy: Float64Array.from(rings.flat()),
    ringEnds: rings.map((ring) => (end += ring.length / 2)),
    polygonEnds: [rings.length],
  };
}

import { isNorthingFirst } from "./epsgDefinitions.ts";
import { parseCrsName } from "./crs.ts";
import { fromGeojsonGeometry } from "./fromGeojsonGeometry.ts";
import type { FlatGeometry } from "./FlatGeometry.ts";
import { highestDimension } from "./FlatGeometry.ts";
import { GeodataFault } from "./GeodataFault.ts";

const roots = new Set([
  "Point",
  "MultiPoint",
  "LineString",
  "Curve",
  "MultiLineString",
  "MultiCurve",
  "Polygon",
  "Surface",
  "MultiPolygon",
  "MultiSurface",
  "CompositeSurface",
  "CompositeCurve",
  "MultiGeometry",
]);
const curved = new Set([
  "Arc",
  "ArcString",
  "Circle",
  "CircleByCenterPoint",
  "ArcByCenterPoint",
  "Bezier",
  "BSpline",
  "CubicSpline",
]);

type Positions = [number, number][];

/** Puts one GML geometry together from its tags. */
export class GmlGeometryBuilder {
  crsName: string | null = null;
  #dimension = 2;
  #parts: FlatGeometry[] = [];
  #rings: Positions[] = [];
  #line: Positions = [];
  #polygons = 0;

  static begins(name: string): boolean {
    return roots.has(name);
  }

  open(name: string, attribute: (name: string) => string | null) {
    this.crsName ??= attribute("srsName");
    const dimension = attribute("srsDimension") ?? attribute("dimension");
    if (dimension) this.#dimension = Number(dimension);
    if (curved.has(name)) {
      throw new GeodataFault(
        "geodata.unsupported-geometry",
        `a geometry is curved (gml:${name}), which is not supported`,
      );
    }
    if (name === "Polygon" || name === "PolygonPatch") {
      this.#polygons++;
      this.#rings = [];
    }
    if (name === "LinearRing" || name === "Ring" || name === "LineString" || name === "Curve") {
      if (this.#polygons === 0 || name === "LinearRing" || name === "Ring") this.#line = [];
    }
  }

  close(name: string, words: string) {
    switch (name) {
      case "posList":
      case "pos":
        this.#append(words.trim().split(/\s+/).map(Number), this.#dimension);
        break;
      case "coordinates":
        for (const tuple of words.trim().split(/\s+/))
          this.#append(tuple.split(",").map(Number), 2);
        break;
      case "Point":
        this.#add("Point", this.#line[0]);
        this.#line = [];
        break;
      case "LineString":
      case "Curve":
        if (this.#polygons === 0) this.#add("LineString", this.#line);
        break;
      case "LinearRing":
      case "Ring":
        this.#rings.push(this.#line);
        this.#line = [];
        break;
      case "Polygon":
      case "PolygonPatch":
        this.#polygons--;
        this.#add("Polygon", this.#rings);
        break;
    }
  }

  result(): FlatGeometry | null {
    return highestDimension(this.#parts);
  }

  #add(type: string, coordinates: unknown) {
    const part = fromGeojsonGeometry({ type, coordinates: coordinates ?? [] });
    if (part) this.#parts.push(part);
  }

  // `urn:` and `http:` names mean the registry's order; `EPSG:…` means x, y, as GeoServer has it.
  #append(numbers: number[], dimension: number) {
    const northingFirst =
      isFormalName(this.crsName) && isNorthingFirst(parseCrsName(this.crsName!)?.epsg ?? 0);
    if (numbers.length % dimension !== 0) {
      throw new GeodataFault(
        "geodata.bad-coordinates",
        "a list of coordinates in the GML is incomplete",
      );
    }
    for (let i = 0; i < numbers.length; i += dimension) {
      const first = numbers[i]!;
      const second = numbers[i + 1]!;
      this.#line.push(northingFirst ? [second, first] : [first, second]);
    }
  }
}

function isFormalName(name: string | null): boolean {
  return (
    name !== null &&
    (name.startsWith("urn:") || /\/def\/crs\//.test(name)) &&
    !/CRS:?84$/.test(name)
  );
}

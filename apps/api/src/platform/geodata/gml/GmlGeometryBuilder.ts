import { isNorthingFirst } from "../crs/epsgDefinitions.ts";
import { parseCrsName } from "../crs/crs.ts";
import { fromGeojsonGeometry } from "../geojson/fromGeojsonGeometry.ts";
import type { FlatGeometry } from "../FlatGeometry.ts";
import { highestDimension } from "../FlatGeometry.ts";
import { strokeArc, strokeCircle } from "./strokeArc.ts";

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
const arcs = new Set(["Arc", "ArcString", "Circle"]);
/** Curves that no one draws land with; a feature that has one comes without geometry. */
const unreadable = new Set([
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
  #arcFrom = 0;
  #isUnreadable = false;

  static begins(name: string): boolean {
    return roots.has(name);
  }

  open(name: string, attribute: (name: string) => string | null) {
    this.crsName ??= attribute("srsName");
    const dimension = attribute("srsDimension") ?? attribute("dimension");
    if (dimension) this.#dimension = Number(dimension);
    if (unreadable.has(name)) this.#isUnreadable = true;
    if (arcs.has(name)) this.#arcFrom = this.#line.length;
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
        // GML 2 has heights next to, without a word on it.
        for (const tuple of words.trim().split(/\s+/)) {
          const numbers = tuple.split(",").map(Number);
          this.#append(numbers, numbers.length);
        }
        break;
      case "Arc":
      case "ArcString":
      case "Circle":
        this.#line.push(...stroked(this.#line.splice(this.#arcFrom), name === "Circle"));
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
    return this.#isUnreadable ? null : highestDimension(this.#parts);
  }

  #add(type: string, coordinates: unknown) {
    const part = fromGeojsonGeometry({ type, coordinates: coordinates ?? [] });
    if (part) this.#parts.push(part);
  }

  // `urn:` and `http:` names mean the registry's order; `EPSG:…` means x, y, as GeoServer has it.
  #append(numbers: number[], dimension: number) {
    const northingFirst =
      isFormalName(this.crsName) && isNorthingFirst(parseCrsName(this.crsName!)?.epsg ?? 0);
    // One list that is cut off costs its feature, not the layer.
    if (dimension < 2 || numbers.length % dimension !== 0) {
      this.#isUnreadable = true;
      return;
    }
    for (let i = 0; i < numbers.length; i += dimension) {
      const first = numbers[i]!;
      const second = numbers[i + 1]!;
      this.#line.push(northingFirst ? [second, first] : [first, second]);
    }
  }
}

/** Each arc ends where the next begins. */
function stroked(positions: Positions, isCircle: boolean): Positions {
  const line: Positions = positions.slice(0, 1);
  for (let i = 0; i + 2 < positions.length; i += 2) {
    const [from, over, to] = [positions[i]!, positions[i + 1]!, positions[i + 2]!];
    line.push(...(isCircle ? strokeCircle(from, over, to) : strokeArc(from, over, to)).slice(1));
  }
  return line;
}

function isFormalName(name: string | null): boolean {
  return (
    name !== null &&
    (name.startsWith("urn:") || /\/def\/crs\//.test(name)) &&
    !/CRS:?84$/.test(name)
  );
}

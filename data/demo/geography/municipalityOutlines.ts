import { createElement } from "react";
import { Municipalities } from "react-denmark-map";
import { renderToStaticMarkup } from "react-dom/server";
import { municipalities } from "../../../apps/api/src/platform/reference/facts/municipalities.ts";
import { subCatchments } from "../../../apps/api/src/platform/reference/facts/subCatchments.ts";
import type { Position, Ring } from "./Position.ts";

/** Straight pieces per curve: the drawing's curves are one or two kilometres long. */
const piecesPerCurve = 4;

/** Rings as drawn: neighbours stand about a kilometre and a half apart. */
export type Outline = { code: string; rings: Ring[] };

/** What the drawing calls two of them. */
const otherNames: Record<string, string> = { århus: "aarhus", nordfyn: "nordfyns" };

/** Where Bornholm lies; the drawing shows it in an inset. */
const bornholm = { west: 862_711, east: 892_673, south: 6_110_256, north: 6_143_270 };

export function municipalityOutlines(): Outline[] {
  const codeByName = new Map(municipalities.map((one) => [one.name.toLowerCase(), one.code]));
  const markup = renderToStaticMarkup(createElement(Municipalities));
  const drawn = [...markup.matchAll(/<path [^>]*?data-name="([^"]+)"[^>]*? d="([^"]+)"/g)].map(
    ([, name = "", path = ""]) => {
      const code = codeByName.get(otherNames[name] ?? name);
      if (code === undefined)
        throw new Error(`The drawing names ${name}, which is no municipality`);
      const rings = svgRings(path).map((ring) => ring.map(toUtm32));
      return { code, rings: code === "0400" ? moveTo(bornholm, rings) : rings };
    },
  );
  return [...drawn, christiansoe()].toSorted((a, b) => (a.code < b.code ? -1 : 1));
}

/** Fitted to within about a kilometre of the real borders. */
function toUtm32([x, y]: Position): Position {
  return [28.4695 * x - 0.078 * y + 443_773.5, 0.5086 * x - 28.8336 * y + 6_399_820];
}

function moveTo(place: typeof bornholm, rings: Ring[]): Ring[] {
  const eastings = rings.flat().map(([easting]) => easting);
  const northings = rings.flat().map(([, northing]) => northing);
  const [west, east] = [Math.min(...eastings), Math.max(...eastings)];
  const [south, north] = [Math.min(...northings), Math.max(...northings)];
  return rings.map((ring) =>
    ring.map(([easting, northing]): Position => [
      place.west + ((easting - west) / (east - west)) * (place.east - place.west),
      place.south + ((northing - south) / (north - south)) * (place.north - place.south),
    ]),
  );
}

/** Too small for the drawing: an islet of our own at the label point of its coastal water. */
function christiansoe(): Outline {
  const label = subCatchments.find((sub) => sub.planName === "Østersøen, Christiansø");
  if (!label) throw new Error("The reference facts lack Christiansø");
  const ring = Array.from({ length: 17 }, (_, step): Position => {
    const angle = (step % 16) * (Math.PI / 8);
    const radiusM = 420 + 60 * Math.sin(3 * angle) + 40 * Math.cos(5 * angle);
    return [
      label.labelEastingM + 1.4 * radiusM * Math.cos(angle),
      label.labelNorthingM + radiusM * Math.sin(angle),
    ];
  });
  return { code: "0411", rings: [ring] };
}

type Point = readonly [number, number];

/** The closed rings of an SVG path made of moves, lines and cubic curves. */
function svgRings(path: string): Point[][] {
  const tokens = path.match(/[a-zA-Z]|-?\d*\.?\d+(?:e-?\d+)?/g) ?? [];
  const rings: Point[][] = [];
  let ring: Point[] = [];
  let here: Point = [0, 0];
  let command = "";
  let index = 0;
  const number = () => Number(tokens[index++]);
  const pair = (): Point => {
    const [x, y] = [number(), number()];
    return command === command.toLowerCase() ? [here[0] + x, here[1] + y] : [x, y];
  };
  while (index < tokens.length) {
    const token = tokens[index] ?? "";
    if (/[a-zA-Z]/.test(token)) {
      command = token;
      index += 1;
    }
    switch (command.toLowerCase()) {
      case "m":
        here = pair();
        ring = [here];
        rings.push(ring);
        command = command === "m" ? "l" : "L";
        break;
      case "l":
        here = pair();
        ring.push(here);
        break;
      case "c": {
        const [first, second, end] = [pair(), pair(), pair()];
        for (let piece = 1; piece <= piecesPerCurve; piece += 1) {
          ring.push(curvePoint([here, first, second, end], piece / piecesPerCurve));
        }
        here = end;
        break;
      }
      case "z":
        here = ring[0] ?? here;
        ring.push(here);
        break;
      default:
        throw new Error(`The drawing uses the path command ${command}, which is not read here`);
    }
  }
  return rings;
}

function curvePoint(points: readonly [Point, Point, Point, Point], t: number): Point {
  const weights = [(1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t ** 2, t ** 3];
  const along = (axis: 0 | 1) =>
    points.reduce((total, point, order) => total + (weights[order] ?? 0) * point[axis], 0);
  return [along(0), along(1)];
}

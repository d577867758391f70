import type { Point } from "../areas/geometry.ts";
import { DEFAULT_LIMITS } from "../areas/limits.ts";
import { fromUtm, toUtm } from "./utm.ts";

/** Systems that deeds, maps and phones write places in. */
export type CoordinateSystem = "EPSG:25832" | "EPSG:25833" | "EPSG:4326";

export type Position = { point: Point; system: CoordinateSystem };
/** `outside`: two numbers, but no place in Denmark in any of the systems. */
export type PositionRead = Position | "outside" | "unreadable";

/**
 * A place as people write it: metres or degrees, east or north first, with line numbers, letters,
 * either decimal mark, or degrees, minutes and seconds. `said` is the system a heading names.
 */
export function readPosition(text: string, said: CoordinateSystem | null = null): PositionRead {
  const system = namedSystem(text) ?? said;
  const pairs = pairsOf(withoutSystem(text));
  for (const [first, second] of pairs)
    for (const a of numbersOf(first))
      for (const b of numbersOf(second)) {
        const found = placeOf(a, b, system);
        if (found) return found;
      }
  const isPair = pairs.some((pair) => pair.every((token) => numbersOf(token).length > 0));
  // A letter within a number is a slip of the pen, not a place abroad.
  return isPair && !/\d[a-zæøå]\d/i.test(withoutSystem(text)) ? "outside" : "unreadable";
}

/** 'EPSG:25833', 'UTM33', 'zone 33', 'WGS84' */
export function namedSystem(text: string): CoordinateSystem | null {
  if (/25833|utm\s*(?:zone)?\s*33|zone\s*33/i.test(text)) return "EPSG:25833";
  if (/25832|utm\s*(?:zone)?\s*32|zone\s*32/i.test(text)) return "EPSG:25832";
  return /epsg:?\s*4326|wgs\s*-?84/i.test(text) ? "EPSG:4326" : null;
}

function withoutSystem(text: string): string {
  return text.replaceAll(
    /(?:epsg|srid)\s*[:=]?\s*\d+;?|etrs\s*-?89|wgs\s*-?84|(?:utm\s*(?:zone)?|zone)\s*\d\dn?\s*[:;,]?/gi,
    " ",
  );
}

/** What may be the two numbers. A line number before them and a height after them are left out. */
function pairsOf(text: string): (readonly [string, string])[] {
  const inDegrees = degreesMinutesSeconds(text) ?? degreesByLetters(text);
  if (inDegrees) return [inDegrees];
  const bare = text
    .replace(/^\s*(?:[a-zæøå.]*\s*)?\d{1,4}\s*(?:[:)\]]|\.(?=\s))\s*/i, " ")
    .replaceAll(/[a-zæøå°]+\s*[:=]?/gi, " ")
    // Spaces between groups of three are part of the number: eastings have six digits, northings seven.
    .replaceAll(/(?<![\d.,])(\d{1,3})[ \u00a0](\d{3})(?:[ \u00a0](\d{3}))?(?!\d)/g, "$1$2$3")
    .trim();
  // '56,45,9,40' and '529248.5,6265038.4': a comma between two numbers that have their own mark.
  const commas = /^(\d{1,2},\d{2,}),\s*(\d{1,2},\d{2,})$/.exec(bare);
  const apart = /^(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)$/.exec(bare);
  const tokens = bare.split(/\s*[;\t|]\s*|,\s+|\s+/).filter((token) => token !== "");
  const [a = "", b = "", c = ""] = tokens;
  return [
    ...(commas ? [[commas[1]!, commas[2]!] as const] : []),
    ...(apart ? [[apart[1]!, apart[2]!] as const] : []),
    ...(tokens.length === 2 ? [[a, b] as const] : []),
    ...(tokens.length === 3 && /^\d{1,4}$/.test(a) ? [[b, c] as const] : []),
    ...(tokens.length === 3 && /^-?\d{1,3}(?:[.,]\d+)?$/.test(c) ? [[a, b] as const] : []),
    ...(tokens.length === 4 && /^\d{1,4}$/.test(a) ? [[b, c] as const] : []),
  ];
}

function degreesMinutesSeconds(text: string): readonly [string, string] | null {
  const found = [
    ...text.matchAll(
      /(\d{1,2})\s*°\s*(\d{1,2}(?:[.,]\d+)?)\s*['′’]\s*(?:(\d{1,2}(?:[.,]\d+)?)\s*(?:["″”]|''))?/g,
    ),
  ].map(([, degrees, minutes, seconds = "0"]) =>
    String(Number(degrees) + decimal(minutes!) / 60 + decimal(seconds) / 3600),
  );
  return found.length === 2 ? [found[0]!, found[1]!] : null;
}

/** 'N55 23.167 E10 27.183', '55 23 10 N, 10 27 11 Ø': as GPS devices and charts write them, without signs. */
function degreesByLetters(text: string): readonly [string, string] | null {
  if (!/^[\s\d.,;°'′’"″”neø]+$/i.test(text) || !/n/i.test(text) || !/[eø]/i.test(text)) return null;
  const numbers = (text.match(/\d+(?:[.,]\d+)?/g) ?? []).map(decimal);
  if (numbers.length !== 4 && numbers.length !== 6) return null;
  const half = numbers.length / 2;
  const isDegrees = numbers.every((one, index) => one < (index % half === 0 ? 90 : 60));
  if (!isDegrees) return null;
  const degreesOf = ([degrees = 0, minutes = 0, seconds = 0]: number[]) =>
    String(degrees + minutes / 60 + seconds / 3600);
  return [degreesOf(numbers.slice(0, half)), degreesOf(numbers.slice(half))];
}

const decimal = (text: string) => Number(text.replace(",", "."));

/** Every number the digits can mean: '529.248' is half a million in Danish and about 529 in English. */
function numbersOf(token: string): number[] {
  const meant: number[] = [];
  if (/^-?\d{1,3}(?:\.\d{3})+(?:,\d+)?$/.test(token))
    meant.push(decimal(token.replaceAll(".", "")));
  if (/^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(token)) meant.push(Number(token.replaceAll(",", "")));
  if (/^-?\d+(?:[.,]\d+)?$/.test(token)) meant.push(decimal(token));
  return meant;
}

function placeOf(a: number, b: number, system: CoordinateSystem | null): Position | null {
  for (const [east, north] of [
    [a, b],
    [b, a],
  ] as const) {
    if (isDegrees(east, north) && (system === null || system === "EPSG:4326"))
      return { point: rounded(toUtm([east, north], 32)), system: "EPSG:4326" };
    if (system === "EPSG:4326" || north < northing.from || north > northing.to) continue;
    if (system !== "EPSG:25833" && isInDenmark([east, north]))
      return { point: [east, north], system: "EPSG:25832" };
    if (system === "EPSG:25832" || east < 0 || east > mostEastIn33) continue;
    const point = rounded(toUtm(fromUtm([east, north], 33), 32));
    if (isInDenmark(point)) return { point, system: "EPSG:25833" };
  }
  return null;
}

const northing = { from: 6_000_000, to: 6_500_000 };
/** Bornholm's eastern tip and some sea around it. */
const mostEastIn33 = 560_000;

function isDegrees(longitude: number, latitude: number): boolean {
  return longitude > 7 && longitude < 16.5 && latitude > 54 && latitude < 58.5;
}

function isInDenmark([east, north]: Point): boolean {
  const { minX, minY, maxX, maxY } = DEFAULT_LIMITS.extent;
  return east >= minX && east <= maxX && north >= minY && north <= maxY;
}

/** Centimetres, as everything that is drawn. */
function rounded([east, north]: readonly [number, number]): Point {
  return [Math.round(east * 100) / 100, Math.round(north * 100) / 100];
}

import { recordOf } from "@mars/domain/fields/recordOf";
import { LANGUAGES } from "@mars/domain/languages";
import { type LocalizedFault, ProblemError } from "../../../platform/problems/ProblemError.ts";
import type { Field } from "./fields.ts";
import type { FilterLanguage } from "./filter/readFilter.ts";
import { type Crs, crs84, findCrs, systems } from "./crs.ts";
import { type QueryText, queryText } from "./text.ts";
import { readInstant } from "./filter/instants.ts";

export type Box = readonly [west: number, south: number, east: number, north: number];

export type ItemsQuery = {
  /** None where only their number is requested. */
  limit: number;
  /** Id of the last feature of the page before. */
  after: string | null;
  /** How many are left out before the first page, for clients that page by number. */
  offset: number;
  crs: Crs;
  bbox: { box: Box; crs: Crs } | null;
  datetime: Period | null;
  filter: { text: string; language: FilterLanguage; crs: Crs } | null;
  /** Properties that must have exactly a value, by parameters of their own names. */
  equals: readonly { field: Field; value: string }[];
};

/** Features leave as they are read, so that a page may be long. */
export const maxItems = 100_000;
export const usualItems = 1000;

export type Given = Readonly<Record<string, string | string[] | undefined>>;
/** Parameters of the standards; a property of the same name can be asked for in a filter. */
export const ownParameters: ReadonlySet<string> = new Set([
  "limit",
  "resultType",
  "offset",
  "cursor",
  "crs",
  "bbox",
  "bbox-crs",
  "datetime",
  "filter",
  "filter-lang",
  "filter-crs",
  "f",
]);

/** The parameters of an items request; anything unknown or malformed is a fault (Core 7.4, 7.15). */
export function itemsQuery(given: Given, fields: readonly Field[]): ItemsQuery {
  refuseUnknown(given, new Set([...ownParameters, ...fields.map(({ name }) => name)]));
  const bboxCrs = crsOf(given, "bbox-crs");
  return {
    limit: asksForCount(given) ? 0 : limitOf(given),
    after: text(given, "cursor"),
    offset: offsetOf(given),
    crs: crsOf(given, "crs"),
    bbox: text(given, "bbox") === null ? null : { box: boxOf(given, bboxCrs), crs: bboxCrs },
    datetime: datetimeOf(given),
    filter: filterOf(given),
    equals: fields.flatMap((field) => {
      const value = ownParameters.has(field.name) ? null : text(given, field.name);
      return value === null ? [] : [{ field, value }];
    }),
  };
}

/** The parameters of a request for one feature. */
export function itemQuery(given: Given): Pick<ItemsQuery, "crs"> {
  refuseUnknown(given, new Set(["crs", "f"]));
  return { crs: crsOf(given, "crs") };
}

export function refuseUnknown(given: Given, allowed: ReadonlySet<string>): void {
  const unknown = Object.keys(given).find((name) => !allowed.has(name));
  if (unknown !== undefined) {
    const names = [...allowed].join(", ");
    throw fault(unknown, ({ unknown: told }) => told(names));
  }
  if (!["json", "html"].includes(text(given, "f") ?? "json"))
    throw fault("f", ({ format }) => format);
}

/** The name of an unknown parameter is the caller's own words: it is cut short. */
const MAX_NAME_LENGTH = 40;

export function fault(name: string, tell: (text: QueryText) => string): ProblemError {
  const field: LocalizedFault = {
    field: `query.${name.slice(0, MAX_NAME_LENGTH)}`,
    code: "invalid",
    detail: recordOf(LANGUAGES, (language) => tell(queryText[language])),
  };
  return new ProblemError("request.invalid", { fields: [field] });
}

function text(given: Given, name: string): string | null {
  const value = given[name];
  if (Array.isArray(value)) throw fault(name, ({ once }) => once);
  return value ?? null;
}

/** GDAL counts a collection by it, and reads the whole collection where it is not there. */
function asksForCount(given: Given): boolean {
  const value = text(given, "resultType") ?? "results";
  if (value !== "hits" && value !== "results")
    throw fault("resultType", ({ resultType }) => resultType);
  return value === "hits";
}

function limitOf(given: Given): number {
  const value = text(given, "limit");
  if (value === null) return usualItems;
  if (!/^\d{1,9}$/.test(value) || Number(value) < 1) throw fault("limit", ({ limit }) => limit);
  return Math.min(Number(value), maxItems);
}

function offsetOf(given: Given): number {
  const value = text(given, "offset") ?? "0";
  if (!/^\d{1,9}$/.test(value)) throw fault("offset", ({ offset }) => offset);
  return Number(value);
}

function datetimeOf(given: Given): Period | null {
  const value = text(given, "datetime");
  if (value === null) return null;
  const period = readDatetime(value);
  if (period === null) throw fault("datetime", ({ datetime }) => datetime);
  return period;
}

const languages: readonly FilterLanguage[] = ["cql2-text", "cql2-json"];

function filterOf(given: Given): ItemsQuery["filter"] {
  const asked = text(given, "filter-lang");
  const crs = crsOf(given, "filter-crs");
  const language = asked === null ? "cql2-text" : languages.find((each) => each === asked);
  if (language === undefined) throw fault("filter-lang", (told) => told.filterLanguage);
  const filter = text(given, "filter");
  return filter === null ? null : { text: filter, language, crs };
}

function crsOf(given: Given, name: "crs" | "bbox-crs" | "filter-crs"): Crs {
  const value = text(given, name);
  const crs = value === null ? systems[0] : findCrs(value);
  if (crs === undefined) throw fault(name, (told) => told.crs(crs84));
  return crs;
}

/** Four numbers, or six with heights that do not matter here. */
function boxOf(given: Given, crs: Crs): Box {
  const values = (text(given, "bbox") ?? "").split(",").map((part) => part.trim());
  const numbers = values.map((part) => (part === "" ? Number.NaN : Number(part)));
  if (![4, 6].includes(numbers.length) || !numbers.every(Number.isFinite))
    throw fault("bbox", ({ bbox }) => bbox);
  const [a, b] = numbers as [number, number];
  const [c, d] = numbers.slice(numbers.length === 6 ? 3 : 2) as [number, number];
  const box: Box = crs.northingFirst ? [b, a, d, c] : [a, b, c, d];
  if (box[1] > box[3]) throw fault("bbox", ({ southNorth }) => southNorth);
  if (box[0] > box[2]) throw fault("bbox", ({ westEast }) => westEast);
  return box;
}

/** From when to when; null is open. */
type Period = { from: string | null; to: string | null };

/** The `datetime` parameter (Core 7.15.4): a moment, a day, or two of them with `..` for an open end. */
export function readDatetime(text: string): Period | null {
  const [first, second, ...rest] = text.split("/");
  if (first === undefined || rest.length > 0) return null;
  if (second === undefined) return readInstant(first);
  const [from, to] = [endOf(first, "from"), endOf(second, "to")];
  if (from === undefined || to === undefined) return null;
  const isTurned = from !== null && to !== null && Date.parse(from) > Date.parse(to);
  return isTurned ? null : { from, to };
}

function endOf(text: string, end: "from" | "to"): string | null | undefined {
  if (text === "" || text === "..") return null;
  return readInstant(text)?.[end];
}

import * as z from "zod/mini";
import { line } from "../platform/text.ts";
import { contract } from "../platform/contract.ts";
import { language } from "../platform/language.ts";
import { integerInQuery } from "../platform/query.ts";

export const searchKind = z.enum([
  "address",
  "place",
  "municipality",
  "parcel",
  "fieldBlock",
  "subcatchment",
  "tripartite",
  "plan",
  "project",
  "coordinate",
]);
export type SearchKind = z.infer<typeof searchKind>;

/** Easting and northing in EPSG:25832. */
const coordinate = z.number();

export const searchHit = z.object({
  kind: searchKind,
  id: z.string(),
  title: z.string(),
  /** What it is, in the language that was requested. */
  subtitle: z.nullable(z.string()),
  /** The coastal water group whose sub-catchment it is or lies in; null for what is a unit itself. */
  group: z.nullable(z.object({ id: z.string(), name: z.string() })),
  point: z.tuple([coordinate, coordinate]),
  /** West, south, east, north; null for what is only a point. */
  extent: z.nullable(z.tuple([coordinate, coordinate, coordinate, coordinate])),
});
export type SearchHit = z.infer<typeof searchHit>;

export const searchEverything = contract({
  method: "GET",
  path: "/search",
  tag: "Search",
  summary: "Places, parcels, field blocks, units, plans and public projects by name or number",
  description:
    "Best matches first; where nothing matches, the nearest spellings. Coordinates in EPSG:25832, 25833 and WGS 84 are places too. æ, ø, å and aa may be typed as ae, o and a. A postcode or its town finds the municipalities it reaches into. A cadastral number may be followed by its district: '12a Skals By'.",
  access: "public",
  query: z.object({
    q: line(100, 1),
    limit: z._default(integerInQuery(1, 50), 12),
    language,
  }),
  response: z.object({
    hits: z.array(searchHit),
    /** `own` when the national search is not configured or did not answer. */
    places: z.enum(["own", "national"]),
  }),
});

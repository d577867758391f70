import * as z from "zod/mini";
import { contract } from "../platform/contract.ts";
import { language } from "../platform/language.ts";
import { calendarDay, integerInQuery, withExample } from "../platform/query.ts";
import {
  amounts,
  countedStage,
  pageBasis,
  perEffect,
  unitKind,
  unitReference,
} from "./statusShapes.ts";

export const changeKinds = [
  "new",
  "established",
  "moved",
  "changed",
  "dropped",
  "published",
] as const;
const changeKind = z.enum(changeKinds);
export type ChangeKind = z.infer<typeof changeKind>;

const change = z.object({
  kind: changeKind,
  at: z.string(),
  /** Null for projects that have dropped out: they are no longer public, nor their names. */
  project: z.nullable(z.object({ id: z.string(), name: z.string() })),
  /** Of a published report; null for changes of projects. */
  plan: z.nullable(z.extend(unitReference, { version: z.int() })),
  municipality: z.nullable(unitReference),
  measure: z.nullable(z.string()),
  from: z.nullable(countedStage),
  to: z.nullable(countedStage),
  /** What it changed of the effect that has commitment; null for reports. */
  effects: z.nullable(amounts),
});
export type StatusChange = z.infer<typeof change>;

const delta = z.object({
  before: z.number(),
  after: z.number(),
  added: z.number(),
  dropped: z.number(),
  changed: z.number(),
  established: z.number(),
});

export const changesPage = z.object({
  ...pageBasis,
  from: z.string(),
  to: z.string(),
  /** Null: the whole country. */
  place: z.nullable(z.extend(unitReference, { kind: unitKind })),
  /** Of every kind, whichever are requested. */
  counts: z.record(changeKind, z.int()),
  deltas: perEffect(delta),
  /** Of the whole country by municipality, where anything changed; empty for a place. */
  byMunicipality: z.array(z.extend(unitReference, { effects: amounts })),
  /** Of the kinds asked for. */
  total: z.int(),
  items: z.array(change),
});
export type ChangesPage = z.infer<typeof changesPage>;

const kinds = changeKinds.join("|");
const periodQuery = z.object({
  /** First day; 30 days before the last when left out. */
  from: z.optional(calendarDay()),
  /** Last day; today when left out. */
  to: z.optional(calendarDay()),
  /** One unit: its kind and its id or name in addresses. */
  place: z.optional(
    withExample(
      z.string().check(z.regex(/^(?:plan|tripartite|municipality)\/[^/]{1,64}$/)),
      "municipality/viborg",
    ),
  ),
  /** Kinds of changes, separated by commas; all when left out. */
  kinds: z.optional(
    withExample(
      z.string().check(z.regex(new RegExp(`^(?:${kinds})(?:,(?:${kinds})){0,5}$`))),
      "new,established",
    ),
  ),
});

const changes = { method: "GET", tag: "Status pages", access: "public", heavy: "queued" } as const;

export const readChangesPage = contract({
  ...changes,
  path: "/status/pages/changes",
  query: z.extend(periodQuery, {
    offset: z._default(integerInQuery(0, 100_000), 0),
    limit: z._default(integerInQuery(1, 1000), 25),
  }),
  summary:
    "What changed in a period: new commitments, established, moved, changed, dropped out, published",
  response: changesPage,
});

export const downloadChanges = contract({
  ...changes,
  path: "/status/changes.csv",
  query: periodQuery,
  summary: "All changes of a period as CSV",
  produces: "text/csv; charset=utf-8",
});

/** What is followed: the country, a unit or a drawn area; all kinds of changes or some. */
export const followedChanges = z.object({
  ...z.pick(periodQuery, { place: true, kinds: true }).shape,
  /** A drawn area: corners in degrees, longitude first. */
  area: z.optional(
    withExample(
      z
        .string()
        .check(z.maxLength(4000), z.regex(/^-?[\d.]+ -?[\d.]+(?:,-?[\d.]+ -?[\d.]+){2,99}$/)),
      "9.2 56.3,9.6 56.3,9.6 56.6,9.2 56.6",
    ),
  ),
});
export type FollowedChanges = z.infer<typeof followedChanges>;

export const followChanges = contract({
  ...changes,
  path: "/status/changes.atom",
  query: z.extend(followedChanges, { language }),
  summary: "The newest changes as an Atom feed: of the country, a unit, a plan or a drawn area",
  description:
    "Ninety days, at most 200 entries, newest first. Entries keep their ids. With `area`, changes of projects and plans whose outline touches it; projects that dropped out are left out there.",
  produces: "application/atom+xml",
});

import { describe, expect, test } from "vitest";
import type { ConfiguredSource } from "../../platform/sources/configureSources.ts";
import type { SourceState } from "../../platform/sources/sourceQueries.ts";
import type { LoadedRow } from "./sourceQueries.ts";
import { sourceRows } from "./sourceRows.ts";

const source: ConfiguredSource = {
  id: "natura-2000",
  kind: "layer",
  datasetId: "urn:dmp:ds:natura-2000-omraader",
  titleDa: "Natura 2000",
  titleEn: "Natura 2000",
  owner: "Miljøstyrelsen",
  licence: "CC0",
  url: "https://a.dk/ows",
  refreshHours: 24,
  credentials: { token: "secret" },
  isOff: false,
};
const here: LoadedRow = {
  what: `layer ${source.datasetId}`,
  origin: "real",
  version: "2026-11-01",
  dataDate: "2026-11-01",
  count: 257,
  loadedAt: "2026-11-01T04:00:00Z",
  link: null,
};
const taken: SourceState = {
  sourceId: source.id,
  takenAt: "2026-11-15T02:00:00Z",
  version: "2026-11-15",
  dataDate: "2026-11-14",
  itemCount: 257,
  changes: { added: 1, changed: 2, removed: 3 },
  triedAt: "2026-11-15T02:00:00Z",
  outcome: "taken",
  problemCode: null,
  problem: null,
  validators: {},
  takenFrom: null,
  nextAt: "2026-11-16T02:00:00Z",
  everyHours: null,
  isPaused: false,
  askedAt: null,
};
const rowOf = (loaded: LoadedRow[], state?: Partial<SourceState>) =>
  sourceRows({
    sources: [source],
    states: new Map(state ? [[source.id, { ...taken, ...state }]] : []),
    loaded,
    listed: new Map(),
    live: [],
    now: new Date("2026-11-16T10:00:00Z"),
  })[0]!;

describe("a source stands as what is here and what was tried say", () => {
  test.each([
    { what: "never loaded", row: rowOf([]), state: "missing", date: null },
    {
      what: "demonstration",
      row: rowOf([{ ...here, origin: "demo" }]),
      state: "demo",
      date: "2026-11-01",
    },
    { what: "by a single import", row: rowOf([here]), state: "fresh", date: "2026-11-01" },
    {
      what: "by a file without a date",
      row: rowOf([{ ...here, dataDate: null }]),
      state: "fresh",
      date: null,
    },
    { what: "by its source", row: rowOf([here], {}), state: "fresh", date: "2026-11-14" },
    {
      what: "more than half a year old",
      row: rowOf([here], { dataDate: "2026-05-02" }),
      state: "old",
      date: "2026-05-02",
    },
    {
      what: "old, but the source itself has nothing newer",
      row: rowOf([here], { dataDate: "2022-12-01", outcome: "unchanged" }),
      state: "unchanged",
      date: "2022-12-01",
    },
    {
      what: "failed, with data from before",
      row: rowOf([here], { outcome: "failed", problemCode: "source.unanswered" }),
      state: "failed",
      date: "2026-11-14",
    },
  ])("$what: $state", ({ row, state, date }) => {
    expect(row).toMatchObject({ state, dataDate: date });
  });
});

test("a pause hides the next time, and keys are nowhere", () => {
  expect(rowOf([here], { isPaused: true })).toMatchObject({ nextAt: null, isPaused: true });
  expect(JSON.stringify(rowOf([here], {}))).not.toContain("secret");
});

test("what the sentence of a failure asked is for administrators alone", () => {
  const row = rowOf([here], {
    outcome: "failed",
    problemCode: "source.unanswered",
    problem: "https://inner.example did not answer",
  });
  expect(row.problem).toBe("source.unanswered");
  expect(JSON.stringify(row)).not.toContain("inner.example");
});

test("a dataset that is asked live is listed once, as such", () => {
  const live = {
    id: source.datasetId!,
    titleDa: "Natura 2000",
    titleEn: "Natura 2000",
    owner: "Miljøstyrelsen",
    licence: "CC0",
    link: "https://a.dk/om",
  };
  const rows = sourceRows({
    sources: [source],
    states: new Map(),
    loaded: [],
    listed: new Map(),
    live: [live, { ...live, id: "urn:dmp:ds:other" }],
    now: new Date("2026-11-16T10:00:00Z"),
  });
  expect(rows.map(({ id, state, count, link }) => ({ id, state, count, link }))).toEqual([
    { id: live.id, state: "live", count: null, link: live.link },
    { id: "urn:dmp:ds:other", state: "live", count: null, link: live.link },
  ]);
});

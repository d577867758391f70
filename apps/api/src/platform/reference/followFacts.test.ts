import { describe, expect, test } from "vitest";
import type { FactRow, FactTable } from "./FactTable.ts";
import { followFacts, hashOfFacts, type FactState } from "./followFacts.ts";
import { measures } from "./facts/measures.ts";
import { schemes } from "./facts/schemes.ts";
import { factName } from "@mars/wording/facts/factName";

const table = (rows: FactRow[]): FactTable => ({
  kind: "scheme",
  table: "subsidy_scheme",
  key: "id",
  rows,
  shared: ["goal"],
  initial: () => ({ version: 1 }),
});
const state = (given: {
  stored?: FactRow;
  current?: FactRow;
  override?: FactRow;
  isRetired?: boolean;
}): FactState => ({
  stored: new Map(
    given.stored ? [["a", { fact: given.stored, isRetired: given.isRetired ?? false }]] : [],
  ),
  current: new Map(given.current ? [["a", given.current]] : []),
  overrides: new Map(given.override ? [["a", given.override]] : []),
});

describe("what a table does to follow its facts", () => {
  const fact = { id: "a", name: "Eng", goal: 10, facts: { forms: {}, text: "ny" } };

  test("a new fact comes with what only new rows have", () => {
    expect(followFacts(table([fact]), state({}))).toMatchObject({
      inserts: [{ ...fact, version: 1 }],
      updates: [],
      changes: [{ what: "added", name: "Eng" }],
    });
  });

  test("the same fact again is nothing to do, in whatever order its keys stand", () => {
    const current = { facts: { text: "ny", forms: {} }, goal: 10, name: "Eng", id: "a", more: 1 };
    expect(followFacts(table([fact]), state({ stored: fact, current }))).toMatchObject({
      inserts: [],
      updates: [],
      retired: [],
      changes: [],
    });
  });

  test.each([
    { what: "stands as loaded", current: 8, stored: { ...fact, goal: 8 }, becomes: 10 },
    { what: "was changed here", current: 9, stored: { ...fact, goal: 8 }, becomes: 9 },
    { what: "was there before facts were kept", current: 9, stored: undefined, becomes: 9 },
  ])("a shared column that $what becomes $becomes", ({ current, stored, becomes }) => {
    const now = { ...fact, name: "Gammel eng", goal: current };
    const { updates, changes } = followFacts(table([fact]), state({ stored, current: now }));
    expect(updates).toEqual([{ ...fact, goal: becomes }]);
    expect(changes[0]?.columns).toEqual(becomes === current ? ["name"] : ["name", "goal"]);
  });

  test("an override wins, and lays an object over the fact's own", () => {
    const override = { goal: 12, facts: { forms: { payment: "/f2" } } };
    expect(
      followFacts(table([fact]), state({ stored: fact, current: fact, override })),
    ).toMatchObject({
      updates: [{ name: "Eng", goal: 12, facts: { forms: { payment: "/f2" }, text: "ny" } }],
    });
  });

  test("a fact that is no longer told retires once, and comes back", () => {
    const gone = followFacts(table([]), state({ stored: fact, current: fact }));
    expect(gone).toMatchObject({ retired: ["a"], changes: [{ what: "retired" }] });
    const still = followFacts(table([]), state({ stored: fact, current: fact, isRetired: true }));
    expect(still).toMatchObject({ retired: [], changes: [] });
    const back = followFacts(
      table([fact]),
      state({ stored: fact, current: fact, isRetired: true }),
    );
    expect(back).toMatchObject({ updates: [fact], changes: [{ what: "returned" }] });
  });

  test("the same facts have the same hash, other ones another", () => {
    const turned = { goal: 10, facts: { text: "ny", forms: {} }, name: "Eng", id: "a" };
    expect(hashOfFacts([table([turned])])).toBe(hashOfFacts([table([fact])]));
    expect(hashOfFacts([table([{ ...fact, goal: 11 }])])).not.toBe(hashOfFacts([table([fact])]));
  });
});

test("[H13] every measure and scheme has an English name", () => {
  const names = [...measures, ...schemes].map(({ name }) => name);
  expect(names.filter((name) => factName(name, "en-US") === name)).toEqual([]);
});

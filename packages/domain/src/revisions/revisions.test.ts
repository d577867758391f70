import { expect, test } from "vitest";
import { diffRecords } from "./diffRecords.ts";
import { mergeAutosaves, type RevisionEntry } from "./mergeAutosaves.ts";

test.each([
  {
    what: "a changed field",
    before: { name: "A", ha: 1 },
    after: { name: "B", ha: 1 },
    changes: [{ field: "name", from: "A", to: "B" }],
  },
  {
    what: "a new record",
    before: null,
    after: { name: "A", note: null },
    changes: [{ field: "name", from: null, to: "A" }],
  },
  {
    what: "a deleted record",
    before: { name: "A" },
    after: null,
    changes: [{ field: "name", from: "A", to: null }],
  },
  { what: "nothing, as null or absent", before: { note: null }, after: {}, changes: [] },
  {
    what: "the same content in another object",
    before: { g: { c: [[1, 2]] } },
    after: { g: { c: [[1, 2]] } },
    changes: [],
  },
  {
    what: "a list that grew",
    before: { v: [1] },
    after: { v: [1, 2] },
    changes: [{ field: "v", from: [1], to: [1, 2] }],
  },
  {
    what: "zero against nothing",
    before: { n: 0 },
    after: { n: null },
    changes: [{ field: "n", from: 0, to: null }],
  },
])("[P3] difference: $what", ({ before, after, changes }) => {
  expect(diffRecords(before, after)).toEqual(changes);
});

test("[P3] only the fields asked for are told, in their order", () => {
  expect(
    diffRecords({ a: 1, b: 1, c: 1 }, { a: 2, b: 2, c: 2 }, ["c", "a"]).map(
      (change) => change.field,
    ),
  ).toEqual(["c", "a"]);
});

function entry(
  minute: number,
  from: string,
  to: string,
  more: Partial<RevisionEntry> = {},
): RevisionEntry {
  const at = new Date(Date.UTC(2026, 4, 18, 10, minute)).toISOString();
  return {
    at,
    personId: "p",
    entity: "project/1",
    autosave: true,
    changes: [{ field: "name", from, to }],
    ...more,
  };
}

test.each([
  {
    what: "typing becomes one entry, first from and last to",
    entries: [entry(0, "", "L"), entry(1, "L", "Løvel")],
    merged: [["", "Løvel"]],
  },
  {
    what: "ten minutes after the one before is still the same entry",
    entries: [entry(0, "a", "b"), entry(10, "b", "c")],
    merged: [["a", "c"]],
  },
  {
    what: "a pause of eleven minutes parts them",
    entries: [entry(0, "a", "b"), entry(11, "b", "c")],
    merged: undefined,
  },
  {
    what: "an entry dated before the last one stays alone",
    entries: [entry(1, "a", "b"), entry(0, "b", "c")],
    merged: undefined,
  },
  {
    what: "another person parts them",
    entries: [entry(0, "a", "b"), entry(1, "b", "c", { personId: "q" })],
    merged: undefined,
  },
  {
    what: "another project parts them",
    entries: [entry(0, "a", "b"), entry(1, "x", "y", { entity: "project/2" })],
    merged: undefined,
  },
  {
    what: "an act of its own stays alone",
    entries: [entry(0, "a", "b"), entry(1, "b", "c", { autosave: false })],
    merged: undefined,
  },
  {
    what: "typing after an act of its own is a new entry",
    entries: [entry(0, "a", "b", { autosave: false }), entry(1, "b", "c")],
    merged: undefined,
  },
  {
    what: "another field is another entry",
    entries: [
      entry(0, "a", "b"),
      entry(1, "", "x", { changes: [{ field: "description", from: "", to: "x" }] }),
    ],
    merged: undefined,
  },
  {
    what: "typed and taken back disappears",
    entries: [entry(0, "a", "b"), entry(1, "b", "a")],
    merged: [],
  },
])("[P10] $what", ({ entries, merged }) => {
  const changes = mergeAutosaves(entries[0]!, entries[1]!);
  expect(changes?.map(({ from, to }) => [from, to])).toEqual(merged);
});

import { expect, test } from "vitest";
import { publicDifference, type SnapshotItem, versionDifference } from "./versionDifference.ts";

const sketch = (id: string, included: boolean, name = id): SnapshotItem => ({
  id,
  fields: { kind: "sketch_project", name, included },
});
const excluded = (id: string): SnapshotItem => ({ id, fields: { name: id, included: false } });
const ids = (items: readonly SnapshotItem[]) => items.map(({ id }) => id);

test.each([
  { case: "nothing is public yet", before: null, after: [sketch("a", true)], added: ["a"] },
  {
    case: "a sketch that begins to count",
    before: [sketch("a", false)],
    after: [sketch("a", true)],
    added: ["a"],
  },
  {
    case: "a sketch that no longer counts",
    before: [sketch("a", true)],
    after: [sketch("a", false)],
    removed: ["a"],
  },
  { case: "a deleted sketch", before: [sketch("a", true)], after: [], removed: ["a"] },
  {
    case: "a sketch that changed",
    before: [sketch("a", true)],
    after: [sketch("a", true, "ny")],
    changed: ["a"],
  },
  {
    case: "effects that were worked out anew and differ in the last digits",
    before: [{ id: "a", fields: { included: true, nitrogenReductionT: 12.099412575000079 } }],
    after: [{ id: "a", fields: { included: true, nitrogenReductionT: 12.099412573960636 } }],
  },
  {
    case: "a kilogram more",
    before: [{ id: "a", fields: { included: true, nitrogenReductionT: 12.099 } }],
    after: [{ id: "a", fields: { included: true, nitrogenReductionT: 12.1 } }],
    changed: ["a"],
  },
  {
    case: "a change in what does not count is nobody's to see",
    before: [sketch("a", false)],
    after: [sketch("a", false, "ny")],
  },
  { case: "a project the plan leaves out", before: [], after: [excluded("p")], removed: ["p"] },
  { case: "a project it counts again", before: [excluded("p")], after: [], added: ["p"] },
  { case: "a project left out from the first version on", before: null, after: [excluded("p")] },
])("[L6] $case", ({ before, after, added = [], changed = [], removed = [] }) => {
  const found = publicDifference(before && { fields: {}, items: before }, {
    fields: {},
    items: after,
  });
  expect([ids(found.added), ids(found.changed), ids(found.removed)]).toEqual([
    added,
    changed,
    removed,
  ]);
});

const snapshot = (items: readonly SnapshotItem[], title = "Plan") => ({ fields: { title }, items });

test("[L6] what the public sees change is counted once, its texts among it", () => {
  const before = snapshot([sketch("a", true), sketch("quiet", false)]);
  const after = snapshot(
    [sketch("a", true, "ny"), sketch("b", true), sketch("quiet", false, "ny"), excluded("p")],
    "Ny plan",
  );
  expect(publicDifference(before, after)).toMatchObject({ fields: [{ to: "Ny plan" }], count: 4 });
  expect(versionDifference(before, after).count).toBe(5);
  expect(publicDifference(null, after).fields).toEqual([]);
});

test("[L6] a project that is left out goes, and comes when it is counted again", () => {
  const [counted, without] = [snapshot([]), snapshot([excluded("p")])];
  expect(ids(versionDifference(counted, without).removed)).toEqual(["p"]);
  expect(ids(versionDifference(without, counted).added)).toEqual(["p"]);
});

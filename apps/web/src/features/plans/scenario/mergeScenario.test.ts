import { describe, expect, test } from "vitest";
import { mergeScenario, type ScenarioContent, withTheirs } from "./mergeScenario.ts";

const base: ScenarioContent = {
  name: "Mere skov",
  dropoutShare: 0.2,
  choices: { a: true, b: false },
  pinned: ["a"],
};
const merge = (mine: Partial<ScenarioContent>, theirs: Partial<ScenarioContent>) =>
  mergeScenario({ mine: { ...base, ...mine }, base, theirs: { ...base, ...theirs } });

type Row = {
  what: string;
  mine: Partial<ScenarioContent>;
  theirs: Partial<ScenarioContent>;
  merged: ScenarioContent;
};

describe("[L2] a scenario that two people saved", () => {
  test.each<Row>([
    {
      what: "what only I changed is mine, the rest theirs",
      mine: { name: "Skov", choices: { a: true, b: false, c: true } },
      theirs: { dropoutShare: 0.1, choices: { a: false, b: false } },
      merged: {
        name: "Skov",
        dropoutShare: 0.1,
        choices: { a: false, b: false, c: true },
        pinned: ["a"],
      },
    },
    {
      what: "what one of us takes away is away",
      mine: { choices: { a: true }, pinned: [] },
      theirs: { pinned: ["a", "b"] },
      merged: { ...base, choices: { a: true }, pinned: ["b"] },
    },
    {
      what: "the same change by both is no conflict",
      mine: { name: "Eng" },
      theirs: { name: "Eng" },
      merged: { ...base, name: "Eng" },
    },
  ])("$what", ({ mine, theirs, merged }) => {
    expect(merge(mine, theirs)).toEqual({ merged, conflicts: [] });
  });

  test("what both changed differently is asked about, and only that", () => {
    const mine = { ...base, name: "Skov", dropoutShare: 0.1 };
    const { conflicts } = merge(mine, { name: "Eng", choices: {} });
    expect(conflicts).toEqual([{ field: "name", mine: "Skov", theirs: "Eng" }]);
    expect(withTheirs(mine, conflicts, () => false)).toEqual({ ...mine, name: "Eng" });
    expect(withTheirs(mine, conflicts, () => true)).toEqual(mine);
  });
});

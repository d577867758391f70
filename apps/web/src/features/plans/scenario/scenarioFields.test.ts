import { describe, expect, test } from "vitest";
import { changedFields } from "../../../lib/saving/changedFields.ts";
import { mergeFields } from "../../../lib/saving/mergeFields.ts";
import {
  type ScenarioContent,
  type ScenarioFields,
  scenarioFields,
  withScenarioFields,
} from "./scenarioFields.ts";

const base: ScenarioContent = {
  name: "Mere skov",
  dropoutShare: 0.2,
  choices: { a: true, b: false },
  pinned: ["a"],
};

function merge(mine: Partial<ScenarioContent>, changed: Partial<ScenarioContent>) {
  const theirs = { ...base, ...changed };
  const { toSend, conflicts } = mergeFields<ScenarioFields>({
    ...changedFields(scenarioFields({ ...base, ...mine }), scenarioFields(base)),
    theirs: scenarioFields(theirs),
    theirStamps: scenarioFields(theirs),
  });
  return { merged: withScenarioFields(theirs, toSend), conflicts };
}

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
    const { conflicts } = merge({ name: "Skov", dropoutShare: 0.1 }, { name: "Eng", choices: {} });
    expect(conflicts).toEqual([{ field: "name", mine: "Skov", theirs: "Eng" }]);
  });

  test("one that I took away and they turned is asked about", () => {
    const { conflicts } = merge({ choices: { b: false } }, { choices: { a: false, b: false } });
    expect(conflicts).toEqual([{ field: "choice:a", mine: null, theirs: false }]);
  });
});

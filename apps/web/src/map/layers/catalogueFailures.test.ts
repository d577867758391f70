// @vitest-environment node
import { describe, expect, test } from "vitest";
import { catalogueFailures } from "./useCatalogue.ts";

const groups = [{ datasetIds: ["a", "b"] }, { datasetIds: ["b", "c"] }];

describe("what is missing of the catalogue", () => {
  test.each([
    ["nothing, when all named are there", groups, ["a", "b", "c", "d"], []],
    ["nothing, while the datasets are under way", groups, undefined, []],
    ["the groups", null, ["a"], [{ kind: "group", ids: [] }]],
    ["the datasets", groups, null, [{ kind: "dataset", ids: [] }]],
    [
      "both",
      null,
      null,
      [
        { kind: "group", ids: [] },
        { kind: "dataset", ids: [] },
      ],
    ],
    ["one dataset, told once", groups, ["a", "c"], [{ kind: "dataset", ids: ["b"] }]],
  ])("%s", (_what, of, ids, failures) => {
    expect(catalogueFailures(of, ids)).toEqual(failures);
  });
});

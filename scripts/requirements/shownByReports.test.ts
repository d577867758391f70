import { expect, test } from "vitest";
import { passedTitles } from "./shownByReports.ts";

test("only what ran and passed shows a requirement, groups with their tests", () => {
  const vitest = {
    testResults: [
      {
        assertionResults: [
          { status: "passed", title: "[H1] a", ancestorTitles: ["[H2] group"] },
          { status: "skipped", title: "[H3] b", ancestorTitles: ["[H4] group"] },
          { status: "failed", title: "[H5] c" },
        ],
      },
    ],
  };
  const playwright = {
    suites: [
      {
        title: "platform.e2e.ts",
        suites: [
          { title: "[H6] group", specs: [{ title: "[H7] d", tests: [{ status: "expected" }] }] },
          { title: "[H8] group", specs: [{ title: "[H9] e", tests: [{ status: "skipped" }] }] },
        ],
      },
    ],
  };
  expect(passedTitles(vitest)).toEqual(["[H2] group", "[H1] a"]);
  expect(passedTitles(playwright)).toEqual(["platform.e2e.ts", "[H6] group", "[H7] d"]);
});

import { expect, test } from "vitest";
import { readRequirements } from "./readRequirements.ts";
import { leadingIds, readTitles } from "./readTitles.ts";

test.each([
  { title: "[H3] the bell", ids: ["H3"] },
  { title: "[H3, H4] both", ids: ["H3", "H4"] },
  { title: "[H3][V1] both", ids: ["H3", "V1"] },
  { title: "the bell [H3]", ids: [] },
  { title: "[da] words", ids: [] },
])("the ids of '$title' are $ids", ({ title, ids }) => {
  expect(leadingIds(title)).toEqual(ids);
});

test("titles are found behind test, it, each, skipIf and describe", () => {
  const source = `
    test("[A1] one", () => {});
    it('[A2] two', () => {});
    test.each([{ a: f(1) }, { a: 2 }])("[A3] three $a", () => {});
    test.skipIf(!there())(\`[A4] four\`, () => {});
    latest("[A5] no test", 1);
    describe("[A6] five", () => {});
  `;
  expect(readTitles(source).flatMap((title) => title.ids)).toEqual(["A1", "A2", "A3", "A4", "A6"]);
});

test("a requirement that stands twice is a mistake", () => {
  expect(readRequirements("- **A1** one\n- **A2** two\n").size).toBe(2);
  expect(() => readRequirements("- **A1** one\n- **A1** two\n")).toThrow("A1");
});

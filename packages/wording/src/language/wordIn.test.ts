import { expect, test } from "vitest";
import { wordIn } from "./wordIn.ts";

test.each([
  [{ titleDa: "Mark", titleEn: "Field" }, "Mark", "Field"],
  [{ title: "Mark", titleEn: "Field" }, "Mark", "Field"],
  [{ title: "Mark", titleEn: null }, "Mark", "Mark"],
  [{ titleDa: "Mark", titleEn: "" }, "Mark", "Mark"],
  [{}, null, null],
])("[H13] %j is read in the reader's language, and in Danish where there is no other", (...row) => {
  const [words, da, en] = row;
  expect(wordIn("da-DK", words, "title")).toBe(da);
  expect(wordIn("en-US", words, "title")).toBe(en);
});

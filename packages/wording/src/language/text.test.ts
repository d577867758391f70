import { expect, test } from "vitest";
import { defineText, translator } from "./text.ts";

const bundle = defineText({
  da: {
    title: "Projekter",
    found_zero: "Ingen projekter",
    found_one: "Ét projekt",
    found_other: "{count} projekter",
    left_other: "{count} tilbage af {all}",
  },
  en: {
    title: "Projects",
    found_zero: "No projects",
    found_one: "One project",
    found_other: "{count} projects",
    left_other: "{count} of {all} left",
  },
});

test.each([
  { count: 0, da: "Ingen projekter", en: "No projects" },
  { count: 1, da: "Ét projekt", en: "One project" },
  { count: 1375, da: "1.375 projekter", en: "1,375 projects" },
])("[H13] $count takes its own plural form in both languages", ({ count, da, en }) => {
  expect(translator(bundle, "da-DK")("found", { count })).toBe(da);
  expect(translator(bundle, "en-US")("found", { count })).toBe(en);
});

test("[H13] a missing zero or one form falls back to the other form", () => {
  expect(translator(bundle, "da-DK")("left", { count: 0, all: 5 })).toBe("0 tilbage af 5");
});

test("a text without figures is given as it stands", () => {
  expect(translator(bundle, "en-US")("title")).toBe("Projects");
});

import { afterEach, describe, expect, test } from "vitest";
import { theme } from "../../lib/theme/theme.ts";
import { darkColor, mapColor } from "./mapColor.ts";

afterEach(() => theme.set("light"));

describe("colours of the map in the dark", () => {
  test.each([
    { light: "#f4f1ea", dark: "rgb(27 33 30)", what: "land" },
    { light: "#bcd8e4", dark: "rgb(31 68 87)", what: "water" },
    { light: "rgb(14 71 67 / 0.12)", dark: "rgb(143 208 194 / 0.12)", what: "mine, see-through" },
    {
      light: "#8a65128c",
      dark: "rgb(244 220 157 / 0.55)",
      what: "dots with an opacity of their own",
    },
    { light: "currentColor", dark: "currentColor", what: "no colour of ours" },
  ])("$what", ({ light, dark }) => expect(darkColor(light)).toBe(dark));

  test.each(["#3f6b2a", "#7a4a21", "#454545", "#5d4578", "#000000", "#9a7d0a"])(
    "%s of a catalogue becomes at least 3:1 against the land",
    (light) => expect(contrast(darkColor(light), "rgb(27 33 30)")).toBeGreaterThanOrEqual(3),
  );

  test("in the light they are as they are written", () => {
    expect(mapColor("#f4f1ea")).toBe("#f4f1ea");
    theme.set("dark");
    expect(mapColor("#f4f1ea")).toBe("rgb(27 33 30)");
  });
});

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [one, other].map(luminance).toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = (color.match(/\d+/g) ?? []).map((part) => {
    const share = Number(part) / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

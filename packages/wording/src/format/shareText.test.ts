import { expect, test } from "vitest";
import { formats } from "./formats.ts";
import { shareText } from "./shareText.ts";

test.each([
  { share: 0, da: "0 %", en: "0%" },
  { share: 0.0000001, da: "<0,1 %", en: "<0.1%" },
  { share: 0.0004, da: "<0,1 %", en: "<0.1%" },
  { share: 0.0006, da: "0,1 %", en: "0.1%" },
  { share: 0.273, da: "27,3 %", en: "27.3%" },
  { share: 0.9994, da: "99,9 %", en: "99.9%" },
  { share: 0.9996, da: ">99,9 %", en: ">99.9%" },
  { share: 0.999995, da: ">99,9 %", en: ">99.9%" },
  { share: 0.9999999, da: "100 %", en: "100%" },
  { share: 1.0000001, da: "100 %", en: "100%" },
])("[S2] $share of the area is told as $da", ({ share, da, en }) => {
  expect(shareText(formats("da-DK"), share).replaceAll("\u00a0", " ")).toBe(da);
  expect(shareText(formats("en-US"), share)).toBe(en);
});

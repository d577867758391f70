import { expect, test } from "vitest";
import { abbreviatedAuthority, abbreviationsIn } from "./abbreviatedAuthority.ts";

test.each([
  { short: "NST", locale: "da-DK", said: "Naturstyrelsen (NST)" },
  { short: "NST", locale: "en-US", said: "Danish Nature Agency (NST)" },
  {
    short: "SGAV",
    locale: "da-DK",
    said: "Styrelsen for Grøn Arealomlægning og Vandmiljø (SGAV)",
  },
  { short: "En fond", locale: "en-US", said: "En fond" },
] as const)("$short is written as '$said' ($locale)", ({ short, locale, said }) =>
  expect(abbreviatedAuthority(short, locale)).toBe(said),
);

test.each([
  { names: ["Skovrejsning"], locale: "da-DK", said: "" },
  { names: ["NST Skovrejsning"], locale: "en-US", said: "NST: Danish Nature Agency" },
  {
    names: ["Lavbundsprojekt (VLP-KLA)", "Fosforvådområde (VLP)"],
    locale: "da-DK",
    said: "VLP: vand- og lavbundsprojekt; KLA: den tidligere klimaordning",
  },
] as const)("what is abbreviated in $names is written out ($locale)", ({ names, locale, said }) =>
  expect(abbreviationsIn(names, locale)).toBe(said),
);

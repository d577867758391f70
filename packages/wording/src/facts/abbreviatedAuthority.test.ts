import { expect, test } from "vitest";
import { abbreviatedAuthority } from "./abbreviatedAuthority.ts";

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

import { expect, test } from "vitest";
import { factName } from "./factName.ts";

test.each([
  { name: "Minivådområder", locale: "en-US", said: "Mini-wetlands" },
  { name: "Minivådområder", locale: "da-DK", said: "Minivådområder" },
  { name: "Vores egen ordning", locale: "en-US", said: "Vores egen ordning" },
] as const)("[H13] $name is $said in $locale", ({ name, locale, said }) => {
  expect(factName(name, locale)).toBe(said);
});

import { expect, test } from "vitest";
import { locales } from "../language/languages.ts";
import { loggedValueWords } from "./loggedValueWords.ts";

test.each([
  { field: "subsidyScheme", value: "Øvrig udtagning", said: "Other set-aside" },
  { field: "mitigationMeasure", value: "Skovrejsning", said: "Afforestation" },
  { field: "name", value: "Skovrejsning", said: "Skovrejsning" },
])("an English log says $field $value as $said", ({ field, value, said }) => {
  expect(loggedValueWords(value, field, locales.en)).toBe(said);
  expect(loggedValueWords(value, field, locales.da)).toBe(value);
});

test("a log calls what was sent back by its own name", () => {
  expect(loggedValueWords("returned", "status", locales.da)).toBe("Til rettelse");
});

import { expect, test } from "vitest";
import { authorityName } from "./authorityName.ts";

test.each([
  { name: "Miljøstyrelsen", locale: "da-DK", said: "Miljøstyrelsen" },
  {
    name: "Miljøstyrelsen",
    locale: "en-US",
    said: "Danish Environmental Protection Agency (Miljøstyrelsen)",
  },
  { name: "Viborg Kommune", locale: "en-US", said: "Viborg Municipality (Viborg Kommune)" },
  { name: "Københavns Kommune", locale: "en-US", said: "City of Copenhagen (Københavns Kommune)" },
  { name: "Plandata.dk", locale: "en-US", said: "Plandata.dk" },
] as const)("[H13] $name is $said in $locale", ({ name, locale, said }) => {
  expect(authorityName(name, locale)).toBe(said);
});

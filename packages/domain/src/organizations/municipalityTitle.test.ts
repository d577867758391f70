import { expect, test } from "vitest";
import { municipalityTitle } from "./municipalityTitle.ts";

test.each([
  ["Viborg", "Viborg Kommune"],
  ["Vesthimmerlands", "Vesthimmerlands Kommune"],
  ["København", "Københavns Kommune"],
  ["Bornholm", "Bornholms Regionskommune"],
  ["Christiansø", "Christiansø"],
  ["Viborg Kommune", "Viborg Kommune"],
])("the municipality of %s calls itself %s", (name, title) =>
  expect(municipalityTitle(name)).toBe(title),
);

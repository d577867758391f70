import { expect, test } from "vitest";
import { inPlace } from "./inPlace.ts";

test.each([
  ["Viborg", "i Viborg", "in Viborg"],
  ["Bornholm", "på Bornholm", "on Bornholm"],
  ["Bornholms Regionskommune", "i Bornholms Regionskommune", "in Bornholms Regionskommune"],
  ["Østersøen, Bornholm", "i Østersøen, Bornholm", "in Østersøen, Bornholm"],
])("%s is said as %s and %s", (name, da, en) => {
  expect(inPlace(name, "da")).toBe(da);
  expect(inPlace(name, "en")).toBe(en);
});

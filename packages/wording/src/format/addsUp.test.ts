import { expect, test } from "vitest";
import { addsUp } from "./addsUp.ts";

test.each([
  { parts: [37.6, 1750.5, 3821.5], whole: 5609.6, decimals: 0, fits: false },
  { parts: [37.6, 1750.5, 3821.5], whole: 5609.6, decimals: 1, fits: true },
  { parts: [0.14, 0.14], whole: 0.28, decimals: 1, fits: false },
  { parts: [0.1, 0.2], whole: 0.1 + 0.2, decimals: 1, fits: true },
  { parts: [], whole: 0, decimals: 1, fits: true },
])("$parts beside $whole with $decimals decimals add up: $fits", (given) => {
  expect(addsUp(given.parts, given.whole, given.decimals)).toBe(given.fits);
});

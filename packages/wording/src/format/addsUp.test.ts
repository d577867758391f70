import { expect, test } from "vitest";
import { addsUp } from "./addsUp.ts";

test.each([
  { parts: [37.64, 1750.54, 3821.54], whole: 5609.72, fits: false },
  { parts: [37.6, 1750.5, 3821.5], whole: 5609.6, fits: true },
  { parts: [0.14, 0.14], whole: 0.28, fits: false },
  { parts: [0.1, 0.2], whole: 0.1 + 0.2, fits: true },
  { parts: [], whole: 0, fits: true },
])("$parts beside $whole add up: $fits", (given) => {
  expect(addsUp(given.parts, given.whole)).toBe(given.fits);
});

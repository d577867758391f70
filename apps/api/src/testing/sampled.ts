import { crc32 } from "node:zlib";

/**
 * Of generated cases every `oneIn`-th, the same ones each time, where TEST_SAMPLE is set; otherwise
 * all. `npm test` sets it for the embedded engine when a server has all of them: what such cases show
 * belongs to our code, and an engine that answers otherwise shows in a few.
 */
export function sampled<T>(cases: readonly T[], oneIn = 10): readonly T[] {
  return process.env["TEST_SAMPLE"] === "1" ? everyNth(cases, oneIn, 2) : cases;
}

/**
 * Of many cases that resemble each other every `oneIn`-th in `npm test`, which sets TEST_MAIN: the
 * same ones each time, and others for every `row` of a table. `npm run test:generated` runs all.
 */
export function oneOf<T>(cases: readonly T[], oneIn: number, row = ""): readonly T[] {
  return process.env["TEST_MAIN"] === "1" ? everyNth(cases, oneIn, crc32(row)) : sampled(cases);
}

/** The first is always among them. */
function everyNth<T>(cases: readonly T[], nth: number, offset: number): T[] {
  return cases.filter((_, index) => index === 0 || (index + offset) % nth === 0);
}

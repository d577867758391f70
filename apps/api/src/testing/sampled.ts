import { crc32 } from "node:zlib";

const SEED = 7_242;

/**
 * Of generated cases every `oneIn`-th, the same ones each time, where TEST_SAMPLE is set; otherwise
 * all. `npm test` sets it for the embedded engine when a server has all of them: what such cases show
 * belongs to our code, and an engine that answers otherwise shows in a few.
 */
export function sampled<T>(cases: readonly T[], oneIn = 10): readonly T[] {
  return process.env["TEST_SAMPLE"] === "1" ? everyNth(cases, oneIn, SEED) : cases;
}

/**
 * Of many cases that resemble each other every `oneIn`-th, where TEST_DRAW has a seed: the next ones
 * on the next day, so that each has its turn within `oneIn` days, and others for every `row` of a
 * table that is drawn from row by row. The first case is always among them. `npm test` draws by the
 * number of the day of the last commit, `npm run test:generated` runs all.
 */
export function drawnFrom<T>(cases: readonly T[], oneIn: number, row = ""): readonly T[] {
  const seed = process.env["TEST_DRAW"];
  return seed ? everyNth(cases, oneIn, Number(seed) + crc32(row)) : sampled(cases);
}

function everyNth<T>(cases: readonly T[], nth: number, offset: number): T[] {
  return cases.filter((_, index) => index === 0 || (index + offset) % nth === 0);
}

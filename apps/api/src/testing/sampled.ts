import { crc32 } from "node:zlib";

const SEED = 7_242;

/**
 * Of generated cases every `oneIn`-th or so, the same ones each time, where TEST_SAMPLE is set;
 * otherwise all. `npm test` sets it for the embedded engine when a server has all of them: what such
 * cases show belongs to our code, and an engine that answers otherwise shows in a few.
 */
export function sampled<T>(cases: readonly T[], oneIn = 10): readonly T[] {
  return process.env["TEST_SAMPLE"] === "1" ? oneOf(cases, oneIn, SEED) : cases;
}

/**
 * Of many cases that resemble each other every `oneIn`-th or so, where TEST_DRAW has a seed: others
 * with every seed, and with every `row` of a table that is drawn from row by row. The first case is
 * always among them. `npm test` draws by the day of the last commit, `npm run test:generated` runs all.
 */
export function drawnFrom<T>(cases: readonly T[], oneIn: number, row = ""): readonly T[] {
  const seed = process.env["TEST_DRAW"];
  return seed ? oneOf(cases, oneIn, Number(seed) + crc32(row)) : sampled(cases);
}

function oneOf<T>(cases: readonly T[], oneIn: number, seed: number): T[] {
  let state = seed;
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return cases.filter((_, index) => random() < 1 / oneIn || index === 0);
}

import { expect, test } from "vitest";
import { gapProof } from "./gapProof.ts";
import { NO_WEIGHTS } from "./gapWeights.ts";

const area = { smallest: "area", weights: NO_WEIGHTS } as const;
const count = { smallest: "count", weights: NO_WEIGHTS } as const;
const weighed = { ...count, weights: { ...NO_WEIGHTS, willingness: "much" } } as const;

test.each([
  { why: "nothing found in time", wish: area, cost: 100, provenGap: null, proof: "unproven" },
  { why: "proven to the end", wish: area, cost: 1_652, provenGap: 0, proof: "none-better" },
  { why: "what is not seen", wish: area, cost: 40, provenGap: 0.001, proof: "none-better" },
  { why: "half a hectare of 500", wish: area, cost: 500, provenGap: 0.001, proof: "close" },
  { why: "a tenth of it", wish: area, cost: 500, provenGap: 0.1, proof: "unproven" },
  { why: "less than one sketch", wish: count, cost: 5, provenGap: 0.19, proof: "none-better" },
  { why: "one sketch of five", wish: count, cost: 5, provenGap: 0.2, proof: "unproven" },
  {
    why: "a weighed sketch is no whole one",
    wish: weighed,
    cost: 5,
    provenGap: 0.19,
    proof: "unproven",
  },
] as const)("[L2] $why: $proof", ({ wish, cost, provenGap, proof }) => {
  expect(gapProof(wish, { cost, provenGap, closeGap: 0.001 })).toBe(proof);
});

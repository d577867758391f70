import { type GapWeights, NO_WEIGHTS } from "./gapWeights.ts";

/** What may be said of an answer of the gap closer. */
export const GAP_PROOFS = ["none-better", "close", "unproven"] as const;
export type GapProof = (typeof GAP_PROOFS)[number];

/** A difference below this is not seen: hectares are shown with one decimal. */
const SEEN_HA = 0.05;

type Wish = { readonly smallest: "area" | "count"; readonly weights: GapWeights };

/** Two sets differ by a whole sketch, or by what is seen of their land. */
export function provenToCost({ smallest, weights }: Wish): number {
  const isPlain = Object.keys(NO_WEIGHTS).every(
    (kind) => weights[kind as keyof GapWeights] === "none",
  );
  return smallest === "count" && isPlain ? 0.99 : SEEN_HA;
}

/** `none-better` only where no better set can be told apart from the answer; `close` to the share
 * that is told next to it. */
export function gapProof(
  wish: Wish,
  { cost, provenGap, closeGap }: { cost: number; provenGap: number | null; closeGap: number },
): GapProof {
  if (provenGap === null) return "unproven";
  // Solvers tell the gap by the cost that they found.
  if (provenGap * cost <= provenToCost(wish)) return "none-better";
  return provenGap <= closeGap ? "close" : "unproven";
}

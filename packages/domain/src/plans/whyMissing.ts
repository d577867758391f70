import type { Balance } from "./balance.ts";
import { isShownT } from "./coverage.ts";

/** Why something is missing although as much is planned as is needed, in the words of a planner. */
export type WhyMissing =
  /** Planned where there is enough already, or where nothing is needed. */
  | { readonly kind: "surplus-elsewhere"; readonly surplusT: number }
  /** Enough is planned, until the expected dropout is taken off. */
  | { readonly kind: "dropout"; readonly dropoutT: number };

/** Null where nothing is missing, or where less is planned than needed: that explains itself. */
export function whyMissing(balance: Balance): WhyMissing | null {
  const { needT, plannedT, plannedAfterDropoutT, remainingAfterDropoutT, dropoutT } = balance;
  if (!isShownT(remainingAfterDropoutT) || plannedT < needT) return null;
  const surplusT = plannedAfterDropoutT - (needT - remainingAfterDropoutT);
  if (isShownT(surplusT)) return { kind: "surplus-elsewhere", surplusT };
  return { kind: "dropout", dropoutT };
}

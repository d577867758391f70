import type { Balance } from "@mars/domain/plans/balance";

export type NeedClass = 0 | 1 | 2 | 3 | 4 | 5;
const tons = 0.05;

/** Round limits that fit the plan: the smallest has 2 t missing, the largest several hundred. */
export function needLimits(
  balances: Iterable<Pick<Balance, "remainingAfterDropoutT">>,
): [number, number, number] {
  const most = Math.max(0, ...[...balances].map((balance) => balance.remainingAfterDropoutT));
  const step = [1, 2, 5, 10, 15, 25, 50, 100, 200].find((size) => size * 4 >= most) ?? 400;
  return [step, step * 2, step * 3];
}

/** 0: no need. 1: covered. 2–5: more missing. */
export function needClass(
  balance: Pick<Balance, "hasNeed" | "remainingAfterDropoutT">,
  limits: readonly [number, number, number],
): NeedClass {
  if (!balance.hasNeed) return 0;
  const missing = balance.remainingAfterDropoutT;
  if (missing < tons) return 1;
  if (missing < limits[0]) return 2;
  if (missing < limits[1]) return 3;
  return missing < limits[2] ? 4 : 5;
}

import { isShownT } from "./coverage.ts";

export type DraftNeed = { readonly id: string; readonly needT: number };

/** `reshare`: the others give or take what the sum would change. `keep`: they stay, the sum moves. */
export type NeedMode = "reshare" | "keep";

/** Every need of a plan after one was edited. The others share what is left of the goal by size, in
 * tenths of a ton by largest remainder, so that the column adds up as it is shown. */
export function editNeed(
  needs: readonly DraftNeed[],
  edited: DraftNeed,
  { goalT, mode }: { readonly goalT: number; readonly mode: NeedMode },
): DraftNeed[] {
  const others = needs.filter(({ id }) => id !== edited.id);
  const othersT = sumNeeds(others);
  const restT = Math.max(0, goalT - edited.needT);
  const isMoved = mode === "reshare" && othersT > 0 && isShownT(Math.abs(restT - othersT));
  const shared = isMoved
    ? tenths(
        others.map(({ needT }) => (needT * restT) / othersT),
        restT,
      )
    : others.map(({ needT }) => needT);
  const after = new Map(others.map(({ id }, i) => [id, shared[i]!]));
  return needs.map(({ id }) => ({ id, needT: after.get(id) ?? edited.needT }));
}

/** What needs are above the goal of their plan; 0 where the difference is not shown. */
export function overGoalT(needs: readonly { readonly needT: number }[], goalT: number): number {
  const over = sumNeeds(needs) - goalT;
  return isShownT(over) ? over : 0;
}

export function sumNeeds(needs: readonly { readonly needT: number }[]): number {
  return needs.reduce((sum, { needT }) => sum + needT, 0);
}

function tenths(exact: readonly number[], sum: number): number[] {
  const floors = exact.map((tons) => Math.floor(tons * 10));
  const left = Math.round(sum * 10) - floors.reduce((total, one) => total + one, 0);
  const byRemainder = exact
    .map((tons, i) => ({ i, remainder: tons * 10 - floors[i]! }))
    .toSorted((a, b) => b.remainder - a.remainder || a.i - b.i);
  for (const { i } of byRemainder.slice(0, Math.max(0, left))) floors[i]! += 1;
  return floors.map((tenth) => tenth / 10);
}

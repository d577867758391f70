import type { CoveringProblem } from "@mars/domain/plans/gapProblem";

export type Problem = Pick<CoveringProblem, "columns" | "rows">;

export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
}

/**
 * Every choice that meets all rows and can spare none of its own, cheapest first. Every subset is
 * tried: slow, and independent of the solver.
 */
export function coversByTrying(problem: Problem): { ids: string[]; cost: number }[] {
  const { columns, rows } = problem;
  const reached = (subset: number) =>
    rows.every(
      (row) =>
        row.terms.reduce((sum, t) => sum + ((subset >> t.column) & 1) * t.amount, 0) >= row.atLeast,
    );
  const covers: { ids: string[]; cost: number }[] = [];
  for (let subset = 0; subset < 2 ** columns.length; subset++) {
    const chosen = columns.flatMap((_, i) => ((subset >> i) & 1 ? [i] : []));
    if (!reached(subset) || chosen.some((i) => reached(subset & ~(1 << i)))) continue;
    const ids = chosen.map((i) => columns[i]!.id);
    covers.push({ ids, cost: costOf(problem, ids) });
  }
  return covers.toSorted((a, b) => a.cost - b.cost);
}

export function randomProblem(seed: number, columnCount: number, rowCount: number): Problem {
  const next = randomFrom(seed);
  const columns = Array.from({ length: columnCount }, (_, i) => ({
    id: `c${i}`,
    cost: 1 + 99 * next(),
  }));
  const rows = Array.from({ length: rowCount }, () => {
    const terms = columns.flatMap((_, column) =>
      next() < 0.5 ? [{ column, amount: 10 * next() }] : [],
    );
    return { terms, atLeast: 0.6 * terms.reduce((sum, { amount }) => sum + amount, 0) };
  });
  return { columns, rows };
}

export function costOf({ columns }: Problem, chosen: readonly string[]): number {
  const taken = new Set(chosen);
  return columns.reduce((sum, { id, cost }) => sum + (taken.has(id) ? cost : 0), 0);
}

export function isMet({ columns, rows }: Problem, chosen: readonly string[]): boolean {
  const taken = new Set(chosen);
  return rows.every(
    ({ terms, atLeast }) =>
      terms.reduce((sum, t) => sum + (taken.has(columns[t.column]!.id) ? t.amount : 0), 0) >=
      atLeast - 1e-6,
  );
}

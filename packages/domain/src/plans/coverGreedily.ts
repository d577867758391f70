import { type CoveringProblem, reachedIn } from "./gapProblem.ts";

/**
 * A choice that meets every row, found at once and without proof: an answer to fall back on when
 * the time is up before the solver has one. Takes what closes most for its cost, then leaves out
 * what turned out not to be needed, dearest first.
 */
export function coverGreedily({
  columns,
  rows,
  losses = [],
}: Pick<CoveringProblem, "columns" | "rows" | "losses">): readonly string[] {
  if (losses.length > 0) return coverOnce({ columns, rows, losses });
  const open = rows.map(({ atLeast }) => atLeast);
  const byColumn = columns.map((): { row: number; amount: number }[] => []);
  rows.forEach(({ terms }, row) => {
    for (const { column, amount } of terms) byColumn[column]!.push({ row, amount });
  });
  const worth = (column: number) =>
    byColumn[column]!.reduce(
      (sum, { row, amount }) =>
        sum + Math.min(amount, Math.max(0, open[row]!)) / rows[row]!.atLeast,
      0,
    ) / Math.max(columns[column]!.cost, Number.EPSILON);

  const left = new Set(columns.keys());
  const chosen: number[] = [];
  while (open.some((tons) => tons > 0)) {
    let best = -1;
    let bestWorth = 0;
    for (const column of left) {
      const one = worth(column);
      if (one > bestWorth) [best, bestWorth] = [column, one];
    }
    // Only where no choice meets every row; the problem is built so that one does.
    if (best < 0) break;
    left.delete(best);
    chosen.push(best);
    for (const { row, amount } of byColumn[best]!) open[row]! -= amount;
  }

  const kept = new Set(chosen);
  for (const column of chosen.toSorted((a, b) => columns[b]!.cost - columns[a]!.cost)) {
    if (byColumn[column]!.some(({ row, amount }) => open[row]! + amount > 0)) continue;
    kept.delete(column);
    for (const { row, amount } of byColumn[column]!) open[row]! += amount;
  }
  return [...kept].map((column) => columns[column]!.id);
}

/** The same where land is drawn twice: takes what brings the rows furthest for its cost. */
function coverOnce({
  columns,
  rows,
  losses,
}: Pick<CoveringProblem, "columns" | "rows"> & Required<Pick<CoveringProblem, "losses">>) {
  const chosen = new Set<number>();
  const missing = () =>
    rows.reduce((sum, row) => sum + Math.max(0, row.atLeast - reachedIn(row, losses, chosen)), 0);
  let left = missing();
  while (left > 0) {
    let best: { column: number; worth: number; missing: number } | null = null;
    for (const [column, { cost }] of columns.entries()) {
      if (chosen.has(column)) continue;
      chosen.add(column);
      const after = missing();
      chosen.delete(column);
      const worth = (left - after) / Math.max(cost, Number.EPSILON);
      if (worth > (best?.worth ?? 0)) best = { column, worth, missing: after };
    }
    if (best === null) break;
    chosen.add(best.column);
    left = best.missing;
  }
  for (const column of [...chosen].toSorted((a, b) => columns[b]!.cost - columns[a]!.cost)) {
    chosen.delete(column);
    if (missing() > left) chosen.add(column);
  }
  return [...chosen].map((column) => columns[column]!.id);
}

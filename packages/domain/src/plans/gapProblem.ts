/** A sketch or project that may be chosen to close a gap. */
export type GapCandidate = {
  readonly id: string;
  readonly areaHa: number;
  readonly extractionHa: number;
  readonly nitrogen: readonly { readonly opId: string; readonly tons: number }[];
  /** Kept whatever the answer is. */
  readonly pinned: boolean;
  /** What a hectare of it, or it alone, counts as; see `weighted`. */
  readonly countsAs: number;
};

/** What is still wanted once everything that is not up for choice has been counted. */
export type GapDemand = {
  readonly nitrogen: readonly { readonly opId: string; readonly tons: number }[];
  readonly extractionHa: number;
};

/** A covering problem: choose the cheapest columns so that every row reaches its demand. */
export type CoveringProblem = {
  /** Ids that every answer holds: pinned, or without which a row cannot come as far as it can. */
  readonly fixed: readonly string[];
  readonly columns: readonly { readonly id: string; readonly cost: number }[];
  readonly rows: readonly {
    readonly atLeast: number;
    readonly terms: readonly { readonly column: number; readonly amount: number }[];
  }[];
  /** Rows that no choice can meet, with what is left open even with everything chosen. */
  readonly unmet: readonly { readonly opId: string; readonly tonsLeft: number }[];
  readonly extractionShortHa: number;
};

const NEGLIGIBLE = 1e-9;
// Above the solver's tolerance, far below a kilogram: an answer it calls met is met.
const MARGIN = 1e-6;

/**
 * Amounts are never negative, so taking everything is the furthest any row can come. A row that
 * cannot be met even then is brought as far as it goes: all that contribute to it are fixed.
 */
export function gapProblem(
  candidates: readonly GapCandidate[],
  demand: GapDemand,
  smallest: "area" | "count",
): CoveringProblem {
  const rows = [
    ...demand.nitrogen.map(({ opId, tons }) => ({
      opId,
      wanted: tons,
      amounts: candidates.map((candidate) => tonsIn(candidate, opId)),
    })),
    {
      opId: null,
      wanted: demand.extractionHa,
      amounts: candidates.map(({ extractionHa }) => extractionHa),
    },
  ].filter(({ wanted }) => wanted > NEGLIGIBLE);

  const fixed = new Set(candidates.filter(({ pinned }) => pinned).map(({ id }) => id));
  const unmet: { opId: string; tonsLeft: number }[] = [];
  let extractionShortHa = 0;
  const open: typeof rows = [];
  for (const row of rows) {
    const reach = row.amounts.reduce((sum, amount) => sum + amount, 0);
    if (reach >= row.wanted + MARGIN) {
      open.push(row);
      continue;
    }
    candidates.forEach(({ id }, i) => row.amounts[i]! > NEGLIGIBLE && fixed.add(id));
    const left = Math.max(0, row.wanted - reach);
    if (left <= NEGLIGIBLE) continue;
    if (row.opId === null) extractionShortHa = left;
    else unmet.push({ opId: row.opId, tonsLeft: left });
  }

  const free = candidates.flatMap((candidate, index) =>
    fixed.has(candidate.id) ? [] : [{ candidate, index }],
  );
  return {
    fixed: [...fixed],
    columns: free.map(({ candidate }) => ({
      id: candidate.id,
      cost: (smallest === "area" ? candidate.areaHa : 1) * candidate.countsAs,
    })),
    rows: open.flatMap((row) => {
      const given = candidates.reduce(
        (sum, { id }, i) => sum + (fixed.has(id) ? row.amounts[i]! : 0),
        0,
      );
      const atLeast = row.wanted - given + MARGIN;
      if (atLeast <= MARGIN) return [];
      const terms = free.flatMap(({ index }, column) =>
        row.amounts[index]! > NEGLIGIBLE ? [{ column, amount: row.amounts[index]! }] : [],
      );
      return [{ atLeast, terms }];
    }),
    unmet,
    extractionShortHa,
  };
}

function tonsIn(candidate: GapCandidate, opId: string): number {
  return candidate.nitrogen.reduce(
    (sum, part) => sum + (part.opId === opId ? Math.max(0, part.tons) : 0),
    0,
  );
}

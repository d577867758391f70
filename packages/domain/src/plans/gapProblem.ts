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

/** Land that is drawn twice: lost by one as soon as another is chosen too; see `lostShares`. */
export type GapOverlap = {
  /** Who loses it; null: it counts whatever is chosen. */
  readonly loserId: string | null;
  /** Any of these candidates keeps it. */
  readonly keeperIds: readonly string[];
  /** What is lost with it. */
  readonly nitrogen: GapCandidate["nitrogen"];
  readonly extractionHa: number;
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
  readonly rows: readonly CoveringRow[];
  /** Each happens when its loser, if it has one, and any of its keepers are chosen. */
  readonly losses?: readonly {
    readonly loser: number | null;
    readonly keepers: readonly number[];
  }[];
  /** Rows that no choice can meet, with what is left open even with everything chosen. */
  readonly unmet: readonly { readonly opId: string; readonly tonsLeft: number }[];
  readonly extractionShortHa: number;
};

export type CoveringRow = {
  /** Which sub-catchment it is of; null: the extraction goal. */
  readonly opId?: string | null;
  readonly atLeast: number;
  readonly terms: readonly { readonly column: number; readonly amount: number }[];
  readonly lost?: readonly { readonly loss: number; readonly amount: number }[];
};

/** What a row reaches with a choice of columns. */
export function reachedIn(
  { terms, lost = [] }: CoveringRow,
  losses: NonNullable<CoveringProblem["losses"]>,
  chosen: ReadonlySet<number>,
): number {
  const happens = ({ loser, keepers }: (typeof losses)[number]) =>
    (loser === null || chosen.has(loser)) && keepers.some((keeper) => chosen.has(keeper));
  return (
    terms.reduce((sum, { column, amount }) => sum + (chosen.has(column) ? amount : 0), 0) -
    lost.reduce((sum, { loss, amount }) => sum + (happens(losses[loss]!) ? amount : 0), 0)
  );
}

const NEGLIGIBLE = 1e-9;
// Above the solver's tolerance, far below a kilogram: an answer it calls met is met.
const MARGIN = 1e-6;

/**
 * Without overlaps taking everything is the furthest any row can come: a row that cannot be met even
 * then is brought as far as it goes, and all that contribute to it are fixed. With overlaps more may
 * be less, so every row stays open and the solver finds how far it comes.
 */
export function gapProblem(
  candidates: readonly GapCandidate[],
  demand: GapDemand,
  smallest: "area" | "count",
  overlaps: readonly GapOverlap[] = [],
): CoveringProblem {
  const rows = [
    ...demand.nitrogen.map(({ opId, tons }) => ({
      opId,
      wanted: tons,
      amountOf: (of: Gives) => tonsIn(of, opId),
    })),
    {
      opId: null,
      wanted: demand.extractionHa,
      amountOf: ({ extractionHa }: Gives) => extractionHa,
    },
  ].filter(({ wanted }) => wanted > NEGLIGIBLE);

  const fixed = new Set(candidates.filter(({ pinned }) => pinned).map(({ id }) => id));
  const unmet: { opId: string; tonsLeft: number }[] = [];
  let extractionShortHa = 0;
  const open: typeof rows = [];
  for (const row of rows) {
    const reach = candidates.reduce((sum, candidate) => sum + row.amountOf(candidate), 0);
    if (overlaps.length > 0 || reach >= row.wanted + MARGIN) {
      open.push(row);
      continue;
    }
    for (const one of candidates) if (row.amountOf(one) > NEGLIGIBLE) fixed.add(one.id);
    const left = Math.max(0, row.wanted - reach);
    if (left <= NEGLIGIBLE) continue;
    if (row.opId === null) extractionShortHa = left;
    else unmet.push({ opId: row.opId, tonsLeft: left });
  }

  const free = candidates.filter(({ id }) => !fixed.has(id));
  const columnOf = new Map(free.map(({ id }, column) => [id, column]));
  const isSure = ({ loserId, keeperIds }: GapOverlap) =>
    (loserId === null || fixed.has(loserId)) && keeperIds.some((id) => fixed.has(id));
  const unsure = overlaps.filter((overlap) => !isSure(overlap));
  return {
    fixed: [...fixed],
    columns: free.map((candidate) => ({
      id: candidate.id,
      cost: (smallest === "area" ? candidate.areaHa : 1) * candidate.countsAs,
    })),
    rows: open.flatMap((row) => {
      const given = candidates
        .filter(({ id }) => fixed.has(id))
        .reduce((sum, candidate) => sum + row.amountOf(candidate), 0);
      const gone = overlaps.filter(isSure).reduce((sum, overlap) => sum + row.amountOf(overlap), 0);
      const atLeast = row.wanted - given + gone + MARGIN;
      const lost = unsure.flatMap((overlap, loss) =>
        row.amountOf(overlap) > NEGLIGIBLE ? [{ loss, amount: row.amountOf(overlap) }] : [],
      );
      if (atLeast <= MARGIN && lost.length === 0) return [];
      const terms = free.flatMap((candidate, column) =>
        row.amountOf(candidate) > NEGLIGIBLE ? [{ column, amount: row.amountOf(candidate) }] : [],
      );
      return [{ opId: row.opId, atLeast, terms, ...(lost.length > 0 && { lost }) }];
    }),
    ...(unsure.length > 0 && {
      losses: unsure.map(({ loserId, keeperIds }) => ({
        // One that is fixed is chosen whatever the answer is: then it depends on the other alone.
        loser: keeperIds.some((id) => fixed.has(id))
          ? null
          : loserId === null
            ? null
            : (columnOf.get(loserId) ?? null),
        keepers: keeperIds.some((id) => fixed.has(id))
          ? [columnOf.get(loserId!)!]
          : keeperIds.map((id) => columnOf.get(id)!),
      })),
    }),
    unmet,
    extractionShortHa,
  };
}

type Gives = Pick<GapCandidate, "nitrogen" | "extractionHa">;

function tonsIn(of: Gives, opId: string): number {
  return of.nitrogen.reduce(
    (sum, part) => sum + (part.opId === opId ? Math.max(0, part.tons) : 0),
    0,
  );
}

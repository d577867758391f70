type Overlap = { readonly unitKey: string; readonly overlapHa: number };

/**
 * How one area lay in the units of one kind on an earlier day. Outlines of that day are kept of units
 * retired since: what lies in those was theirs, and not of units that came later. Where a unit of
 * both days has grown, the others there were share the rest as today.
 */
export function overlapsOfDay<Row extends Overlap>({
  today,
  former,
  hadCome,
}: {
  readonly today: readonly Row[];
  /** With units of that day that are retired by now. */
  readonly former: readonly Row[];
  readonly hadCome: (unitKey: string) => boolean;
}): readonly Row[] {
  if (former.length === 0) return today;
  // Figures that an area came with stand before those measured by outlines.
  const given = new Map(today.map((row) => [row.unitKey, row]));
  const theirs = former.map((row) => given.get(row.unitKey) ?? row);
  const isTheirs = new Set(theirs.map(({ unitKey }) => unitKey));
  const standing = today.filter(({ unitKey }) => !isTheirs.has(unitKey) && hadCome(unitKey));
  const restHa = Math.max(0, sumHa(today) - sumHa(theirs));
  const scale = Math.min(1, restHa / (sumHa(standing) || 1));
  return [...theirs, ...standing.map((row) => ({ ...row, overlapHa: row.overlapHa * scale }))];
}

const sumHa = (rows: readonly Overlap[]) => rows.reduce((sum, { overlapHa }) => sum + overlapHa, 0);

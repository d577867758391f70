export type NeedySubCatchment = {
  readonly id: string;
  readonly areaHa: number;
  readonly hasNeed: boolean;
  /** An official or edited figure, which then stands. */
  readonly givenNeedT?: number | null;
};

export type SharedNeed = {
  readonly id: string;
  readonly needT: number;
  readonly source: "given" | "shared-by-area";
};

/** Shares a plan's need by area over its sub-catchments with a need flag, until official figures
 * come. Given figures stand and are taken off first; where every flagged one has its figure the rest is
 * shared with none (`unsharedNeedT`), since the others have no need. Where no sub-catchment of the plan carries the flag
 * all of them share: a need must not vanish. */
export function shareNeed(
  planNeedT: number,
  subCatchments: readonly NeedySubCatchment[],
): readonly SharedNeed[] {
  const open = subCatchments.filter(({ givenNeedT }) => givenNeedT == null);
  const isFlagged = subCatchments.some(({ hasNeed }) => hasNeed);
  const sharers = isFlagged ? open.filter(({ hasNeed }) => hasNeed) : open;
  const givenT = subCatchments.reduce((sum, { givenNeedT }) => sum + (givenNeedT ?? 0), 0);
  const restT = Math.max(0, planNeedT - givenT);
  const areaHa = sharers.reduce((sum, sharer) => sum + sharer.areaHa, 0);
  return subCatchments.map((subCatchment) => {
    const { id, givenNeedT } = subCatchment;
    if (givenNeedT != null) return { id, needT: givenNeedT, source: "given" };
    const share = sharers.includes(subCatchment) && areaHa > 0 ? subCatchment.areaHa / areaHa : 0;
    return { id, needT: restT * share, source: "shared-by-area" };
  });
}

/** What edited figures leave of a plan's need that no sub-catchment has: told, and covered by nothing.
 * Official figures are rounded one by one, and what they leave is no need. */
export function unsharedNeedT(
  planNeedT: number,
  subCatchments: readonly { readonly needT: number; readonly isEdited: boolean }[],
): number {
  if (!subCatchments.some(({ isEdited }) => isEdited)) return 0;
  return Math.max(0, planNeedT - subCatchments.reduce((sum, { needT }) => sum + needT, 0));
}

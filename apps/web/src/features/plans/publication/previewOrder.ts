import type { PublicationPreview } from "@mars/contracts/plans/planShapes";
import { isShownT } from "@mars/domain/plans/coverage";

type Row = PublicationPreview["subCatchments"][number];

/** Those that miss something first, then those that changed, then the rest; largest first. Those
 * without a need that stays as it was have nothing to tell. */
export function previewOrder(rows: readonly Row[]): Row[] {
  const changeOf = ({ beforeT, afterT }: Row) => Math.abs((beforeT ?? afterT) - afterT);
  const rank = (row: Row) => (isShownT(row.afterT) ? 0 : isShownT(changeOf(row)) ? 1 : 2);
  return rows
    .filter((row) => row.needT > 0 || rank(row) < 2)
    .toSorted((a, b) => rank(a) - rank(b) || b.afterT - a.afterT || b.needT - a.needT);
}

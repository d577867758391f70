import type { Clip } from "@mars/domain/plans/chooseClips";

const BATCH = 20;

/** The next clips to ask for. All clips of one sketch go together: it is cut once, and one outline
 * takes it all back. */
export function clipBatch(open: readonly Clip[]): Clip[] {
  const sketches = new Set(open.slice(0, BATCH).map(({ sketchId }) => sketchId));
  return open.filter(({ sketchId }) => sketches.has(sketchId));
}

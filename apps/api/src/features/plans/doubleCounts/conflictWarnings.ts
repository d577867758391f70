import type { Notice } from "@mars/contracts/projects/projectShapes";
import type { AreaConflict } from "./areaConflictQueries.ts";

const CODES = {
  project: "overlap.projects",
  sketch_project: "overlap.sketches",
  uroert_skov: "overlap.forests",
} as const;

/** Land that is taken already: a warning while drawing and at saving, never a refusal. */
export function conflictWarnings(conflicts: readonly AreaConflict[]): Notice[] {
  return conflicts.map(({ kind, count, overlapHa, names }) => ({
    code: CODES[kind],
    figures: { count, overlapHa, names },
  }));
}

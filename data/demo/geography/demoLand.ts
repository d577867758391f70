import { catchmentPartition } from "./catchmentPartition.ts";
import type { CatchmentPartition } from "./catchmentPartition.ts";
import { landGrid } from "./landGrid.ts";
import type { LandGrid } from "./landGrid.ts";
import { municipalityOutlines } from "./municipalityOutlines.ts";
import type { Outline } from "./municipalityOutlines.ts";
import { retentionCells } from "./retentionCells.ts";
import type { RetentionCells } from "./retentionCells.ts";

/** Everything that is known of the demo's Denmark before a database is asked. */
export type DemoLand = {
  outlines: Outline[];
  grid: LandGrid;
  catchments: CatchmentPartition;
  retention: RetentionCells;
};

export function demoLand(seed: number): DemoLand {
  const outlines = municipalityOutlines();
  const grid = landGrid(outlines);
  return {
    outlines,
    grid,
    catchments: catchmentPartition(grid),
    retention: retentionCells(grid, seed),
  };
}

import { randomFor } from "../random.ts";
import type { Position } from "./Position.ts";
import { catchmentPartition, type CatchmentPartition } from "./catchmentPartition.ts";
import { landGrid, type LandGrid } from "./landGrid.ts";
import { municipalityOutlines, type Outline } from "./municipalityOutlines.ts";
import { type Segment, voronoiEdges } from "./voronoiEdges.ts";

const stepM = 4000;

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

/** Small catchments of about fifteen square kilometres, each with a retention of its own. */
type RetentionCells = {
  at: (eastingM: number, northingM: number) => number;
  borders: Segment[];
};

function retentionCells(grid: LandGrid, seed: number): RetentionCells {
  const random = randomFor(seed, "retention cells");
  const columns = Math.ceil((grid.width * grid.cellM) / stepM) + 2;
  const rows = Math.ceil((grid.height * grid.cellM) / stepM) + 2;
  const sites: Position[] = [];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      sites.push([
        Math.round(grid.west + (column - 0.5 + random.between(-0.4, 0.4)) * stepM),
        Math.round(grid.south + (row - 0.5 + random.between(-0.4, 0.4)) * stepM),
      ]);
    }
  }
  const isNearLand = nearLand(grid);
  return {
    borders: voronoiEdges(sites, (index) => index).filter((ends) => ends.some(isNearLand)),
    at: (eastingM, northingM) => {
      const column = Math.floor((eastingM - grid.west) / stepM) + 1;
      const row = Math.floor((northingM - grid.south) / stepM) + 1;
      let best = -1;
      let least = Infinity;
      for (let y = Math.max(0, row - 2); y <= Math.min(rows - 1, row + 2); y += 1) {
        for (let x = Math.max(0, column - 2); x <= Math.min(columns - 1, column + 2); x += 1) {
          const [easting, northing] = sites[y * columns + x] as Position;
          const squared = (easting - eastingM) ** 2 + (northing - northingM) ** 2;
          if (squared < least) [least, best] = [squared, y * columns + x];
        }
      }
      return best;
    },
  };
}

/** True where land begins within the length of a cell's side. */
function nearLand(grid: LandGrid): (position: Position) => boolean {
  const reach = Math.ceil(stepM / grid.cellM);
  return ([eastingM, northingM]) => {
    const column = Math.floor((eastingM - grid.west) / grid.cellM);
    const row = Math.floor((northingM - grid.south) / grid.cellM);
    for (let y = Math.max(0, row - reach); y < Math.min(grid.height, row + reach); y += 3) {
      for (let x = Math.max(0, column - reach); x < Math.min(grid.width, column + reach); x += 3) {
        if (grid.coastDistanceM[y * grid.width + x]) return true;
      }
    }
    return false;
  };
}

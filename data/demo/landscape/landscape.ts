import { distanceTransform } from "../geography/distanceTransform.ts";
import type { LandGrid } from "../geography/landGrid.ts";
import { streams } from "./streams.ts";
import type { Stream } from "./streams.ts";

/** The made-up nature that layers and projects are shaped by. */
export type Landscape = {
  streams: Stream[];
  /** Metres to the nearest stream, cell by cell of the land grid. */
  streamDistanceM: Float32Array;
};

export function landscape(grid: LandGrid, seed: number): Landscape {
  const all = streams(grid, seed);
  const wet = new Uint8Array(grid.width * grid.height);
  for (const { line } of all) {
    line.forEach(([x1, y1], index) => {
      const [x2, y2] = line[index + 1] ?? [x1, y1];
      const steps = Math.max(1, Math.ceil(Math.hypot(x2 - x1, y2 - y1) / (grid.cellM / 2)));
      for (let step = 0; step <= steps; step += 1) {
        const column = Math.floor((x1 + ((x2 - x1) * step) / steps - grid.west) / grid.cellM);
        const row = Math.floor((y1 + ((y2 - y1) * step) / steps - grid.south) / grid.cellM);
        wet[row * grid.width + column] = 1;
      }
    });
  }
  const streamDistanceM = distanceTransform(wet, grid.width, grid.height);
  for (let cell = 0; cell < streamDistanceM.length; cell += 1) {
    streamDistanceM[cell] = (streamDistanceM[cell] as number) * grid.cellM;
  }
  return { streams: all, streamDistanceM };
}

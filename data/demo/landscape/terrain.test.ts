import { expect, test } from "vitest";
import type { LandGrid } from "../geography/landGrid.ts";
import type { Position } from "../geography/Position.ts";
import { fieldContours, relief } from "./relief.ts";
import { roads } from "./roads.ts";

/** 100 by 100 kilometres of land, with a strait of 4 km in its middle if wanted. */
function squareLand(hasStrait: boolean): LandGrid {
  const [width, height, cellM] = [402, 402, 250];
  const coastDistanceM = new Float32Array(width * height);
  for (let row = 1; row < height - 1; row += 1)
    for (let column = 1; column < width - 1; column += 1) {
      const isStrait = hasStrait && Math.abs(column - width / 2) < 8;
      const cells = Math.min(column, row, width - 1 - column, height - 1 - row);
      coastDistanceM[row * width + column] = isStrait ? 0 : cells * cellM;
    }
  return { west: 0, south: 0, cellM, width, height, coastDistanceM };
}
const town = (x: number, y: number, areaHa = 100) => ({ position: [x, y] as Position, areaHa });

test("a town is joined to the next, not past it, and no road crosses wide water", () => {
  const places = [town(20_000, 50_000), town(35_000, 50_000), town(62_000, 50_000)];
  const minor = (grid: LandGrid) => roads(places, grid, 1).filter(({ rank }) => rank === 2);
  const ends = minor(squareLand(false)).map(({ line }) => [line[0], line.at(-1)]);
  expect(ends).toEqual([
    [places[0]!.position, places[1]!.position],
    [places[1]!.position, places[2]!.position],
  ]);
  expect(minor(squareLand(true))).toHaveLength(1);
});

test("the land rises from its coast: each height lies within the one below it", () => {
  const grid = squareLand(false);
  const nature = {
    streams: [],
    streamDistanceM: new Float32Array(grid.coastDistanceM.length).fill(50_000),
  };
  const areas = relief(grid, nature, 1);
  const highest = Math.max(...areas.map(({ aboveM }) => aboveM));
  expect(highest).toBeGreaterThanOrEqual(80);
  const extentOf = (aboveM: number) => {
    const xs = areas
      .filter((one) => one.aboveM === aboveM)
      .flatMap(({ rings }) => rings.flat().map(([x]) => x));
    return [Math.min(...xs), Math.max(...xs)] as const;
  };
  const [low, high] = [extentOf(20), extentOf(highest)];
  expect(low[0]).toBeLessThan(high[0]);
  expect(low[1]).toBeGreaterThan(high[1]);
});

test("between fields there are contours, and none where the drawn square ends", () => {
  const grid = squareLand(false);
  const nature = {
    streams: [],
    streamDistanceM: new Float32Array(grid.coastDistanceM.length).fill(50_000),
  };
  const centre = [
    grid.west + (grid.width * grid.cellM) / 2,
    grid.south + (grid.height * grid.cellM) / 2,
  ] as const;
  const lines = fieldContours(grid, nature, 1, { centre, sideM: 4000 });
  expect(lines.length).toBeGreaterThan(5);
  for (const [x, y] of lines.flatMap(({ line }) => line)) {
    expect(Math.abs(x - centre[0])).toBeLessThan(1900);
    expect(Math.abs(y - centre[1])).toBeLessThan(1900);
  }
});

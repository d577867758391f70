import { expect, test } from "vitest";
import { mapBox, mapSvg } from "./mapSvg.ts";
import type { MapShape } from "./mapGeometry.ts";

const square = (x: number, side: number): MapShape => ({
  type: "Polygon",
  coordinates: [
    [
      [x, 0],
      [x + side, 0],
      [x + side, side],
      [x, side],
      [x, 0],
    ],
  ],
});

test("[S2] land under two findings is filled, not cut out of both", () => {
  const shapes = [square(0, 1000), square(200, 300)];
  const layers = [{ shapes, fill: "#b9d8b0", hatch: "#c44536" }];
  const svg = mapSvg({ box: mapBox(shapes), layers, legend: [], north: "N" });
  const drawn = svg.match(/<path d="M[^"]*" fill="[^"]*"/g) ?? [];
  const filled = drawn.filter((path) => path.endsWith('fill="#b9d8b0"'));
  expect(filled).toHaveLength(2);
  for (const path of filled) expect(path.match(/M/g)).toHaveLength(1);
});

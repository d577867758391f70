import { describe, expect, test } from "vitest";
import { fromGeojsonGeometry } from "./geojson/fromGeojsonGeometry.ts";
import { square } from "./testing/sampleFeatures.ts";
import { isCertainlyValid } from "./isCertainlyValid.ts";

const judge = (...rings: unknown[]) =>
  isCertainlyValid(fromGeojsonGeometry({ type: "Polygon", coordinates: rings })!);
const x = 520_000;
const y = 6_250_000;

describe("a polygon is certainly valid", () => {
  test.each([
    ["a square", [square(x, y)], true],
    ["a square with a hole", [square(x, y, 100), square(x + 10, y + 10, 10).toReversed()], true],
    [
      "a straight corner",
      [
        [
          [x, y],
          [x + 50, y],
          [x + 100, y],
          [x + 100, y + 100],
          [x, y],
        ],
      ],
      true,
    ],
    [
      "a bow tie",
      [
        [
          [x, y],
          [x + 100, y + 100],
          [x + 100, y],
          [x, y + 100],
          [x, y],
        ],
      ],
      false,
    ],
    [
      "a spike",
      [
        [
          [x, y],
          [x + 100, y],
          [x + 200, y],
          [x + 100, y],
          [x + 100, y + 100],
          [x, y],
        ],
      ],
      false,
    ],
    [
      "a repeated corner",
      [
        [
          [x, y],
          [x + 100, y],
          [x + 100, y],
          [x + 100, y + 100],
          [x, y],
        ],
      ],
      false,
    ],
    [
      "a corner on another edge",
      [
        [
          [x, y],
          [x + 100, y],
          [x + 100, y + 100],
          [x + 50, y],
          [x, y + 100],
          [x, y],
        ],
      ],
      false,
    ],
    ["a hole outside", [square(x, y), square(x + 500, y, 10)], false],
    ["a hole that touches the border", [square(x, y), square(x, y + 10, 10)], false],
    ["a hole across the border", [square(x, y), square(x + 95, y + 10, 10)], false],
    [
      "a hole inside a hole",
      [square(x, y), square(x + 10, y + 10, 50), square(x + 20, y + 20, 10)],
      false,
    ],
    ["two holes", [square(x, y), square(x + 10, y + 10, 10), square(x + 40, y + 40, 10)], true],
    [
      "a ring of three positions",
      [
        [
          [x, y],
          [x + 1, y],
          [x, y],
        ],
      ],
      false,
    ],
  ])("%s: %3$s", (_, rings, valid) => expect(judge(...(rings as unknown[]))).toBe(valid));

  test("a ring that goes round twice is in doubt", () => {
    const round = Array.from({ length: 20 }, (_, i) => [
      x + (100 + i) * Math.cos((i * Math.PI) / 5),
      y + (100 + i) * Math.sin((i * Math.PI) / 5),
    ]);
    expect(judge([...round, round[0]])).toBe(false);
  });

  test("long rings are judged as short ones are", () => {
    const circle = Array.from({ length: 400 }, (_, i) => [
      x + 1000 * Math.cos((i * Math.PI) / 200),
      y + 1000 * Math.sin((i * Math.PI) / 200),
    ]);
    expect(judge([...circle, circle[0]])).toBe(true);
    const crossed = circle.with(100, circle[300]!).with(300, circle[100]!);
    expect(judge([...crossed, crossed[0]])).toBe(false);
  });
});

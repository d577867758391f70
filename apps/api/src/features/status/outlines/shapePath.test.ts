import { expect, test } from "vitest";
import { shapePath, shapeSize } from "./unitShapes.ts";

const square = (west: number, south: number, side: number): [number, number][] => [
  [west, south],
  [west + side, south],
  [west + side, south + side],
  [west, south + side],
  [west, south],
];

test("[T6] an outline is drawn in relative moves of ten metres", () => {
  const area = [[square(438_000, 6_407_000, 200)]];
  expect(shapePath(area, 1)).toBe("M0 10l2 0 0-2-2 0z");
  expect(shapeSize(area)).toBe(2);
});

test("[T6] holes and parts follow each other", () => {
  const area = [
    [square(438_000, 6_407_000, 200), square(438_050, 6_407_050, 20)],
    [square(439_000, 6_407_000, 100)],
  ];
  const path = shapePath(area, 1);
  expect(path.match(/M/g)).toHaveLength(3);
  expect(path).toContain("M.5 9.5l.2 0 0-.2-.2 0z");
  expect(shapeSize(area)).toBe(11);
});

test("[T6] points closer than the tolerance go, Bornholm moves to its frame", () => {
  const ring: [number, number][] = [
    [868_000, 6_120_000],
    [868_500, 6_120_003],
    [869_000, 6_120_000],
    [869_000, 6_121_000],
    [868_000, 6_121_000],
    [868_000, 6_120_000],
  ];
  expect(shapePath([[ring]], 10)).toBe("M2660 430l10 0 0-10-10 0z");
});

import { expect, test } from "vitest";
import { drawing, drawOutlines } from "./drawOutlines.ts";
import type { OutlineRow } from "./queries.ts";

const wiggle = (from: number, to: number): [number, number][] =>
  Array.from({ length: 41 }, (_, index) => [
    560_000 + (index % 3) * 120,
    from + ((to - from) * index) / 40,
  ]);

/** Two squares with a wiggly border between them, each starting its ring elsewhere. */
const border = wiggle(6_200_000, 6_240_000);
const ring = (points: [number, number][]): [number, number][] => [...points, points[0]!];
const rows: OutlineRow[] = [
  {
    id: "west",
    name: "Vest",
    label: [540_000, 6_220_000],
    polygons: [[ring([[520_000, 6_240_000], [520_000, 6_200_000], ...border])]],
  },
  {
    id: "east",
    name: "Øst",
    label: [580_000, 6_220_000],
    polygons: [[ring([...border.toReversed(), [600_000, 6_200_000], [600_000, 6_240_000]])]],
  },
];

/** The points of a path, as text. */
function pointsOf(path: string): string[] {
  const [x0, y0] = /M(-?\d+) (-?\d+)/.exec(path)!.slice(1).map(Number) as [number, number];
  const steps = (/l([^z]*)z/.exec(path)?.[1] ?? "").match(/-?\d+/g)!.map(Number);
  const points = [`${x0},${y0}`];
  let [x, y] = [x0, y0];
  for (let index = 0; index < steps.length; index += 2) {
    [x, y] = [x + steps[index]!, y + steps[index + 1]!];
    points.push(`${x},${y}`);
  }
  return points;
}

test("neighbours keep one common border after simplifying", () => {
  const [west, east] = drawOutlines("municipality", rows).units;
  const a = pointsOf(west!.path);
  const b = pointsOf(east!.path);
  const common = a.filter((point) => b.includes(point));
  expect(common.length).toBeGreaterThanOrEqual(2);
  // Each has two corners of its own; everything else is the border.
  expect(a.length - common.length).toBe(2);
  expect(b.length - common.length).toBe(2);
  expect(common.length).toBeLessThan(border.length / 2);
});

test("Bornholm moves into its frame", () => {
  const moved = drawOutlines("plan", [
    {
      ...rows[0]!,
      polygons: [
        [
          ring([
            [870_000, 6_110_000],
            [890_000, 6_110_000],
            [880_000, 6_140_000],
          ]),
        ],
      ],
    },
  ]).units[0]!;
  const [x, y, width, height] = drawing.transform.inset.frame;
  for (const point of pointsOf(moved.path)) {
    const [px, py] = point.split(",").map(Number) as [number, number];
    expect(px).toBeGreaterThan(x);
    expect(px).toBeLessThan(x + width);
    expect(py).toBeGreaterThan(y);
    expect(py).toBeLessThan(y + height);
  }
});

test("an islet goes, unless it is all there is", () => {
  const islet = ring([
    [500_000, 6_100_000],
    [500_500, 6_100_000],
    [500_500, 6_100_500],
    [500_000, 6_100_500],
  ]);
  const [both, alone] = drawOutlines("plan", [
    { ...rows[0]!, polygons: [...rows[0]!.polygons, [islet]] },
    { ...rows[1]!, polygons: [[islet.map(([x, y]): [number, number] => [x + 50_000, y])]] },
  ]).units;
  expect(both!.path.match(/M/g)).toHaveLength(1);
  expect(alone!.path.match(/M/g)).toHaveLength(1);
});

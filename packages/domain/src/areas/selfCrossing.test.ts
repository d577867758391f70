import { expect, test } from "vitest";
import type { Point, Ring } from "./geometry.ts";
import { segmentsMeet } from "./segmentsMeet.ts";
import { findPair, ringTree, segmentTree } from "./segmentTree.ts";
import {
  crossingOfNextSegment,
  crossingOfRings,
  selfCrossing,
  selfCrossingOfLine,
} from "./selfCrossing.ts";
import { unlimited } from "./workBudget.ts";

const crossingOf = (rings: readonly Ring[]) => selfCrossing(rings.map(ringTree), unlimited);

const bowTie: Ring = [
  [0, 0],
  [10, 10],
  [10, 0],
  [0, 10],
  [0, 0],
];
const square: Ring = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
  [0, 0],
];

test("a bow tie crosses itself in its middle", () => {
  expect(crossingOf([bowTie])).toEqual([5, 5]);
});

test.each<{ what: string; ring: Ring; point: Point | null }>([
  { what: "a square", ring: square, point: null },
  {
    what: "a point clicked twice",
    ring: [
      [0, 0],
      [10, 0],
      [10, 0],
      [10, 10],
      [0, 0],
    ],
    point: null,
  },
  {
    what: "a spike",
    ring: [
      [0, 0],
      [10, 0],
      [20, 0],
      [10, 0],
      [10, 10],
      [0, 0],
    ],
    point: [10, 0],
  },
  {
    what: "a spike at the start",
    ring: [
      [20, 0],
      [10, 0],
      [10, 10],
      [0, 0],
      [20, 0],
    ],
    point: [20, 0],
  },
  {
    what: "a ring that touches itself in a corner",
    ring: [
      [0, 0],
      [10, 0],
      [5, 5],
      [10, 10],
      [0, 10],
      [5, 5],
      [0, 0],
    ],
    point: [5, 5],
  },
  {
    what: "a corner on another edge",
    ring: [
      [0, 0],
      [10, 0],
      [10, 10],
      [5, 0],
      [0, 10],
      [0, 0],
    ],
    point: [5, 0],
  },
])("$what: $point", ({ ring, point }) => {
  expect(crossingOf([ring])).toEqual(point);
});

test("rings may share a point but not a stretch, nor cross", () => {
  expect(
    crossingOf([
      square,
      [
        [0, 0],
        [5, 2],
        [2, 5],
        [0, 0],
      ],
    ]),
  ).toBeNull();
  expect(
    crossingOf([
      square,
      [
        [-5, 5],
        [5, 2],
        [5, 7],
        [-5, 5],
      ],
    ]),
  ).not.toBeNull();
  expect(
    crossingOfRings(square, [
      [2, 0],
      [8, 0],
      [5, 5],
      [2, 0],
    ]),
  ).not.toBeNull();
  expect(
    crossingOfRings(square, [
      [20, 0],
      [28, 0],
      [25, 5],
      [20, 0],
    ]),
  ).toBeNull();
});

/** A rough shore around a circle: many corners, no crossing. */
function shore(corners: number): Point[] {
  const points = Array.from({ length: corners }, (_, i): Point => {
    const angle = (i / corners) * 2 * Math.PI;
    const radius = 3000 + 200 * Math.sin(angle * 17) + (i % 2);
    return [550_000 + radius * Math.cos(angle), 6_200_000 + radius * Math.sin(angle)];
  });
  return [...points, points[0]!];
}

test("agrees with looking at every pair of segments, on random lines", () => {
  let seed = 7;
  const random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
  for (let round = 0; round < 300; round++) {
    const line = Array.from({ length: 3 + Math.floor(random() * 12) }, (): Point => [
      Math.round(random() * 30),
      Math.round(random() * 30),
    ]).filter((p, i, all) => i === 0 || p[0] !== all[i - 1]![0] || p[1] !== all[i - 1]![1]);
    let meets = false;
    for (let i = 0; i + 1 < line.length; i++) {
      for (let j = i + 1; j + 1 < line.length; j++) {
        const meeting = segmentsMeet(line[i]!, line[i + 1]!, line[j]!, line[j + 1]!);
        if (j === i + 1 ? meeting?.kind === "overlap" : meeting !== null) {
          const closing =
            i === 0 &&
            j === line.length - 2 &&
            meeting?.kind === "touch" &&
            String(line[0]) === String(line.at(-1)) &&
            String(meeting.point) === String(line[0]);
          if (!closing) meets = true;
        }
      }
    }
    expect({ line, crosses: selfCrossingOfLine(line) !== null }).toEqual({ line, crosses: meets });
  }
});

test.each([1000, 10_000, 100_000])(
  "[S1] a shore of %i corners is checked in linear work, so it can run while one drags",
  (corners) => {
    const ring = shore(corners);
    expect(crossingOf([ring])).toBeNull();
    const tree = segmentTree(ring);
    let pairs = 0;
    findPair(tree, tree, () => {
      pairs += 1;
      return null;
    });
    expect(pairs / corners).toBeLessThan(8);
  },
);

test("[S1] the next segment is refused where it crosses what is drawn, and closing is not crossing", () => {
  const drawn: Point[] = [
    [0, 0],
    [10, 0],
    [10, 10],
  ];
  expect(crossingOfNextSegment(drawn, [0, -10])).toEqual([5, 0]);
  expect(crossingOfNextSegment(drawn, [0, 10])).toBeNull();
  expect(crossingOfNextSegment(drawn, [0, 0])).toBeNull();
  expect(crossingOfNextSegment(drawn, [10, 5])).toEqual([10, 10]);
  expect(crossingOfNextSegment([], [1, 1])).toBeNull();
});

import { expect, test } from "vitest";
import { canonicalGeometry } from "./canonicalGeometry.ts";
import type { Ring } from "./geometry.ts";

const ring: Ring = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
  [0, 0],
];
const hole: Ring = [
  [2, 2],
  [2, 3],
  [3, 3],
  [3, 2],
  [2, 2],
];
const other: Ring = [
  [6, 6],
  [6, 7],
  [7, 7],
  [7, 6],
  [6, 6],
];
const text = canonicalGeometry({ type: "Polygon", coordinates: [ring, hole, other] });

test.each<{ what: string; coordinates: Ring[] }>([
  {
    what: "another start",
    coordinates: [
      [
        [10, 10],
        [0, 10],
        [0, 0],
        [10, 0],
        [10, 10],
      ],
      hole,
      other,
    ],
  },
  { what: "the other way round", coordinates: [ring.toReversed(), hole.toReversed(), other] },
  { what: "holes in another order", coordinates: [ring, other, hole] },
  {
    what: "noise below a millimetre",
    coordinates: [
      [
        [0, 0.0001],
        [10, 0],
        [10, 10],
        [0, 10],
        [0, 0.0001],
      ],
      hole,
      other,
    ],
  },
])("[S2] $what gives the same text", ({ coordinates }) => {
  expect(canonicalGeometry({ type: "Polygon", coordinates })).toBe(text);
  expect(canonicalGeometry({ type: "MultiPolygon", coordinates: [coordinates] })).toBe(text);
});

test("[S2] a corner moved by a centimetre gives another text", () => {
  const moved: Ring = [
    [0, 0],
    [10.01, 0],
    [10, 10],
    [0, 10],
    [0, 0],
  ];
  expect(canonicalGeometry({ type: "Polygon", coordinates: [moved, hole, other] })).not.toBe(text);
});

test("parts in another order give the same text", () => {
  const [a, b] = [[ring], [hole]];
  expect(canonicalGeometry({ type: "MultiPolygon", coordinates: [a, b] })).toBe(
    canonicalGeometry({ type: "MultiPolygon", coordinates: [b, a] }),
  );
});

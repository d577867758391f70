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
  expect(canonicalGeometry({ type: "Polygon", coordinates })).toEqual(text);
  expect(canonicalGeometry({ type: "MultiPolygon", coordinates: [coordinates] })).toEqual(text);
});

test("[S2] a corner moved by a centimetre gives another text", () => {
  const moved: Ring = [
    [0, 0],
    [10.01, 0],
    [10, 10],
    [0, 10],
    [0, 0],
  ];
  expect(canonicalGeometry({ type: "Polygon", coordinates: [moved, hole, other] })).not.toEqual(
    text,
  );
});

test("parts in another order give the same text", () => {
  const [a, b] = [[ring], [hole]];
  expect(canonicalGeometry({ type: "MultiPolygon", coordinates: [a, b] })).toEqual(
    canonicalGeometry({ type: "MultiPolygon", coordinates: [b, a] }),
  );
});

test("the text is the one that stored hashes were taken of", () => {
  const far: Ring = [
    [450_000.1234, 6_050_000],
    [450_010, -0.0001],
    [100_000, 6_050_000.9996],
    [450_000.1234, 6_050_000],
  ];
  const bytes = canonicalGeometry({
    type: "MultiPolygon",
    coordinates: [[far], [ring, other, hole]],
  });
  expect(new TextDecoder().decode(bytes)).toBe(
    "25832:mm:(0 0,10000 0,10000 10000,0 10000)(2000 2000,2000 3000,3000 3000,3000 2000)" +
      "(6000 6000,6000 7000,7000 7000,7000 6000);" +
      "(100000000 6050001000,450010000 0,450000123 6050000000)",
  );
});

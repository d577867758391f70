import { expect, test } from "vitest";
import { areaHa, signedRingAreaM2 } from "./areaHa.ts";
import { boundingBox } from "./boundingBox.ts";
import { countVertices, geometryOf, type Ring, verticesOfRing } from "./geometry.ts";
import { orientationOf, orientRings } from "./orientRings.ts";

function square(x: number, y: number, side: number): Ring {
  return [
    [x, y],
    [x + side, y],
    [x + side, y + side],
    [x, y + side],
    [x, y],
  ];
}

test("a square of 100 m is one hectare, far from the origin too", () => {
  expect(
    areaHa({ type: "Polygon", coordinates: [square(595_400.3, 6_402_100.7, 100)] }),
  ).toBeCloseTo(1, 9);
});

test.each([
  { holes: 0, ha: 4 },
  { holes: 1, ha: 3.99 },
  { holes: 2, ha: 3.98 },
])("$holes holes of 0,01 ha leave $ha ha, whichever way they run", ({ holes, ha }) => {
  const all = [square(520_010, 6_200_010, 10), square(520_050, 6_200_050, 10).toReversed()];
  const geometry = {
    type: "Polygon" as const,
    coordinates: [square(520_000, 6_200_000, 200), ...all.slice(0, holes)],
  };
  expect(areaHa(geometry)).toBeCloseTo(ha, 9);
});

test("parts of a multipolygon add up", () => {
  const geometry = {
    type: "MultiPolygon" as const,
    coordinates: [[square(0, 0, 100)], [square(500, 0, 200)]],
  };
  expect(areaHa(geometry)).toBeCloseTo(5, 12);
  expect(countVertices(geometry)).toBe(8);
  expect(boundingBox(geometry)).toEqual({ minX: 0, minY: 0, maxX: 700, maxY: 200 });
});

test("the sign of a ring's area tells its orientation", () => {
  expect(signedRingAreaM2(square(0, 0, 10))).toBe(100);
  expect(signedRingAreaM2(square(0, 0, 10).toReversed())).toBe(-100);
  expect(
    orientationOf([
      [0, 0],
      [1, 1],
      [2, 2],
      [0, 0],
    ]),
  ).toBe("flat");
});

test("rings are turned: outer counter-clockwise, holes clockwise", () => {
  const turned = orientRings({
    type: "Polygon",
    coordinates: [square(0, 0, 100).toReversed(), square(10, 10, 10)],
  });
  expect((turned.coordinates as Ring[]).map(orientationOf)).toEqual([
    "counter-clockwise",
    "clockwise",
  ]);
});

test("nothing has no box", () => {
  expect(boundingBox({ type: "MultiPolygon", coordinates: [] })).toBeNull();
});

test("one polygon is a Polygon, several or none a MultiPolygon", () => {
  expect(geometryOf([[square(0, 0, 1)]]).type).toBe("Polygon");
  expect(geometryOf([[square(0, 0, 1)], [square(5, 0, 1)]]).type).toBe("MultiPolygon");
  expect(geometryOf([]).type).toBe("MultiPolygon");
});

test("an open ring keeps all its corners, a closed one drops the repeated", () => {
  expect(verticesOfRing(square(0, 0, 1))).toHaveLength(4);
  expect(verticesOfRing(square(0, 0, 1).slice(0, 4))).toHaveLength(4);
  expect(verticesOfRing([[1, 1]])).toHaveLength(1);
});

// @vitest-environment node
import type { TouchedFeature } from "@mars/contracts/screening/screeningFinding";
import { areaHa } from "@mars/domain/areas/areaHa";
import { containsPoint } from "@mars/domain/areas/containsPoint";
import type { AreaGeometry, Point } from "@mars/domain/areas/geometry";
import { expect, test } from "vitest";
import { innerPoint } from "@mars/domain/areas/innerPoint";
import { featureShape } from "./featureShape.ts";
import { partInside } from "./partInside.ts";

const square = (x: number, y: number, side: number): AreaGeometry => ({
  type: "Polygon",
  coordinates: [
    [
      [x, y],
      [x + side, y],
      [x + side, y + side],
      [x, y + side],
      [x, y],
    ],
  ],
});
const area = square(500_000, 6_200_000, 1000);

test("[S2] of a touched feature only what lies in the area is filled", () => {
  const inside = partInside(square(500_500, 6_200_500, 1000), area);
  expect(inside && areaHa(inside)).toBeCloseTo(25, 6);
});

test("[S2] a feature elsewhere has no part inside", () => {
  expect(partInside(square(510_000, 6_200_000, 1000), area)).toBeNull();
});

test("[S2] a feature around the area fills it, though its own corners are far away", () => {
  const inside = partInside(square(490_000, 6_190_000, 30_000), area);
  expect(inside && areaHa(inside)).toBeCloseTo(100, 6);
});

test("[S2] a feature of 100,000 corners is cut to what lies inside", () => {
  const ring: Point[] = Array.from({ length: 100_000 }, (_, index) => {
    const turn = (index / 100_000) * 2 * Math.PI;
    const radius = 20_000 + 50 * Math.sin(turn * 5000);
    return [500_000 + radius * Math.cos(turn), 6_180_500 + radius * Math.sin(turn)];
  });
  const inside = partInside({ type: "Polygon", coordinates: [[...ring, ring[0]!]] }, area);
  expect(inside).not.toBeNull();
});

test("[S2] a pin stands inside even where the middle of the shape is a hole", () => {
  const ring: AreaGeometry = {
    type: "Polygon",
    coordinates: [
      ...(square(0, 0, 100).coordinates as Point[][]),
      ...(square(20, 20, 60).coordinates as Point[][]),
    ],
  };
  const pin = innerPoint(ring);
  expect(pin && containsPoint(ring, pin)).toBe(true);
});

test("[S2] what only its owner's service holds is drawn by the outline that came along", async () => {
  const { coordinates } = square(50, 0, 100) as Extract<AreaGeometry, { type: "Polygon" }>;
  const outline = { type: "MultiPolygon", coordinates: [coordinates] } as unknown as NonNullable<
    TouchedFeature["outline"]
  >;
  const shape = await featureShape(
    { dataset: "live", version: null },
    { id: "lag.7", outline },
    square(0, 0, 100),
  );
  expect(areaHa(shape!.inside!)).toBeCloseTo(0.5, 9);
  expect(shape!.outside).toBe(outline);
  expect(shape!.pin).not.toBeNull();
});

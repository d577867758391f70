import { followedChanges } from "@mars/contracts/status/statusChanges";
import { expect, test } from "vitest";
import { cornersOf } from "./cornersOf.ts";

test("[S6] a parcel is followed by its own corners, in degrees", () => {
  const square = [
    [500_000, 6_200_000],
    [500_100, 6_200_000],
    [500_100, 6_200_100],
    [500_000, 6_200_100],
    [500_000, 6_200_000],
  ] as const;
  const corners = cornersOf({ type: "Polygon", coordinates: [square] });
  expect(corners.split(",")).toHaveLength(4);
  expect(corners).toMatch(/^9\.000000 55\.9/);
  expect(followedChanges.safeParse({ area: corners }).success).toBe(true);
});

test("[S6] a parcel with a thousand corners keeps its outline within what the feed takes", () => {
  const ring = Array.from({ length: 1000 }, (_, index) => {
    const angle = (index / 1000) * 2 * Math.PI;
    return [500_000 + 300 * Math.cos(angle), 6_200_000 + 300 * Math.sin(angle)] as const;
  });
  const corners = cornersOf({ type: "Polygon", coordinates: [[...ring, ring[0]!]] });
  expect(corners.split(",").length).toBeGreaterThan(8);
  expect(followedChanges.safeParse({ area: corners }).success).toBe(true);
});

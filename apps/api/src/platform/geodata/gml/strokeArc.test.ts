import { expect, test } from "vitest";
import { strokeArc, strokeCircle } from "./strokeArc.ts";

const [east, north] = [520_000, 6_250_000];
const far = (x: number, y: number): [number, number] => [east + x, north + y];

test.each([
  { name: "counter-clockwise", over: far(0, 100) },
  { name: "clockwise", over: far(0, -100) },
])("a half circle $name keeps to the radius and to its side", ({ over }) => {
  const line = strokeArc(far(100, 0), over, far(-100, 0));
  expect([line[0], line.at(-1)]).toEqual([far(100, 0), far(-100, 0)]);
  for (const [x, y] of line) {
    expect(Math.hypot(x - east, y - north)).toBeCloseTo(100, 6);
    expect((y - north) * Math.sign(over[1] - north)).toBeGreaterThanOrEqual(-1e-6);
  }
});

test("a circle is closed and has nearly all of its area", () => {
  const ring = strokeCircle(far(50, 0), far(0, 50), far(-50, 0));
  expect(ring.at(-1)).toEqual(ring[0]);
  const area = ring
    .slice(1)
    .reduce(
      (sum, [x, y], i) =>
        sum + (ring[i]![0] - east) * (y - north) - (x - east) * (ring[i]![1] - north),
      0,
    );
  expect(Math.abs(area / 2) / (Math.PI * 2500)).toBeGreaterThan(0.999);
});

test("three positions on a line stay a line", () => {
  expect(strokeArc(far(0, 0), far(1, 1), far(2, 2))).toHaveLength(3);
});

import { orient2d } from "robust-predicates";
import type { Point } from "./geometry.ts";

/** How two segments meet: through each other, at one point that ends one of them, or along a stretch. */
export type Meeting = { readonly kind: "cross" | "touch" | "overlap"; readonly point: Point };

/** Twice the area of the triangle a, b, c, with an exact sign: positive when c lies left of a→b. */
export function turn(a: Point, b: Point, c: Point): number {
  return -orient2d(a[0], a[1], b[0], b[1], c[0], c[1]);
}

function withinBox(p: Point, a: Point, b: Point): boolean {
  return (
    p[0] >= Math.min(a[0], b[0]) &&
    p[0] <= Math.max(a[0], b[0]) &&
    p[1] >= Math.min(a[1], b[1]) &&
    p[1] <= Math.max(a[1], b[1])
  );
}

/** Where the segments a–b and c–d meet, or null. */
export function segmentsMeet(a: Point, b: Point, c: Point, d: Point): Meeting | null {
  const sideC = turn(a, b, c);
  const sideD = turn(a, b, d);
  if ((sideC > 0 && sideD > 0) || (sideC < 0 && sideD < 0)) return null;
  const sideA = turn(c, d, a);
  const sideB = turn(c, d, b);
  if ((sideA > 0 && sideB > 0) || (sideA < 0 && sideB < 0)) return null;

  if (sideA === 0 && sideB === 0 && sideC === 0 && sideD === 0) return collinear(a, b, c, d);
  if (sideC === 0 && withinBox(c, a, b)) return { kind: "touch", point: c };
  if (sideD === 0 && withinBox(d, a, b)) return { kind: "touch", point: d };
  if (sideA === 0 && withinBox(a, c, d)) return { kind: "touch", point: a };
  if (sideB === 0 && withinBox(b, c, d)) return { kind: "touch", point: b };
  if (sideA === 0 || sideB === 0 || sideC === 0 || sideD === 0) return null;

  const along = sideA / (sideA - sideB);
  return {
    kind: "cross",
    point: [a[0] + along * (b[0] - a[0]), a[1] + along * (b[1] - a[1])],
  };
}

function collinear(a: Point, b: Point, c: Point, d: Point): Meeting | null {
  const shared = [
    ...(withinBox(c, a, b) ? [c] : []),
    ...(withinBox(d, a, b) ? [d] : []),
    ...(withinBox(a, c, d) ? [a] : []),
    ...(withinBox(b, c, d) ? [b] : []),
  ];
  const [first] = shared;
  if (first === undefined) return null;
  const stretch = shared.some((p) => p[0] !== first[0] || p[1] !== first[1]);
  return { kind: stretch ? "overlap" : "touch", point: first };
}

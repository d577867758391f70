import type { PointerEvent } from "react";
import { type Drawing, placeIn } from "./drawing.ts";
import type { Dot } from "./StageDots.tsx";

/** The dot under the pointer, within twelve pixels on screen. */
export function nearestDot(
  event: PointerEvent,
  drawing: Drawing,
  dots: readonly Dot[],
): Dot | null {
  const svg = event.currentTarget.querySelector("svg") ?? event.currentTarget.closest("svg");
  const matrix = svg?.getScreenCTM();
  if (!matrix) return null;
  const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
  const reach = 12 / matrix.a;
  let best: Dot | null = null;
  let least = reach * reach;
  for (const dot of dots) {
    const [x, y] = placeIn(drawing, dot.place);
    const distance = (x - point.x) ** 2 + (y - point.y) ** 2;
    if (distance < least) {
      least = distance;
      best = dot;
    }
  }
  return best;
}

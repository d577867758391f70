import { type Drawing, placeIn } from "./drawing.ts";
import type { Dot } from "./StageDots.tsx";

/** The dot under the pointer, within twelve pixels on screen. */
export function nearestDot(
  { clientX, clientY }: { clientX: number; clientY: number },
  svg: SVGSVGElement | null,
  drawing: Drawing,
  dots: readonly Dot[],
): Dot | null {
  const matrix = svg?.getScreenCTM();
  if (!matrix) return null;
  const point = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
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

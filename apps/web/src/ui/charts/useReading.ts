import { type PointerEvent, useState } from "react";

/**
 * Which place of a chart is read; the last at first. `xs` are the places in the drawing's own
 * units, `width` its width in them.
 */
export function useReading(xs: readonly number[], width: number) {
  const last = Math.max(0, xs.length - 1);
  const [chosen, setChosen] = useState<number | null>(null);
  const point = (event: PointerEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const x = ((event.clientX - box.left) / (box.width || 1)) * width;
    setChosen(nearest(xs, x));
  };
  return {
    index: chosen === null || chosen > last ? last : chosen,
    /** Someone is reading: the place is shown in the drawing. */
    isRead: chosen !== null,
    read: setChosen,
    pointing: { onPointerMove: point, onPointerDown: point },
  };
}

/** The place nearest to where is pointed. */
export function nearest(xs: readonly number[], x: number): number {
  let best = 0;
  for (const [index, place] of xs.entries())
    if (Math.abs(place - x) < Math.abs((xs[best] ?? 0) - x)) best = index;
  return best;
}

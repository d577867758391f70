import type { Shape } from "./DrawingState.ts";

/** A drawing with its undo history, as it is kept in the browser. */
export type KeptDrawing = Shape & { past: readonly Shape[]; future: readonly Shape[] };

const maxSteps = 50;
/** The browser keeps a few megabytes; a point takes about 25 bytes there. */
const maxPoints = 20_000;

/** The nearest steps, as many as there is room for. The next one stands last. */
export function stepsToKeep(steps: readonly Shape[]): readonly Shape[] {
  let from = steps.length;
  let points = 0;
  while (from > 0 && steps.length - from < maxSteps) {
    points += pointsOf(steps[from - 1]!);
    if (points > maxPoints) break;
    from -= 1;
  }
  return steps.slice(from);
}

function pointsOf({ polygons, sketch, madeOf }: Shape): number {
  const parts = (madeOf?.chosen ?? []).flatMap(({ geometry }) => geometry.coordinates);
  const rings = [...polygons, ...parts].flat() as readonly (readonly unknown[])[];
  return rings.reduce((sum, ring) => sum + ring.length, sketch.length);
}

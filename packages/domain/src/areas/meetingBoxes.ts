import { boxesMeet, type BoundingBox } from "./boundingBox.ts";
import { spend, type WorkBudget } from "./workBudget.ts";

/** Visits pairs of boxes that meet, the lower index first, until `visit` answers something. */
export function findMeetingBoxes<T>(
  boxes: readonly BoundingBox[],
  budget: WorkBudget,
  visit: (first: number, second: number) => T | null,
): T | null {
  const order = boxes.map((_, index) => index).toSorted((a, b) => boxes[a]!.minX - boxes[b]!.minX);
  for (const [at, one] of order.entries()) {
    const box = boxes[one]!;
    for (let next = at + 1; next < order.length; next++) {
      const other = order[next]!;
      if (boxes[other]!.minX > box.maxX) break;
      spend(budget, 1);
      if (!boxesMeet(box, boxes[other]!)) continue;
      const found = visit(Math.min(one, other), Math.max(one, other));
      if (found !== null) return found;
    }
  }
  return null;
}

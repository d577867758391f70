import { generateLevelBounds, NODE_ITEM_BYTE_LEN } from "flatgeobuf/lib/mjs/packedrtree.js";
import { expect, test } from "vitest";
import type { Box } from "../../../../platform/geodata/wkb/wkbBox.ts";
import { curveOrder, packedIndex } from "./packedIndex.ts";

const grid = (side: number): Box[] =>
  Array.from({ length: side * side }, (_, index): Box => {
    const [x, y] = [index % side, Math.floor(index / side)];
    return [x, y, x + 0.5, y + 0.5];
  });

/** Features whose boxes touch one, found from the root down as a reader does. */
function found(index: Buffer, count: number, [west, south, east, north]: Box): number[] {
  const leaves = generateLevelBounds(count, 16)[0]![0];
  const levels = generateLevelBounds(count, 16);
  const search = (at: number, level: number): number[] => {
    const start = at * NODE_ITEM_BYTE_LEN;
    const [x0, y0, x1, y1] = [0, 8, 16, 24].map((corner) => index.readDoubleLE(start + corner));
    if (x0! > east || y0! > north || x1! < west || y1! < south) return [];
    const first = Number(index.readBigUInt64LE(start + 32));
    if (at >= leaves) return [first];
    const end = Math.min(first + 16, levels[level - 1]![1]);
    return Array.from({ length: end - first }, (_, child) =>
      search(first + child, level - 1),
    ).flat();
  };
  return search(0, levels.length - 1);
}

test.each([1, 4, 5, 20])(
  "an index of %i² features finds what touches a box, and no more",
  (side) => {
    const boxes = grid(side);
    const order = [...curveOrder(boxes)];
    expect(order.toSorted((a, b) => a - b)).toEqual([...boxes.keys()]);
    const ordered = order.map((index) => boxes[index]!);
    const index = packedIndex(ordered.map((box) => ({ box, bytes: 10 })));
    for (const asked of [
      [0, 0, 0, 0],
      [1, 1, 3.2, 2.2],
      [-5, -5, 100, 100],
      [0.6, 0.6, 0.9, 0.9],
    ] as Box[]) {
      const expected = ordered.flatMap(([x0, y0, x1, y1], at) =>
        x0 <= asked[2] && x1 >= asked[0] && y0 <= asked[3] && y1 >= asked[1] ? [10 * at] : [],
      );
      expect(found(index, boxes.length, asked)).toEqual(expected);
    }
  },
);

test("neighbours along the curve are neighbours on the map", () => {
  const boxes = grid(16);
  const order = [...curveOrder(boxes)];
  for (const [index, at] of order.slice(1).entries()) {
    const [a, b] = [boxes[order[index]!]!, boxes[at]!];
    expect(Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1])).toBe(1);
  }
});

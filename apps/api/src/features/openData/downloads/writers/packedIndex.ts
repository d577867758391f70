import { generateLevelBounds, NODE_ITEM_BYTE_LEN } from "flatgeobuf/lib/mjs/packedrtree.js";
import { type Box, emptyBox, widen } from "../../../../platform/geodata/wkb/wkbBox.ts";

/** Children of a node of the tree, as GDAL writes it. */
export const NODE_SIZE = 16;
const HILBERT_MOST = (1 << 16) - 1;

export type Placed = { box: Box; bytes: number };

/** The order that features lie in along a curve through the country: neighbours lie together. */
export function curveOrder(boxes: readonly Box[]): Uint32Array {
  const [west, south, east, north] = extentOf(boxes);
  const scaled = (value: number, from: number, to: number) =>
    to > from ? Math.floor((HILBERT_MOST * (value - from)) / (to - from)) : 0;
  const places = boxes.map(([x0, y0, x1, y1]) =>
    hilbert(scaled((x0 + x1) / 2, west, east), scaled((y0 + y1) / 2, south, north)),
  );
  return Uint32Array.from(boxes.keys()).toSorted((a, b) => places[a]! - places[b]! || a - b);
}

/**
 * The index of a FlatGeobuf: boxes of the features in their order and of every sixteen of them, up
 * to one of all. A leaf knows where its feature begins, a node where its first child stands.
 */
export function packedIndex(features: readonly Placed[]): Buffer {
  const levels = generateLevelBounds(features.length, NODE_SIZE);
  const nodes = Buffer.alloc(levels[0]![1] * NODE_ITEM_BYTE_LEN);
  const write = (at: number, box: Box, offset: number) => {
    const start = at * NODE_ITEM_BYTE_LEN;
    for (const [corner, value] of box.entries()) nodes.writeDoubleLE(value, start + 8 * corner);
    nodes.writeBigUInt64LE(BigInt(offset), start + 32);
  };
  const boxAt = (at: number): Box => {
    const start = at * NODE_ITEM_BYTE_LEN;
    return [0, 8, 16, 24].map((corner) => nodes.readDoubleLE(start + corner)) as Box;
  };
  let offset = 0;
  for (const [index, { box, bytes }] of features.entries()) {
    write(levels[0]![0] + index, box, offset);
    offset += bytes;
  }
  for (const [level, [from, to]] of levels.slice(0, -1).entries()) {
    let parent = levels[level + 1]![0];
    for (let first = from; first < to; first += NODE_SIZE) {
      const children = Array.from({ length: Math.min(NODE_SIZE, to - first) }, (_, index) =>
        boxAt(first + index),
      );
      write(parent, extentOf(children), first);
      parent += 1;
    }
  }
  return nodes;
}

function extentOf(boxes: readonly Box[]): Box {
  const extent = emptyBox();
  for (const [x0, y0, x1, y1] of boxes) {
    widen(extent, x0, y0);
    widen(extent, x1, y1);
  }
  return extent;
}

/** How far along the curve a cell of a grid of 65,536 × 65,536 lies (Hilbert's, by its quadrants). */
function hilbert(column: number, row: number): number {
  let [x, y, far] = [column, row, 0];
  for (let side = 1 << 15; side > 0; side >>= 1) {
    const [right, upper] = [(x & side) > 0 ? 1 : 0, (y & side) > 0 ? 1 : 0];
    far += side * side * ((3 * right) ^ upper);
    if (upper === 0) {
      if (right === 1) [x, y] = [HILBERT_MOST - x, HILBERT_MOST - y];
      [x, y] = [y, x];
    }
  }
  return far;
}

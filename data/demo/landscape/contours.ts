import type { Position, Ring } from "../geography/Position.ts";

/** A field of values on a grid; what is above zero is inside. */
export type Field = {
  west: number;
  south: number;
  cellM: number;
  width: number;
  height: number;
  values: Float32Array;
};

/**
 * The areas where a field is above zero, as polygons with holes (marching squares). Contours never
 * cross, so the polygons of one field do not overlap.
 */
export function contours(field: Field): Ring[][] {
  return withHoles(traceRings(field));
}

/** Edge of a cell that a contour leaves by, keyed so that the next cell finds it. */
function traceRings(field: Field): Position[][] {
  const { width, height, values } = field;
  const value = (x: number, y: number) =>
    x <= 0 || y <= 0 || x >= width - 1 || y >= height - 1 ? -1 : (values[y * width + x] as number);
  const next = new Map<number, number>();
  const horizontal = (x: number, y: number) => (y * width + x) * 2;
  const vertical = (x: number, y: number) => (y * width + x) * 2 + 1;
  const isInside = insideOf(field);
  for (let y = 0; y < height - 1; y += 1) {
    // Walking east, the western corners are the eastern ones of the cell before.
    let [southWest, northWest] = [0, 0];
    for (let x = 0, cell = y * width; x < width - 1; x += 1, cell += 1) {
      const southEast = isInside[cell + 1] as number;
      const northEast = isInside[cell + width + 1] as number;
      const inside = southWest | (southEast << 1) | (northEast << 2) | (northWest << 3);
      southWest = southEast;
      northWest = northEast;
      if (inside === 0 || inside === 15) continue;
      const sides = [horizontal(x, y), vertical(x + 1, y), horizontal(x, y + 1), vertical(x, y)];
      for (const [from, to] of crossings[inside] as readonly (readonly [number, number])[]) {
        next.set(sides[from] as number, sides[to] as number);
      }
    }
  }
  const rings: Position[][] = [];
  for (const start of next.keys()) {
    const ring: Position[] = [];
    for (let edge: number | undefined = start; edge !== undefined;) {
      const onward: number | undefined = next.get(edge);
      next.delete(edge);
      if (onward === undefined) break;
      ring.push(crossingPoint(field, value, edge));
      edge = onward;
    }
    if (ring.length > 3) rings.push([...ring, ring[0] as Position]);
  }
  return rings;
}

/** 1 where the field is above zero; its outermost cells never are, so that every contour closes. */
function insideOf({ width, height, values }: Field): Uint8Array {
  const isInside = new Uint8Array(width * height);
  for (let y = 1; y < height - 1; y += 1) {
    for (let cell = y * width + 1; cell < (y + 1) * width - 1; cell += 1) {
      if ((values[cell] as number) > 0) isInside[cell] = 1;
    }
  }
  return isInside;
}

/** Sides 0 south, 1 east, 2 north, 3 west; walking with the inside to the left. */
const crossings: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 3]],
  [[1, 0]],
  [[1, 3]],
  [[2, 1]],
  [
    [0, 3],
    [2, 1],
  ],
  [[2, 0]],
  [[2, 3]],
  [[3, 2]],
  [[0, 2]],
  [
    [1, 0],
    [3, 2],
  ],
  [[1, 2]],
  [[3, 1]],
  [[0, 1]],
  [[3, 0]],
  [],
];

function crossingPoint(
  field: Field,
  value: (x: number, y: number) => number,
  edge: number,
): Position {
  const node = edge >> 1;
  const [x, y] = [node % field.width, Math.floor(node / field.width)];
  const along = edge & 1 ? [0, 1] : [1, 0];
  const [here, there] = [value(x, y), value(x + (along[0] as number), y + (along[1] as number))];
  // Away from the corners: a contour through a corner would touch its neighbour there.
  const t = Math.min(0.95, Math.max(0.05, here / (here - there)));
  return [
    Math.round((field.west + (x + 0.5 + t * (along[0] as number)) * field.cellM) * 10) / 10,
    Math.round((field.south + (y + 0.5 + t * (along[1] as number)) * field.cellM) * 10) / 10,
  ];
}

/** Rings walked with the inside to the left, as polygons: each hole goes to the smallest shell around it. */
export function withHoles(rings: Position[][]): Ring[][] {
  const shells = rings
    .filter((ring) => signedArea(ring) > 0)
    .map((ring) => ({ ring, box: boxOf(ring) }));
  const polygons = new Map(shells.map((shell) => [shell, [shell.ring]]));
  for (const hole of rings.filter((ring) => signedArea(ring) < 0)) {
    // The middle of a side: a hole may touch its shell in a corner.
    const [[x1, y1], [x2, y2]] = [hole[0] as Position, hole[1] as Position];
    const point: Position = [(x1 + x2) / 2, (y1 + y2) / 2];
    const around = shells
      .filter(({ box, ring }) => inBox(box, point) && contains(ring, point))
      .toSorted((a, b) => signedArea(a.ring) - signedArea(b.ring))[0];
    if (around) polygons.get(around)?.push(hole);
  }
  return [...polygons.values()];
}

export function signedArea(ring: readonly Position[]): number {
  const [originX, originY] = ring[0] as Position;
  let doubled = 0;
  for (let index = 1; index < ring.length; index += 1) {
    const [[x1, y1], [x2, y2]] = [ring[index - 1] as Position, ring[index] as Position];
    doubled += (x1 - originX) * (y2 - originY) - (x2 - originX) * (y1 - originY);
  }
  return doubled / 2;
}

type Box = { west: number; south: number; east: number; north: number };

function boxOf(ring: readonly Position[]): Box {
  const box = { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity };
  for (const [x, y] of ring) {
    box.west = Math.min(box.west, x);
    box.east = Math.max(box.east, x);
    box.south = Math.min(box.south, y);
    box.north = Math.max(box.north, y);
  }
  return box;
}

const inBox = (box: Box, [x, y]: Position) =>
  x >= box.west && x <= box.east && y >= box.south && y <= box.north;

function contains(ring: readonly Position[], [x, y]: Position): boolean {
  let inside = false;
  for (let index = 1; index < ring.length; index += 1) {
    const [[x1, y1], [x2, y2]] = [ring[index - 1] as Position, ring[index] as Position];
    if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) inside = !inside;
  }
  return inside;
}

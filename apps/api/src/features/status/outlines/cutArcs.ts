export type Position = readonly [x: number, y: number];
export type Line = readonly Position[];

const keyOf = ([x, y]: Position) => `${x},${y}`;

/**
 * Cuts rings into arcs at the places where borders meet, so that a border between two units is one
 * arc of both and can be simplified once. A ring that meets no other is one closed arc.
 * Each arc runs the same way whichever ring it was found in; `reversed` says when the ring runs back.
 */
export function cutArcs(
  rings: readonly Line[],
): (ring: Line) => { arc: Line; reversed: boolean }[] {
  const neighbours = new Map<string, Set<string>>();
  for (const ring of rings) {
    for (const [index, position] of ring.entries()) {
      const key = keyOf(position);
      const around = neighbours.get(key) ?? new Set<string>();
      around.add(keyOf(ring.at(index - 1)!));
      around.add(keyOf(ring[(index + 1) % ring.length]!));
      neighbours.set(key, around);
    }
  }
  const isJunction = (position: Position) => neighbours.get(keyOf(position))!.size > 2;
  return (ring) => cutRing(ring, isJunction).map(oneWay);
}

function cutRing(ring: Line, isJunction: (position: Position) => boolean): Line[] {
  const start = ring.findIndex(isJunction);
  if (start === -1) return [closed(rotated(ring, firstOf(ring)))];
  const turned = closed(rotated(ring, start));
  const arcs: Line[] = [];
  let from = 0;
  for (let index = 1; index < turned.length; index += 1) {
    if (index === turned.length - 1 || isJunction(turned[index]!)) {
      arcs.push(turned.slice(from, index + 1));
      from = index;
    }
  }
  return arcs;
}

const rotated = (ring: Line, start: number): Line => [
  ...ring.slice(start),
  ...ring.slice(0, start),
];
const closed = (ring: Line): Line => [...ring, ring[0]!];

/** The same place whichever way and from wherever a ring is written. */
function firstOf(ring: Line): number {
  let first = 0;
  for (const [index, position] of ring.entries()) {
    if (compare(position, ring[first]!) < 0) first = index;
  }
  return first;
}

function oneWay(arc: Line): { arc: Line; reversed: boolean } {
  const ends = compare(arc[0]!, arc.at(-1)!);
  const order = ends === 0 ? compare(arc[1]!, arc.at(-2)!) : ends;
  return order > 0 ? { arc: arc.toReversed(), reversed: true } : { arc, reversed: false };
}

const compare = (a: Position, b: Position) => a[0] - b[0] || a[1] - b[1];

import { withHoles } from "../landscape/contours.ts";
import type { Position, Ring } from "./Position.ts";

/** A face as its rings, shell first, each as x0,y0,x1,y1,… and closed. */
type FaceRings = readonly Float64Array[];

/**
 * The polygons that faces of one coverage make together. Neighbours share whole sides corner by
 * corner, so a side that is walked both ways lies inside and goes; what is left is the outline.
 * No overlay is needed, which on the embedded engine saves most of the time of drawing the units.
 */
export function dissolve(faces: readonly FaceRings[]): Ring[][] {
  return withHoles(ringsAlong(outerSides(faces)));
}

/** From each corner the corners that the outline continues to, with the inside to the left. */
type Sides = Map<number, number[]>;

// Whole metres: both coordinates fit into one number, northing in its lower 23 bits.
const northings = 2 ** 23;
const keyOf = (easting: number, northing: number) => easting * northings + northing;
const positionOf = (key: number): Position => {
  const easting = Math.floor(key / northings);
  return [easting, key - easting * northings];
};

function outerSides(faces: readonly FaceRings[]): Sides {
  const sides: Sides = new Map();
  for (const rings of faces) {
    rings.forEach((ring, index) => {
      const isForward = doubledArea(ring) > 0 === (index === 0);
      for (let at = 2; at < ring.length; at += 2) {
        const before = keyOf(ring[at - 2] as number, ring[at - 1] as number);
        const here = keyOf(ring[at] as number, ring[at + 1] as number);
        if (isForward) addSide(sides, before, here);
        else addSide(sides, here, before);
      }
    });
  }
  return sides;
}

function addSide(sides: Sides, from: number, to: number): void {
  const back = sides.get(to);
  const opposite = back?.indexOf(from) ?? -1;
  if (back && opposite >= 0) {
    if (back.length === 1) sides.delete(to);
    else back.splice(opposite, 1);
    return;
  }
  const onward = sides.get(from);
  if (onward) onward.push(to);
  else sides.set(from, [to]);
}

/** Where outlines touch in a corner, a ring is cut off as soon as it comes back to that corner. */
function ringsAlong(sides: Sides): Position[][] {
  const rings: Position[][] = [];
  for (const start of sides.keys()) {
    const path = [start];
    const placeOf = new Map([[start, 0]]);
    while (sides.has(path.at(-1) as number)) {
      const next = takeNext(sides, path.at(-2), path.at(-1) as number);
      const place = placeOf.get(next);
      if (place === undefined) {
        placeOf.set(next, path.length);
        path.push(next);
        continue;
      }
      rings.push([...path.slice(place), next].map(positionOf));
      for (const corner of path.splice(place + 1)) placeOf.delete(corner);
    }
  }
  return rings;
}

/** Keeps to the left, along the inside of the same land: lands that touch in a corner stay apart. */
function takeNext(sides: Sides, before: number | undefined, here: number): number {
  const choices = sides.get(here) as number[];
  let best = 0;
  if (choices.length > 1 && before !== undefined) {
    const turns = choices.map((next) =>
      turn(positionOf(before), positionOf(here), positionOf(next)),
    );
    best = turns.indexOf(Math.max(...turns));
  }
  const [next] = choices.splice(best, 1);
  if (choices.length === 0) sides.delete(here);
  return next as number;
}

/** Radians to the left. */
function turn([x0, y0]: Position, [x1, y1]: Position, [x2, y2]: Position): number {
  const [ax, ay, bx, by] = [x1 - x0, y1 - y0, x2 - x1, y2 - y1];
  return Math.atan2(ax * by - ay * bx, ax * bx + ay * by);
}

function doubledArea(ring: Float64Array): number {
  const [originX, originY] = [ring[0] as number, ring[1] as number];
  let doubled = 0;
  for (let at = 2; at < ring.length; at += 2) {
    doubled +=
      ((ring[at - 2] as number) - originX) * ((ring[at + 1] as number) - originY) -
      ((ring[at] as number) - originX) * ((ring[at - 1] as number) - originY);
  }
  return doubled;
}

import type { Outline } from "./municipalityOutlines.ts";
import type { Position } from "./Position.ts";
import { voronoiEdges } from "./voronoiEdges.ts";
import type { Segment } from "./voronoiEdges.ts";

/** The land shared out between the drawn outlines: every place goes to the nearest of them. */
export type MunicipalityAreas = {
  at: (eastingM: number, northingM: number) => string;
  borders: Segment[];
};

/** Half of what lies between neighbours, so that inside an outline its own points are nearest. */
const spacingM = 650;
const indexM = 4000;

export function municipalityAreas(outlines: readonly Outline[]): MunicipalityAreas {
  const points: Position[] = [];
  const owners: string[] = [];
  for (const { code, rings } of outlines) {
    for (const ring of rings) {
      for (const point of spaced(ring)) {
        points.push(point);
        owners.push(code);
      }
    }
  }
  const cellOf = (easting: number, northing: number) =>
    `${Math.floor(easting / indexM)},${Math.floor(northing / indexM)}`;
  const index = Map.groupBy(points.keys(), (at) => cellOf(...(points[at] as Position)));
  return {
    borders: voronoiEdges(points, (at) => owners[at], 1500),
    at: (easting, northing) => {
      for (let reach = 1; reach < 20; reach += 1) {
        let best = -1;
        let least = (reach * indexM) ** 2;
        for (let dx = -reach; dx <= reach; dx += 1) {
          for (let dy = -reach; dy <= reach; dy += 1) {
            for (const at of index.get(cellOf(easting + dx * indexM, northing + dy * indexM)) ??
              []) {
              const [x, y] = points[at] as Position;
              const squared = (x - easting) ** 2 + (y - northing) ** 2;
              if (squared < least) [least, best] = [squared, at];
            }
          }
        }
        if (best >= 0) return owners[best] as string;
      }
      throw new Error(`No municipality near ${easting}, ${northing}`);
    },
  };
}

/** Points along a ring at even distances. */
function spaced(ring: readonly Position[]): Position[] {
  const points: Position[] = [];
  let left = 0;
  ring.forEach((here, index) => {
    const next = ring[index + 1];
    if (!next) return;
    const lengthM = Math.hypot(next[0] - here[0], next[1] - here[1]);
    for (; left < lengthM; left += spacingM) {
      const t = left / lengthM;
      points.push([here[0] + (next[0] - here[0]) * t, here[1] + (next[1] - here[1]) * t]);
    }
    left -= lengthM;
  });
  return points;
}

import { coastDistanceAt, type LandGrid } from "../geography/landGrid.ts";
import type { Position } from "../geography/Position.ts";
import { noise } from "./noise.ts";

/** Rank 1 joins the large towns, rank 2 every town to its nearest. */
export type Road = { rank: 1 | 2; line: Position[] };
type Place = { position: Position; areaHa: number };

const largeTowns = 90;
const longestM = { 1: 90_000, 2: 30_000 } as const;
const stepM = 1200;
/** Bridges are shorter than this. */
const widestWaterM = 1500;

/** Roads as they come about: from a town to each town that no third one lies closer to. */
export function roads(places: readonly Place[], grid: LandGrid, seed: number): Road[] {
  const large = places.toSorted((a, b) => b.areaHa - a.areaHa).slice(0, largeTowns);
  return [...network(large, 1, grid, seed), ...network(places, 2, grid, seed)];
}

function network(places: readonly Place[], rank: 1 | 2, grid: LandGrid, seed: number): Road[] {
  const positions = places.map(({ position }) => position);
  return positions.flatMap((from, index) =>
    positions.slice(index + 1).flatMap((to): Road[] => {
      const lengthM = distanceM(from, to);
      if (lengthM === 0 || lengthM > longestM[rank]) return [];
      const isShortest = positions.every(
        (third) => Math.max(distanceM(from, third), distanceM(to, third)) >= lengthM,
      );
      if (!isShortest) return [];
      const line = bent(from, to, lengthM, seed);
      return crossesWater(line, grid) ? [] : [{ rank, line }];
    }),
  );
}

const distanceM = ([x1, y1]: Position, [x2, y2]: Position) => Math.hypot(x2 - x1, y2 - y1);

/** Straight at its ends and winding between: no road is drawn with a ruler. */
function bent(from: Position, to: Position, lengthM: number, seed: number): Position[] {
  const wind = noise(seed + 29, 5000);
  const steps = Math.max(2, Math.round(lengthM / stepM));
  const [acrossX, acrossY] = [(to[1] - from[1]) / lengthM, (from[0] - to[0]) / lengthM];
  const widthM = Math.min(900, lengthM * 0.09);
  return Array.from({ length: steps + 1 }, (_, step): Position => {
    const t = step / steps;
    const [x, y] = [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
    const asideM = widthM * Math.sin(Math.PI * t) * wind(x, y);
    return [Math.round(x + acrossX * asideM), Math.round(y + acrossY * asideM)];
  });
}

function crossesWater(line: readonly Position[], grid: LandGrid): boolean {
  let waterM = 0;
  for (const [index, to] of line.entries()) {
    const from = line[index - 1];
    if (!from) continue;
    const parts = Math.ceil(distanceM(from, to) / 300);
    for (let part = 1; part <= parts; part += 1) {
      const t = part / parts;
      const [x, y] = [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
      waterM = coastDistanceAt(grid, x, y) > 0 ? 0 : waterM + distanceM(from, to) / parts;
      if (waterM > widestWaterM) return true;
    }
  }
  return false;
}

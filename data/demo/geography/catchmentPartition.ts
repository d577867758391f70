import {
  type SubCatchment,
  subCatchments,
} from "../../../apps/api/src/platform/reference/facts/subCatchments.ts";
import {
  balance,
  catchmentSites,
  landSamples,
  nearestOf,
  nearestSite,
  type Sample,
  samplesKm2,
  type Site,
} from "./catchmentSites.ts";
import type { LandGrid } from "./landGrid.ts";
import type { Position } from "./Position.ts";
import type { Segment } from "./voronoiEdges.ts";

/** Which sub-catchment and tripartite a place belongs to, and the lines that part them. */
export type CatchmentPartition = {
  at: (eastingM: number, northingM: number) => { opId: string; tripartiteNumber: string };
  borders: Segment[];
};

/** Half a kilometre: the smallest of the split ones covers thirty square kilometres. */
const stepCells = 2;

export function catchmentPartition(grid: LandGrid): CatchmentPartition {
  const sites = catchmentSites(grid);
  const cells = powerCells(sites, frameOf(grid));
  const nearest = nearestOf(sites);
  const samplesBySite = Map.groupBy(landSamples(grid, stepCells), ({ eastingM, northingM }) =>
    nearest(eastingM, northingM),
  );
  const splits = subCatchments.map((sub, index) =>
    splitSites(sub, samplesBySite.get(index) ?? [], samplesKm2(grid, stepCells)),
  );
  const borders = cells.flatMap((cell, index) => {
    const split = splits[index] as Site[];
    const parts = split.length > 1 ? powerCells(split, cell) : [];
    return [...sidesOf(cell), ...parts.flatMap(sidesOf)];
  });
  return {
    borders,
    at: (eastingM, northingM) => {
      const index = nearest(eastingM, northingM);
      const split = splits[index] as Site[];
      const part = split[nearestSite(split, eastingM, northingM)] as Site;
      return { opId: (sites[index] as Site).key, tripartiteNumber: part.key };
    },
  };
}

/**
 * One site per tripartite of a sub-catchment. Where there are several, each is at the nearest
 * label that is all its own, weighted until the land is shared as in the official geography.
 */
function splitSites(sub: SubCatchment, samples: readonly Sample[], sampleKm2: number): Site[] {
  const shares = Object.entries(sub.tripartiteShares);
  const parts = shares.map(([number]): Site => ({
    ...anchor(sub, number),
    key: number,
    weight: 0,
  }));
  if (parts.length > 1) {
    const wantedKm2 = shares.map(([, share]) => share * samples.length * sampleKm2);
    balance(parts, samples, { wantedKm2, sampleKm2, free: true });
  }
  return parts;
}

function anchor(sub: SubCatchment, number: string): { eastingM: number; northingM: number } {
  const own = subCatchments.filter(
    (other) =>
      other !== sub &&
      Object.keys(other.tripartiteShares).length === 1 &&
      other.tripartiteShares[number] !== undefined,
  );
  const squared = (other: SubCatchment) =>
    (other.labelEastingM - sub.labelEastingM) ** 2 +
    (other.labelNorthingM - sub.labelNorthingM) ** 2;
  const nearest = own.toSorted((a, b) => squared(a) - squared(b))[0] ?? sub;
  return { eastingM: nearest.labelEastingM, northingM: nearest.labelNorthingM };
}

function frameOf({ west, south, width, height, cellM }: LandGrid): Position[] {
  const [east, north] = [west + width * cellM, south + height * cellM];
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ];
}

/** The convex cell of every site inside a frame: what is nearer to it than to any other. */
function powerCells(sites: readonly Site[], frame: readonly Position[]): Position[][] {
  return sites.map((site) => {
    let cell: Position[] = [...frame];
    for (const other of sites) if (other !== site) cell = cut(cell, site, other);
    return cell;
  });
}

/** The sides of a cell, as pieces of line. */
function sidesOf(cell: readonly Position[]): Segment[] {
  return cell.map((position, index) => [position, cell[(index + 1) % cell.length] as Position]);
}

/** Keeps the part of a convex polygon that belongs to `site` rather than to `other`. */
function cut(cell: readonly Position[], site: Site, other: Site): Position[] {
  const excess = ([x, y]: Position) =>
    (x - site.eastingM) ** 2 +
    (y - site.northingM) ** 2 -
    site.weight -
    ((x - other.eastingM) ** 2 + (y - other.northingM) ** 2 - other.weight);
  const kept: Position[] = [];
  cell.forEach((here, index) => {
    const next = cell[(index + 1) % cell.length] as Position;
    const [now, then] = [excess(here), excess(next)];
    if (now <= 0) kept.push(here);
    if (now < 0 !== then < 0 && now !== then) {
      const t = now / (now - then);
      kept.push([here[0] + t * (next[0] - here[0]), here[1] + t * (next[1] - here[1])]);
    }
  });
  return kept;
}

import { subCatchments } from "../../../apps/api/src/platform/reference/facts/subCatchments.ts";
import type { LandGrid } from "./landGrid.ts";

/**
 * The label points that share out the land: a place belongs to the site whose squared distance
 * less its weight is smallest. Weights bring the areas near the official ones.
 */
export type Site = { key: string; eastingM: number; northingM: number; weight: number };

export type Sample = { eastingM: number; northingM: number };

const rounds = 80;
/** Keeps the catchment of an island from reaching across the sea for the area it lacks. */
const mostWeightPerKm2 = 0.3e6;
const leastWeight = -1e8;
const stepCells = 8;

export function catchmentSites(grid: LandGrid): Site[] {
  const sites = subCatchments.map((sub) => ({
    key: sub.opId,
    eastingM: sub.labelEastingM,
    northingM: sub.labelNorthingM,
    weight: 0,
  }));
  const wantedKm2 = subCatchments.map((sub) => sub.areaKm2);
  balance(sites, landSamples(grid, stepCells), {
    wantedKm2,
    sampleKm2: samplesKm2(grid, stepCells),
    free: false,
  });
  return sites;
}

export const samplesKm2 = (grid: LandGrid, step: number) => (step * grid.cellM) ** 2 / 1e6;

export function landSamples(grid: LandGrid, step: number): Sample[] {
  const samples: Sample[] = [];
  for (let row = step >> 1; row < grid.height; row += step) {
    for (let column = step >> 1; column < grid.width; column += step) {
      if (!grid.coastDistanceM[row * grid.width + column]) continue;
      samples.push({
        eastingM: grid.west + (column + 0.5) * grid.cellM,
        northingM: grid.south + (row + 0.5) * grid.cellM,
      });
    }
  }
  return samples;
}

type Aim = {
  wantedKm2: readonly number[];
  sampleKm2: number;
  /** Neither bounds on the weights nor labels to keep: parts of one sub-catchment. */
  free: boolean;
};

/** Raises the weight of a site with too little land and lowers that of one with too much. */
export function balance(sites: Site[], samples: readonly Sample[], aim: Aim): void {
  const { first, candidates, squaredM2 } = candidatesOf(sites, samples, aim);
  for (let round = 0; round < rounds; round += 1) {
    const areaKm2 = sites.map(() => 0);
    const weights = Float64Array.from(sites, (site) => site.weight);
    for (let sample = 0; sample < samples.length; sample += 1) {
      let index = 0;
      let least = Infinity;
      const end = first[sample + 1] as number;
      for (let place = first[sample] as number; place < end; place += 1) {
        const site = candidates[place] as number;
        const distance = (squaredM2[place] as number) - (weights[site] as number);
        if (distance < least) {
          least = distance;
          index = site;
        }
      }
      areaKm2[index] = (areaKm2[index] as number) + aim.sampleKm2;
    }
    const pace = (aim.free ? 3e6 : 0.3e6) * (1 - round / rounds);
    sites.forEach((site, index) => {
      const wantedKm2 = aim.wantedKm2[index] as number;
      const weight = site.weight + pace * (wantedKm2 - (areaKm2[index] as number));
      const most = mostWeightPerKm2 * wantedKm2;
      site.weight = aim.free ? weight : Math.max(leastWeight, Math.min(most, weight));
    });
    if (!aim.free) keepOwnLabel(sites);
  }
}

/**
 * The sites that a sample may ever belong to, with their squared distance: a tenth of all, since
 * weights have bounds. Sample i has those from `first[i]` up to `first[i + 1]`.
 */
function candidatesOf(sites: readonly Site[], samples: readonly Sample[], aim: Aim) {
  const most = aim.wantedKm2.map((km2) => (aim.free ? Infinity : mostWeightPerKm2 * km2));
  const least = aim.free ? -Infinity : 2 * leastWeight;
  const first = new Int32Array(samples.length + 1);
  const candidates: number[] = [];
  const squaredM2: number[] = [];
  samples.forEach(({ eastingM, northingM }, sample) => {
    const squared = sites.map(
      (site) => (site.eastingM - eastingM) ** 2 + (site.northingM - northingM) ** 2,
    );
    const farthest = Math.min(...squared) - least;
    squared.forEach((distance, site) => {
      if (distance - (most[site] as number) > farthest) return;
      candidates.push(site);
      squaredM2.push(distance);
    });
    first[sample + 1] = candidates.length;
  });
  return {
    first,
    candidates: Int32Array.from(candidates),
    squaredM2: Float64Array.from(squaredM2),
  };
}

/** A label stands inside its own catchment, however small the official figure is. */
function keepOwnLabel(sites: Site[]): void {
  sites.forEach((site, index) => {
    const owner = sites[nearestSite(sites, site.eastingM, site.northingM)] as Site;
    if (owner === sites[index]) return;
    const squared = (site.eastingM - owner.eastingM) ** 2 + (site.northingM - owner.northingM) ** 2;
    site.weight = owner.weight - 0.8 * squared;
  });
}

/** Index of the site that a place belongs to. */
export function nearestSite(sites: readonly Site[], eastingM: number, northingM: number): number {
  let best = 0;
  let least = Infinity;
  for (let index = 0; index < sites.length; index += 1) {
    const site = sites[index] as Site;
    const distance =
      (site.eastingM - eastingM) ** 2 + (site.northingM - northingM) ** 2 - site.weight;
    if (distance < least) {
      least = distance;
      best = index;
    }
  }
  return best;
}

/** The same for many places, as long as no weight changes: figures lie side by side, which is faster. */
export function nearestOf(sites: readonly Site[]): (eastingM: number, northingM: number) => number {
  const eastings = Float64Array.from(sites, (site) => site.eastingM);
  const northings = Float64Array.from(sites, (site) => site.northingM);
  const weights = Float64Array.from(sites, (site) => site.weight);
  return (eastingM, northingM) => {
    let best = 0;
    let least = Infinity;
    for (let index = 0; index < eastings.length; index += 1) {
      const east = (eastings[index] as number) - eastingM;
      const north = (northings[index] as number) - northingM;
      const distance = east * east + north * north - (weights[index] as number);
      if (distance < least) {
        least = distance;
        best = index;
      }
    }
    return best;
  };
}

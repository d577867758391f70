import { subCatchments } from "../../../apps/api/src/platform/reference/facts/subCatchments.ts";
import type { MeasureKey } from "../../../apps/api/src/platform/reference/facts/measures.ts";
import { coastDistanceAt } from "../geography/landGrid.ts";
import type { DemoLand } from "../geography/demoLand.ts";
import type { Position, Ring } from "../geography/Position.ts";
import type { Landscape } from "../landscape/landscape.ts";
import type { Random } from "../random.ts";
import { organicRing } from "./shapes.ts";

type Site = { position: Position; direction: number };

/** Measures that belong in valleys; the others lie on higher ground. */
const wetMeasures: ReadonlySet<MeasureKey> = new Set([
  "lowland",
  "nitrogenWetland",
  "phosphorusAndValleys",
  "preliminaryExaminationVlp",
]);

/** Closer to the sea the simplified coast could cut a corner off. */
const leastCoastM = 600;

/** Finds land for a project in a plan, all of it inside Denmark. */
export function sitePicker(land: DemoLand, { streams }: Landscape) {
  const planOf = new Map(subCatchments.map((sub) => [sub.opId, sub.planName]));
  const planAt = ([x, y]: Position) => planOf.get(land.catchments.at(x, y).opId) ?? "";
  const wet = groupByPlan(
    streams.flatMap(({ line }) =>
      line.slice(1).map((position, index): Site => {
        const [x, y] = line[index] as Position;
        return { position, direction: Math.atan2(position[1] - y, position[0] - x) };
      }),
    ),
    planAt,
  );
  const dry = groupByPlan(drySites(land), planAt);

  return function pickRing(random: Random, planName: string, wish: RingWish): Ring {
    const preferred = wetMeasures.has(wish.measure) ? wet.get(planName) : dry.get(planName);
    const sites = preferred ?? dry.get(planName) ?? wet.get(planName);
    if (!sites) throw new Error(`No land in ${planName}`);
    let areaHa = wish.areaHa;
    for (let attempt = 1; ; attempt += 1) {
      const { position, direction } = random.pick(sites);
      const shift = (): number => random.between(-400, 400);
      const ring = organicRing(random, {
        centre: [position[0] + shift(), position[1] + shift()],
        areaHa,
        direction,
        stretch: wetMeasures.has(wish.measure) ? random.between(1.4, 3.2) : random.between(1, 1.6),
      });
      if (ring.every(([x, y]) => coastDistanceAt(land.grid, x, y) > leastCoastM)) return ring;
      // Small islands and narrow tongues of land have no room for the largest.
      if (attempt % 8 === 0) areaHa /= 2;
      if (attempt > 400) throw new Error(`No room in ${planName}`);
    }
  };
}

type RingWish = { measure: MeasureKey; areaHa: number };

function groupByPlan(sites: Site[], planAt: (position: Position) => string): Map<string, Site[]> {
  return Map.groupBy(sites, (site) => planAt(site.position));
}

/** Every square kilometre of land that is not at the coast. */
function drySites({ grid }: DemoLand): Site[] {
  const sites: Site[] = [];
  for (let row = 0; row < grid.height; row += 4) {
    for (let column = 0; column < grid.width; column += 4) {
      if ((grid.coastDistanceM[row * grid.width + column] as number) < 1000) continue;
      const position: Position = [grid.west + column * grid.cellM, grid.south + row * grid.cellM];
      sites.push({ position, direction: column * 0.37 + row * 0.61 });
    }
  }
  return sites;
}

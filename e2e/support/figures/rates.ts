import { coverageFigures } from "./coverage.ts";
import { areaHaOfWkt } from "./overlaps.ts";
import {
  effectKeys,
  fieldOf,
  median,
  type Rows,
  stateOf,
  sum,
  type Unit,
  type UnitKind,
} from "./Rows.ts";
import type { Figures } from "./units.ts";

type Listed = { units: { id: string; areaHa: number }[] };
const known = new WeakMap<Rows, Map<UnitKind, Promise<Map<string, Figures>>>>();

/** What each unit of a kind gives per 1,000 ha of its land, by name of the figure; computed once. */
function ratesOf(rows: Rows, kind: UnitKind): Promise<Map<string, Figures>> {
  const kinds = known.get(rows) ?? new Map<UnitKind, Promise<Map<string, Figures>>>();
  known.set(rows, kinds);
  const made = kinds.get(kind) ?? makeRates(rows, kind);
  kinds.set(kind, made);
  return made;
}

async function makeRates(rows: Rows, kind: UnitKind): Promise<Map<string, Figures>> {
  const { units } = await rows.at<Listed>(`/status/pages/units/${kind}`);
  const areaHaOf = new Map(units.map(({ id, areaHa }) => [id, areaHa]));
  return new Map(
    (await rows.listed(kind)).map((unit) => [unit.id, rates(unit, areaHaOf.get(unit.id) ?? 0)]),
  );
}

function rates({ projects }: Unit, areaHa: number): Figures {
  const figures: Figures = {};
  for (const effect of effectKeys) {
    const amount = (list: Unit["projects"]) => sum(list.map((row) => row[fieldOf[effect]]));
    const built = projects.filter((row) => row.projectStatus === stateOf.established);
    figures[`unit.${effect}`] = amount(projects);
    figures[`unit.${effect}.established`] = amount(built);
    figures[`rate.${effect}`] = (amount(projects) / areaHa) * 1000;
    figures[`rate.${effect}.established`] = (amount(built) / areaHa) * 1000;
  }
  return figures;
}

/** A unit's rates, and its place among all by each. */
export async function rateFigures(rows: Rows, kind: UnitKind, id: string): Promise<Figures> {
  const all = await ratesOf(rows, kind);
  const own = all.get(id) ?? {};
  const ranks = Object.entries(own).map(([name, value]) => {
    const ahead = [...all.values()].filter((other) => (other[name] ?? 0) > value + 1e-9).length;
    return [`rankOf.${name}`, ahead + 1];
  });
  return { ...own, ...Object.fromEntries(ranks) };
}

/** Where a group is among those that need something, by how much of it is covered. */
export async function coverageRank(rows: Rows, id: string): Promise<Figures> {
  const shares = await coverageShares(rows);
  const own = shares.get(id);
  if (own === undefined) return {};
  const ahead = [...shares.values()].filter((other) => other > own + 1e-9).length;
  return { "rankOf.coverage.share": ahead + 1 };
}

export async function coverageMedian(rows: Rows): Promise<Figures> {
  return { "medianOf.coverage.share": median([...(await coverageShares(rows)).values()]) };
}

/** Who needs nothing has no place among those who do. */
async function coverageShares(rows: Rows): Promise<Map<string, number>> {
  const shares = new Map<string, number>();
  for (const { id } of await rows.listed("plan")) {
    const figures = await coverageFigures(rows, id);
    if (figures["coverage.needT"]! > 0) shares.set(id, figures["coverage.share"]!);
  }
  return shares;
}

/** A unit's land as its outline has it. */
export async function landOf(rows: Rows, kind: UnitKind, id: string): Promise<Figures> {
  const { geoLocationId } = (await rows.unit(kind, id)) as Unit & { geoLocationId: string };
  const { geometryWkt } = await rows.at<{ geometryWkt: string }>(`/geometries/${geoLocationId}`);
  return { "unit.areaHa": areaHaOfWkt(geometryWkt) };
}

export async function medianRates(rows: Rows, kind: UnitKind): Promise<Figures> {
  const all = [...(await ratesOf(rows, kind)).values()];
  const names = new Set(all.flatMap((figures) => Object.keys(figures)));
  return Object.fromEntries(
    [...names].map((name) => [
      `medianOf.${name}`,
      median(all.flatMap((figures) => figures[name] ?? [])),
    ]),
  );
}

import type { LandPage, MunicipalityHolding } from "@mars/contracts/places/land";
import { holdingsByQuarter, type LandHolding, sumHoldings } from "@mars/domain/status/landHoldings";
import { effortPosition, rankUnits } from "@mars/domain/status/rankUnits";
import type { NamedMunicipality } from "./queries.ts";

type Quarter = { year: number; quarter: number };

const nothing = {
  projectLandHa: 0,
  compensationLandHa: 0,
  bindingAgreementsHa: 0,
  pendingAgreementsHa: 0,
  boughtHa: 0,
  soldHa: 0,
  vkpHa: 0,
  klpHa: 0,
};

/**
 * State land at the end of a quarter; of the last there is where none is asked for. A municipality
 * of another day is listed while there is something to tell of it, and compared with no one.
 */
export function landPageOf(
  rows: readonly MunicipalityHolding[],
  municipalities: readonly NamedMunicipality[],
  asked: Quarter | null,
): LandPage {
  // Only agreements with a completed ruling are loaded; there is nothing pending to show.
  const all = rows.map((row) => ({ ...row, pendingAgreementsHa: 0 }) as LandHolding);
  const quarters = holdingsByQuarter(all);
  const index = asked
    ? quarters.findIndex(({ year, quarter }) => year === asked.year && quarter === asked.quarter)
    : quarters.length - 1;
  const shown = quarters[index] ?? null;
  const before = quarters[index - 1] ?? null;
  const figuresOf = (id: string, at: Quarter | null) =>
    sumHoldings([
      all.find(
        (row) => row.municipalityId === id && row.year === at?.year && row.quarter === at.quarter,
      ) ?? nothing,
    ]);
  const units = municipalities.map((unit) => ({ ...unit, ...figuresOf(unit.id, shown) }));
  const changeOf = ({ id, inventoryHa }: (typeof units)[number]) =>
    before && inventoryHa - figuresOf(id, before).inventoryHa;
  const ofDay = units.filter(({ isOfDay }) => isOfDay);
  const hasAny = (id: string, at: Quarter | null) =>
    Object.values(figuresOf(id, at)).some((figure) => figure !== 0);
  const others = units.filter(
    ({ isOfDay, id }) => !isOfDay && (hasAny(id, shown) || hasAny(id, before)),
  );
  const inventories = ofDay.map(({ inventoryHa }) => inventoryHa).toSorted((a, b) => a - b);
  return {
    shown: shown && { year: shown.year, quarter: shown.quarter },
    quarters: quarters.map(({ year, quarter, ...totals }) => ({ year, quarter, totals })),
    now: shown ?? sumHoldings([]),
    effort: {
      lowestHa: inventories[0] ?? 0,
      medianHa: median(inventories),
      highestHa: inventories.at(-1) ?? 0,
    },
    municipalities: [
      ...rankUnits(ofDay, ({ inventoryHa }) => inventoryHa).map(({ unit, rank }) => ({
        ...unit,
        inventoryChangeHa: changeOf(unit),
        rank,
        effortPosition: effortPosition(unit.inventoryHa, inventories),
      })),
      ...others.map((unit) => ({
        ...unit,
        inventoryChangeHa: changeOf(unit),
        rank: null,
        effortPosition: null,
      })),
    ],
  };
}

function median(sorted: readonly number[]): number {
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2;
}

import { median, type Rows, sum } from "./Rows.ts";
import type { Figures } from "./units.ts";

type Holding = Record<
  "projectLandHa" | "compensationLandHa" | "bindingAgreementsHa" | "boughtHa" | "soldHa",
  number
> & { municipalityCode: string; year: number; quarter: number };

const inventoryHa = (row: Holding | undefined) =>
  row ? row.projectLandHa + row.compensationLandHa + row.bindingAgreementsHa : 0;

async function quartersOf(rows: Rows) {
  const holdings = await rows.at<Holding[]>("/status/land-holdings");

  // Land outside the municipal division is no municipality, and has no place among them.
  const page = await rows.at<{ units: { code: string }[] }>("/status/pages/units/municipality");
  const codes = page.units.map(({ code }) => code);
  const named = Map.groupBy(holdings, ({ year, quarter }) => `${year}-${quarter}`);
  return { named, order: [...named.keys()].toSorted(), codes };
}

/** State land at the end of a quarter. */
export async function landFigures(rows: Rows, quarter: string): Promise<Figures> {
  const { named, codes } = await quartersOf(rows);
  const own = named.get(quarter) ?? [];
  const all = (key: Exclude<keyof Holding, "municipalityCode">) => sum(own.map((row) => row[key]));
  const held = codes.map((code) => inventoryHa(own.find((row) => row.municipalityCode === code)));
  const lowestHa = Math.min(...held);
  return {
    "land.projectLandHa": all("projectLandHa"),
    "land.compensationLandHa": all("compensationLandHa"),
    "land.bindingAgreementsHa": all("bindingAgreementsHa"),
    "land.boughtHa": all("boughtHa"),
    "land.soldHa": all("soldHa"),
    "land.ownedHa": all("projectLandHa") + all("compensationLandHa"),
    "land.inventoryHa": sum(own.map(inventoryHa)),
    "land.lowestHa": lowestHa,
    "land.lowestCount": held.filter((ha) => ha === lowestHa).length,
    "land.medianHa": median(held),
    "land.highestHa": Math.max(...held),
  };
}

/** State land in one municipality at the end of a quarter, and its change since the one before. */
export async function municipalityLandFigures(
  rows: Rows,
  quarter: string,
  code: string,
): Promise<Figures> {
  const { named, order, codes } = await quartersOf(rows);
  const of = (name: string | undefined, whose: string) =>
    name === undefined
      ? undefined
      : named.get(name)?.find(({ municipalityCode }) => municipalityCode === whose);
  const own = of(quarter, code);
  const before = order[order.indexOf(quarter) - 1];
  const held = codes.map((one) => inventoryHa(of(quarter, one)));
  const [lowest, highest] = [Math.min(...held), Math.max(...held)];
  return {
    "land.projectLandHa": own?.projectLandHa ?? 0,
    "land.compensationLandHa": own?.compensationLandHa ?? 0,
    "land.bindingAgreementsHa": own?.bindingAgreementsHa ?? 0,
    "land.inventoryHa": inventoryHa(own),
    "land.rank": held.filter((ha) => ha > inventoryHa(own) + 1e-9).length + 1,
    "land.effortPosition": (inventoryHa(own) - lowest) / (highest - lowest),
    ...(before && { "land.inventoryChangeHa": inventoryHa(own) - inventoryHa(of(before, code)) }),
  };
}

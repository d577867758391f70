import type { LandPage, MunicipalityHolding } from "@mars/contracts/places/land";
import { add, type Comparison, middleOf, type Read } from "./Comparison.ts";

/** State land of the last quarter, from the holdings by municipality and quarter. */
export async function compareLand(read: Read, comparison: Comparison): Promise<void> {
  const rows = await read<MunicipalityHolding[]>("/status/land-holdings");
  const page = await read<LandPage>("/status/pages/land");
  if (page.shown === null) return comparison.same("land", rows.length, 0);
  for (const { year, quarter, totals } of page.quarters) {
    const own = rows.filter((row) => row.year === year && row.quarter === quarter);
    for (const key of ["boughtHa", "soldHa", "projectLandHa", "compensationLandHa"] as const) {
      comparison.same(
        `land ${year}-${quarter} ${key}`,
        totals[key],
        add(own.map((row) => row[key])),
      );
    }
  }
  const { year, quarter } = page.shown;
  const now = rows.filter((row) => row.year === year && row.quarter === quarter);
  const allHa = (row: MunicipalityHolding | undefined) =>
    row ? row.projectLandHa + row.compensationLandHa + row.bindingAgreementsHa : 0;
  comparison.same("land, all", page.now.inventoryHa, add(now.map(allHa)));
  const compared = page.municipalities.filter(({ rank }) => rank !== null);
  const heldHa = compared.map(({ id }) => allHa(now.find((row) => row.municipalityId === id)));
  comparison.same("land, median", page.effort.medianHa, middleOf(heldHa));
  comparison.same("land, lowest", page.effort.lowestHa, Math.min(...heldHa));
  comparison.same("land, highest", page.effort.highestHa, Math.max(...heldHa));
  for (const [index, unit] of compared.entries()) {
    const own = heldHa[index]!;
    comparison.same(`land, ${unit.name}`, unit.inventoryHa, own);
    comparison.same(
      `land, ${unit.name}, rank`,
      unit.rank,
      heldHa.filter((other) => other > own).length + 1,
    );
  }
}

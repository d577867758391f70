/** State land of one municipality at the end of one quarter, in hectares. */
export type LandHolding = {
  readonly municipalityId: string;
  readonly year: number;
  readonly quarter: 1 | 2 | 3 | 4;
  readonly projectLandHa: number;
  readonly compensationLandHa: number;
  /** Agreements whose land redistribution ruling is completed. */
  readonly bindingAgreementsHa: number;
  /** Agreements still waiting for their ruling; not in the inventory. */
  readonly pendingAgreementsHa: number;
  readonly boughtHa: number;
  readonly soldHa: number;
  readonly vkpHa: number;
  readonly klpHa: number;
};

export type LandFigures = Omit<LandHolding, "municipalityId" | "year" | "quarter">;

export type LandTotals = LandFigures & {
  /** Project land, compensation land and binding agreements. */
  readonly inventoryHa: number;
};

const FIGURES = [
  "projectLandHa",
  "compensationLandHa",
  "bindingAgreementsHa",
  "pendingAgreementsHa",
  "boughtHa",
  "soldHa",
  "vkpHa",
  "klpHa",
] as const satisfies readonly (keyof LandFigures)[];

export function sumHoldings(holdings: readonly LandFigures[]): LandTotals {
  const sums = Object.fromEntries(
    FIGURES.map((name) => [name, holdings.reduce((sum, holding) => sum + holding[name], 0)]),
  ) as LandFigures;
  return {
    ...sums,
    inventoryHa: sums.projectLandHa + sums.compensationLandHa + sums.bindingAgreementsHa,
  };
}

export type QuarterTotals = LandTotals & { readonly year: number; readonly quarter: 1 | 2 | 3 | 4 };

/** Totals of each quarter, oldest first: bought and sold within it, inventory at its end. */
export function holdingsByQuarter(holdings: readonly LandHolding[]): readonly QuarterTotals[] {
  const quarters = Map.groupBy(holdings, ({ year, quarter }) => year * 4 + quarter);
  return [...quarters.entries()]
    .toSorted(([a], [b]) => a - b)
    .map(([, rows]) => ({
      ...sumHoldings(rows),
      year: rows[0]!.year,
      quarter: rows[0]!.quarter,
    }));
}

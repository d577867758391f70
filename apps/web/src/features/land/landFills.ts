/** Slate, so that state land is never mistaken for a stage. */
export const landParts = ["project", "compensation", "agreements"] as const;
export type LandPart = (typeof landParts)[number];

export const landFill: Record<LandPart, { fill: string; edge: string }> = {
  project: { fill: "var(--land-project)", edge: "var(--land-project)" },
  compensation: { fill: "url(#land-pool)", edge: "var(--land-pool-edge)" },
  agreements: { fill: "url(#land-agreement)", edge: "var(--land-agreement-edge)" },
};

type Holding = { projectLandHa: number; compensationLandHa: number; bindingAgreementsHa: number };

export function partsOf(holding: Holding): Record<LandPart, number> {
  return {
    project: holding.projectLandHa,
    compensation: holding.compensationLandHa,
    agreements: holding.bindingAgreementsHa,
  };
}

/** What the state owns: agreements are signed, not taken over. */
export function ownedHa(holding: Holding): number {
  return holding.projectLandHa + holding.compensationLandHa;
}

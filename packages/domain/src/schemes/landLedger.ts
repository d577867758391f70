import { roundHectares } from "../areas/roundParts.ts";
import { datasetIds } from "../datasets/datasetIds.ts";
import type { SchemePurpose } from "./subsidyScheme.ts";
import { GRASS, type LandPart, ROTATION, TAKEN } from "./landPart.ts";

export const USABLE_LAND = ["forest", "wetland", "lowland", "wetNature", "field", "other"] as const;
export const UNUSABLE_LAND = ["taken", "nature", "wood"] as const;
export type LedgerLine<K extends string = string> = { readonly land: K; readonly ha: number };

export type LandLedger = {
  readonly usableHa: number;
  readonly unusableHa: number;
  readonly usable: readonly LedgerLine<(typeof USABLE_LAND)[number]>[];
  readonly unusable: readonly LedgerLine<(typeof UNUSABLE_LAND)[number]>[];
};

const REWETS: readonly (SchemePurpose | null)[] = [
  "nitrogen-wetland",
  "phosphorus-wetland",
  "carbon-rich-soil",
  "lowland-or-wetland",
  "river-valley",
];

/**
 * The whole area with every hectare once: what the options can use, and what they cannot, as it is
 * shown: lines add up to their heading, headings to the area. Only options that make land wet can
 * use protected nature, and only with a permission.
 */
export function landLedger(
  parts: readonly Pick<LandPart, "ha" | "in">[],
  options: readonly { readonly purpose: SchemePurpose | null }[],
  areaHa: number,
): LandLedger {
  const isRewetted = options.some(({ purpose }) => REWETS.includes(purpose));
  const haOf = new Map<string, number>();
  for (const part of parts) {
    const key = lineOf(part, isRewetted);
    haOf.set(key, (haOf.get(key) ?? 0) + part.ha);
  }
  const lines = <K extends string>(keys: readonly K[]) =>
    keys.flatMap((land) => {
      const ha = haOf.get(land) ?? 0;
      return ha > 0 ? [{ land, ha }] : [];
    });
  const [usable, unusable] = [lines(USABLE_LAND), lines(UNUSABLE_LAND)];
  const sum = (all: readonly LedgerLine[]) => all.reduce((total, { ha }) => total + ha, 0);
  const [usableHa = 0, unusableHa = 0] = roundHectares([sum(usable), sum(unusable)], areaHa);
  return {
    usable: rounded(usable, usableHa),
    unusable: rounded(unusable, unusableHa),
    usableHa,
    unusableHa,
  };
}

function rounded<K extends string>(lines: readonly LedgerLine<K>[], wholeHa: number) {
  const shown = roundHectares(
    lines.map(({ ha }) => ha),
    wholeHa,
  );
  return lines.map((line, index) => ({ ...line, ha: shown[index]! }));
}

function lineOf(
  { in: covers }: Pick<LandPart, "in">,
  isRewetted: boolean,
): (typeof USABLE_LAND | typeof UNUSABLE_LAND)[number] {
  const isIn = (...keys: readonly string[]) => keys.some((key) => covers.includes(key));
  if (isIn(TAKEN)) return "taken";
  const isWet = isRewetted && isIn(datasetIds.wetlandPotential, datasetIds.carbonRichSoil);
  if (isIn(datasetIds.protectedNature)) return isWet ? "wetNature" : "nature";
  if (!isWet && isIn(datasetIds.forestMap2022, datasetIds.forestReserve)) return "wood";
  if (isIn(datasetIds.wetlandPotential)) return "wetland";
  if (isIn(datasetIds.carbonRichSoil)) return "lowland";
  const isField = isIn(ROTATION, GRASS, datasetIds.fieldBlocks2025);
  if (isField && isIn(datasetIds.afforestationWanted)) return "forest";
  return isField ? "field" : "other";
}

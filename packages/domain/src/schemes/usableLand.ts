import { datasetIds } from "../datasets/datasetIds.ts";
import type { AreaOverlaps } from "../effects/areaOverlaps.ts";
import { GRASS, landKey, type LandPart, needHa, ROTATION, TAKEN } from "./landPart.ts";
import type { OverlapRule, SchemePurpose, SubsidyScheme } from "./subsidyScheme.ts";

const everyFeature = { attributeName: null, attributeOperator: null, attributeValues: null };

/** River valleys that the plans have decided to restore. */
export const RIVER_VALLEY: Pick<
  OverlapRule,
  "datasetId" | "attributeName" | "attributeOperator" | "attributeValues"
> = {
  datasetId: datasetIds.riverValleyRestoration,
  attributeName: "ov_ind_res",
  attributeOperator: "=",
  attributeValues: ["Ja"],
};

/** Maps that decide what land is good for; the rules of schemes may name more. */
export const PURPOSE_LAND = [
  ...[
    datasetIds.carbonRichSoil,
    datasetIds.wetlandPotential,
    datasetIds.protectedNature,
    datasetIds.forestMap2022,
    datasetIds.forestReserve,
    datasetIds.afforestationWanted,
    datasetIds.afforestationUnwanted,
    datasetIds.fieldBlocks2025,
  ].map((datasetId) => ({ datasetId, ...everyFeature })),
  RIVER_VALLEY,
];

const isField = ({ in: covers }: LandPart) =>
  [ROTATION, GRASS, datasetIds.fieldBlocks2025].some((key) => covers.includes(key));
const isIn = ({ in: covers }: LandPart, ...keys: readonly string[]) =>
  keys.some((key) => covers.includes(key));

/** What the purpose of a scheme asks of land. `withNeed`: only where nitrogen counts. */
const purposes: Readonly<
  Record<
    SchemePurpose,
    { serves: (part: LandPart) => boolean; withNeed?: true; maps: readonly string[] }
  >
> = {
  "nitrogen-wetland": {
    serves: (part) => isIn(part, datasetIds.wetlandPotential),
    withNeed: true,
    maps: [datasetIds.wetlandPotential],
  },
  "phosphorus-wetland": {
    serves: (part) => isIn(part, datasetIds.wetlandPotential),
    maps: [datasetIds.wetlandPotential],
  },
  "carbon-rich-soil": {
    serves: (part) => isIn(part, datasetIds.carbonRichSoil),
    maps: [datasetIds.carbonRichSoil],
  },
  "lowland-or-wetland": {
    serves: (part) => isIn(part, datasetIds.carbonRichSoil, datasetIds.wetlandPotential),
    maps: [datasetIds.carbonRichSoil, datasetIds.wetlandPotential],
  },
  "river-valley": {
    serves: (part) => isIn(part, landKey(RIVER_VALLEY)),
    maps: [datasetIds.riverValleyRestoration],
  },
  afforestation: {
    serves: (part) =>
      isField(part) &&
      !isIn(
        part,
        datasetIds.forestMap2022,
        datasetIds.forestReserve,
        datasetIds.protectedNature,
        datasetIds.afforestationUnwanted,
      ),
    maps: [datasetIds.fieldBlocks2025],
  },
  extensification: { serves: isField, maps: [datasetIds.fieldBlocks2025] },
  "mini-wetland": { serves: isField, withNeed: true, maps: [datasetIds.fieldBlocks2025] },
};

/** The maps without which nobody can say how much land serves a purpose. */
export const mapsOf = (purpose: SchemePurpose): readonly string[] => purposes[purpose].maps;

/** Land that serves the scheme's purpose, without what others have a commitment for. */
export const usableLand = (
  scheme: Pick<SubsidyScheme, "purpose" | "overlapRules">,
  parts: readonly LandPart[],
): readonly LandPart[] => purposeLand(scheme, parts).filter((part) => !isIn(part, TAKEN));

/**
 * Land that serves the scheme's purpose, whoever has it, without what the scheme excludes. A piece
 * that is partly in a sub-catchment with a need is divided.
 */
export function purposeLand(
  scheme: Pick<SubsidyScheme, "purpose" | "overlapRules">,
  parts: readonly LandPart[],
): readonly LandPart[] {
  const excluded = scheme.overlapRules.filter((rule) => rule.mustNotOverlap).map(landKey);
  const purpose = scheme.purpose === null ? null : purposes[scheme.purpose];
  return parts
    .filter((part) => !isIn(part, ...excluded) && (purpose?.serves(part) ?? true))
    .flatMap((part) => (purpose?.withNeed ? withNeedOnly(part) : [part]));
}

function withNeedOnly(part: LandPart): readonly LandPart[] {
  const ha = needHa(part);
  if (ha <= 0) return [];
  return [{ ...part, ha, retention: part.retention.filter((one) => one.nitrogenEffectCounts) }];
}

export const sumHa = (parts: readonly LandPart[]) => parts.reduce((sum, { ha }) => sum + ha, 0);

/** What effects on this land are computed from. */
export function overlapsOfLand(parts: readonly LandPart[]): AreaOverlaps {
  return {
    areaHa: sumHa(parts),
    carbonRichHa: sumHa(parts.filter((part) => isIn(part, datasetIds.carbonRichSoil))),
    retention: parts.flatMap(({ retention }) => retention),
  };
}

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

const isIn = ({ in: covers }: LandPart, ...keys: readonly string[]) =>
  keys.some((key) => covers.includes(key));

/** Features of a dataset, all of them or those with an attribute. */
export type LandCondition = (typeof PURPOSE_LAND)[number];

const all = (...ids: readonly string[]): readonly LandCondition[] =>
  ids.map((datasetId) => ({ datasetId, ...everyFeature }));
const FIELD = all(datasetIds.fields2025, datasetIds.fieldBlocks2025);

type Ground = {
  /** Land serves the purpose in any of these and in none of those it is kept clear of. */
  readonly in: readonly LandCondition[];
  readonly clearOf?: readonly LandCondition[];
  /** Only where nitrogen counts. */
  readonly withNeed?: true;
};

/** What the purpose of a scheme asks of land: once for screening, drafts and sketches. */
const grounds: Readonly<Record<SchemePurpose, Ground>> = {
  "nitrogen-wetland": { in: all(datasetIds.wetlandPotential), withNeed: true },
  "phosphorus-wetland": { in: all(datasetIds.wetlandPotential) },
  "carbon-rich-soil": { in: all(datasetIds.carbonRichSoil) },
  "lowland-or-wetland": { in: all(datasetIds.carbonRichSoil, datasetIds.wetlandPotential) },
  "river-valley": { in: [RIVER_VALLEY] },
  afforestation: {
    in: FIELD,
    clearOf: all(
      datasetIds.forestMap2022,
      datasetIds.forestReserve,
      datasetIds.protectedNature,
      datasetIds.afforestationUnwanted,
    ),
  },
  extensification: { in: FIELD },
  "mini-wetland": { in: FIELD, withNeed: true },
};

export const groundOf = (purpose: SchemePurpose): Ground => grounds[purpose];

/** Fields are known by their use. */
const keysOf = (condition: LandCondition) =>
  condition.datasetId === datasetIds.fields2025 ? [ROTATION, GRASS] : [landKey(condition)];

function serves({ in: any, clearOf = [] }: Ground, part: LandPart): boolean {
  return isIn(part, ...any.flatMap(keysOf)) && !isIn(part, ...clearOf.flatMap(keysOf));
}

/** The maps without which no one can say how much land serves a purpose; blocks hold the fields. */
export const mapsOf = (purpose: SchemePurpose): readonly string[] =>
  grounds[purpose].in
    .map(({ datasetId }) => datasetId)
    .filter((datasetId) => datasetId !== datasetIds.fields2025);

/**
 * What a sketch is for: the purpose of its scheme, or what all schemes of its measure have in
 * common. Null: any land gives what the measure gives.
 */
export function purposeOfSketch(
  schemes: readonly Pick<SubsidyScheme, "id" | "mitigationMeasureId" | "purpose">[],
  sketch: { readonly schemeId: string | null; readonly measureId: string | null },
): SchemePurpose | null {
  const chosen = schemes.filter(({ id, mitigationMeasureId }) =>
    sketch.schemeId === null ? mitigationMeasureId === sketch.measureId : id === sketch.schemeId,
  );
  const purposes = new Set(chosen.map(({ purpose }) => purpose));
  return purposes.size === 1 ? [...purposes][0]! : null;
}

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
  const ground = scheme.purpose === null ? null : grounds[scheme.purpose];
  return parts
    .filter((part) => !isIn(part, ...excluded) && (ground === null || serves(ground, part)))
    .flatMap((part) => (ground?.withNeed ? withNeedOnly(part) : [part]));
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

import type { RetentionOverlap } from "../effects/areaOverlaps.ts";
import type { OverlapRule } from "./subsidyScheme.ts";

/** Land in another's project that has a commitment or is established. */
export const TAKEN = "taken";
/** Fields by their crop codes; a field block without a known field has no use that is known. */
export const ROTATION = "use:rotation";
export const GRASS = "use:grass";

/** A piece of an area that is alike in everything that schemes ask about. */
export type LandPart = {
  readonly ha: number;
  /** What covers it: `TAKEN`, `ROTATION`, `GRASS`, and `landKey` of datasets. */
  readonly in: readonly string[];
  /** What the retention map says of it; empty where that has no data. */
  readonly retention: readonly RetentionOverlap[];
};

type Condition = Pick<
  OverlapRule,
  "datasetId" | "attributeName" | "attributeOperator" | "attributeValues"
>;

/** Names the features of a dataset that a rule speaks of. */
export function landKey(rule: Condition): string {
  const { datasetId, attributeName, attributeOperator, attributeValues } = rule;
  if (attributeName === null || attributeOperator === null || attributeValues === null)
    return datasetId;
  return `${datasetId}?${attributeName}${attributeOperator}${attributeValues.join("|")}`;
}

/** Of it, hectares in sub-catchments that need less nitrogen. */
export function needHa({ ha, retention }: LandPart): number {
  const counted = retention.filter(({ nitrogenEffectCounts }) => nitrogenEffectCounts);
  return Math.min(
    ha,
    counted.reduce((sum, { areaHa }) => sum + areaHa, 0),
  );
}

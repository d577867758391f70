import type { EffectKey, GoalPart } from "@mars/contracts/status/statusShapes";

/** Where the reference facts keep each part that the agreement names within a goal. */
const factOfPart: Record<EffectKey, readonly (readonly [GoalPart["key"], string])[]> = {
  nitrogen: [
    ["rounded-goal", "nitrogenReductionRoundedTons"],
    ["agricultural-policy", "nitrogenThroughAgriculturalPolicyTons"],
    ["collective-measures", "nitrogenThroughCollectiveMeasuresTons"],
    ["field-regulation", "fieldRegulationTons"],
  ],
  extraction: [["edge-areas", "extractionEdgeAreasHa"]],
  afforestation: [
    ["grant-scheme", "afforestationGrantSchemeHa"],
    ["grant-scheme-untouched", "afforestationGrantSchemeUntouchedHa"],
    ["urban-untouched", "afforestationUrbanNatureAgencyHa"],
    ["untouched", "afforestationUntouchedHa"],
  ],
};

/** The parts of a national goal, as the reference facts have them. */
export function goalParts(facts: Readonly<Record<string, number>>, effect: EffectKey): GoalPart[] {
  return factOfPart[effect].flatMap(([key, fact]) => {
    const amount = facts[fact];
    return amount === undefined ? [] : [{ key, amount }];
  });
}

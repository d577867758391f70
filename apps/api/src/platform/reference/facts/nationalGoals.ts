import { EXPECTED_DROPOUT_SHARE } from "@mars/domain/plans/balance";
import { NATIONAL_GOALS } from "@mars/domain/status/goals";

const { nitrogenReductionT, extractionEffortHa, afforestationEffortHa } = NATIONAL_GOALS;

/**
 * National goals and the constants that pages explain themselves by. The sum of the plans' own
 * goals differs from the national nitrogen goal and is shown apart.
 */
export const nationalGoals = {
  nitrogenReductionTons: nitrogenReductionT.amount,
  nitrogenReductionByYear: nitrogenReductionT.byYear,
  nitrogenReductionRoundedTons: 13_800,
  nitrogenThroughAgriculturalPolicyTons: 840,
  nitrogenThroughCollectiveMeasuresTons: 12_959,
  fieldRegulationTons: 6_500,
  extractionEffortHa: extractionEffortHa.amount,
  extractionEdgeAreasHa: 70_000,
  extractionByYear: extractionEffortHa.byYear,
  afforestationEffortHa: afforestationEffortHa.amount,
  afforestationUntouchedHa: 100_000,
  afforestationByYear: afforestationEffortHa.byYear,
  afforestationGrantSchemeHa: 230_000,
  afforestationGrantSchemeUntouchedHa: 80_000,
  afforestationUrbanNatureAgencyHa: 20_000,
  protectedShareOfDenmark: 0.2,
  conversionPlansDueYear: 2025,
} as const;

export const nationalConstants = {
  tripartiteCount: 23,
  planCount: 37,
  subCatchmentCount: 108,
  expectedDropoutShare: EXPECTED_DROPOUT_SHARE,
  peatPercentAbove: 6,
  commonCarbonOverlapPercent: 60,
} as const;

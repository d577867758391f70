import type {
  MasterData,
  MasterDataMeasure,
  MasterDataScheme,
} from "@mars/contracts/datasets/masterData";

const measure: MasterDataMeasure = {
  id: "6d5bcb0a-0a57-4cbe-9fd8-0000000000a1",
  name: "Lavbundsprojekt",
  descriptionDa: null,
  descriptionEn: null,
  nitrogenReductionFactor: 30,
  nitrogenReductionDependsOnRetention: false,
  nitrogenReductionDependsOnRetentionFactorProperty: null,
  extractionEffortFactor: 1,
  extractionEffortDependsOnCarbon: true,
  extractionEffortUseEntireAreaIfOverlapOver: null,
  afforestationEffortFactor: 0,
  icon: "<svg></svg>",
  color: "#335566",
  active: true,
};

export function schemeFixture(changes: Partial<MasterDataScheme> = {}): MasterDataScheme {
  return {
    id: "6d5bcb0a-0a57-4cbe-9fd8-0000000000b1",
    name: "Lavbundsprojekter",
    organization: "Styrelsen for Grøn Arealomlægning og Vandmiljø",
    ownerVat: null,
    flowNr: 1,
    flowType: "full",
    mitigationMeasureId: measure.id,
    description: "Tilskud til lavbundsprojekter.",
    descriptionEn: null,
    applicantText: "Alle",
    applicantTextEn: null,
    url: null,
    color: null,
    applicationFormUrlPreliminaryExamination: "https://form.example/1",
    applicationFormUrlEstablishment: null,
    applicationFormUrlPayment: null,
    applicationFormUrlPreliminaryExaminationChangeRequest: null,
    applicationFormUrlEstablishmentChangeRequest: null,
    minAreaHa: null,
    requiredCarbonOverlapPercentage: null,
    applicationPeriods: [{ startDate: "2026-01-01", endDate: null, extensionEndDate: null }],
    subsidySchemeOverlaps: [],
    active: true,
    allowPrivateUserApply: true,
    allowPrivateCompanyApply: true,
    allowMunicipalityApply: true,
    allowOrganizationVatApply: [],
    f2Integration: false,
    generateReport: false,
    supplementaryGeometryTypes: [],
    casework: null,
    ...changes,
  };
}

/** Two schemes of one measure, and the usual limits. */
export function masterDataFixture(): MasterData {
  return {
    subsidySchemes: [
      schemeFixture(),
      schemeFixture({ id: "6d5bcb0a-0a57-4cbe-9fd8-0000000000b2", name: "Vådområdeprojekter" }),
    ],
    states: [],
    mitigationMeasures: [measure],
    projectNameMaxLen: 50,
    sketchProjectNameMaxLen: 50,
    caseIdMaxLen: 256,
    descriptionMaxLen: 4096,
    remarkMaxLen: 1024,
    nitrogenReductionGoalT: 13_780,
    extractionEffectGoalHa: 140_000,
    afforestationEffortGoalHa: 250_000,
    fieldDatasetConfigurations: [],
    municipalityContacts: [],
  };
}

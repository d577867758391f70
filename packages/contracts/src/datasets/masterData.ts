import * as z from "zod/mini";
import { contract } from "../platform/contract.ts";
import { worded } from "../platform/language.ts";

const figure = z.nullable(z.number());
const address = z.nullable(z.string());

export const applicationPeriod = z.object({
  startDate: z.string(),
  /** Null: open until further notice. */
  endDate: z.nullable(z.string()),
  extensionEndDate: z.nullable(z.string()),
});

const schemeOverlap = z.object({
  datasetId: z.string(),
  mustOverlap: z.boolean(),
  mustNotOverlap: z.boolean(),
  attributeName: z.nullable(z.string()),
  attributeOperator: z.nullable(z.enum(["=", "<>"])),
  attributeValues: z.nullable(z.array(z.string())),
  minOverlapAreaHa: figure,
  minNitrogenReductionT: figure,
});

export const supplementaryGeometryType = z.object({
  id: z.string(),
  title: z.string(),
  titleEn: z.nullable(z.string()),
  /** Machine name, such as uroert_skov; automatic types have none. */
  type: z.nullable(z.string()),
  automatic: z.boolean(),
  clipToProjectGeometry: z.boolean(),
  mustOverlapWithDatasets: z.nullable(z.array(z.string())),
  mustNotOverlapWithDatasets: z.nullable(z.array(z.string())),
});
export type SupplementaryGeometryType = z.infer<typeof supplementaryGeometryType>;

const usualTime = z.nullable(
  z.object({ from: z.number(), to: z.number(), unit: z.enum(["workdays", "weeks", "months"]) }),
);

/** How cases of a scheme are handled: whom to ask, usual times, complaints, validity and terms. */
const schemeCasework = z.object({
  contact: z.object({
    name: worded,
    email: z.nullable(z.string()),
    phone: z.nullable(z.string()),
    hours: z.nullable(worded),
  }),
  usual: z.object({ receipt: usualTime, decision: usualTime, payment: usualTime }),
  complaint: z.nullable(z.object({ body: worded, url: z.nullable(z.string()), weeks: z.int() })),
  validity: z.object({
    examinationMonths: z.nullable(z.int()),
    establishmentMonths: z.nullable(z.int()),
    beginWithinMonths: z.nullable(z.int()),
  }),
  terms: z.array(worded),
});

export const masterDataScheme = z.object({
  id: z.string(),
  name: z.string(),
  organization: z.string(),
  ownerVat: z.nullable(z.string()),
  flowNr: z.nullable(z.int()),
  flowType: z.enum(["full", "preliminary_examination", "establishment"]),
  mitigationMeasureId: z.string(),
  /** Danish, as the national system gives it; the English texts next to are ours. */
  description: z.string(),
  descriptionEn: z.nullable(z.string()),
  applicantText: z.string(),
  applicantTextEn: z.nullable(z.string()),
  url: address,
  color: z.nullable(z.string()),
  /** Null or empty: the form's address is not known. */
  applicationFormUrlPreliminaryExamination: address,
  applicationFormUrlEstablishment: address,
  applicationFormUrlPayment: address,
  applicationFormUrlPreliminaryExaminationChangeRequest: address,
  applicationFormUrlEstablishmentChangeRequest: address,
  minAreaHa: figure,
  requiredCarbonOverlapPercentage: figure,
  applicationPeriods: z.array(applicationPeriod),
  subsidySchemeOverlaps: z.array(schemeOverlap),
  active: z.boolean(),
  allowPrivateUserApply: z.boolean(),
  allowPrivateCompanyApply: z.boolean(),
  allowMunicipalityApply: z.boolean(),
  allowOrganizationVatApply: z.array(z.string()),
  f2Integration: z.boolean(),
  generateReport: z.boolean(),
  supplementaryGeometryTypes: z.array(supplementaryGeometryType),
  casework: z.nullable(schemeCasework),
});
export type MasterDataScheme = z.infer<typeof masterDataScheme>;

export const masterDataMeasure = z.object({
  id: z.string(),
  name: z.string(),
  descriptionDa: z.nullable(z.string()),
  descriptionEn: z.nullable(z.string()),
  /** kg N per ha; null where the retention map decides. */
  nitrogenReductionFactor: figure,
  nitrogenReductionDependsOnRetention: z.boolean(),
  nitrogenReductionDependsOnRetentionFactorProperty: z.nullable(z.enum(["skov", "ekstensivering"])),
  extractionEffortFactor: z.number(),
  extractionEffortDependsOnCarbon: z.boolean(),
  extractionEffortUseEntireAreaIfOverlapOver: figure,
  afforestationEffortFactor: z.number(),
  /** svg that takes the current colour. */
  icon: z.string(),
  color: z.string(),
  /** False: only projects that have it already; it cannot be chosen any more. */
  active: z.boolean(),
});
export type MasterDataMeasure = z.infer<typeof masterDataMeasure>;

const state = z.object({
  stateNr: z.int(),
  sortOrder: z.int(),
  name: z.string(),
  type: z.string(),
  description: z.string(),
  allowOwnerEdit: z.boolean(),
  allowCaseWorkerHandlingApplicationEdit: z.boolean(),
  allowCaseWorkerAdminEdit: z.boolean(),
});

const fieldDatasetConfiguration = z.object({
  datasetId: z.string(),
  title: z.string(),
  year: z.int(),
  fieldDatasetConfigurationOverlaps: z.array(
    z.object({
      attributeName: z.string(),
      attributeOperator: z.string(),
      attributeValues: z.array(z.string()),
    }),
  ),
});

const municipalityContact = z.object({
  /** As the status pages name it: Viborg. */
  municipality: z.string(),
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  /** Self-service. */
  url: z.nullable(z.string()),
});
export type MunicipalityContact = z.infer<typeof municipalityContact>;

export const masterData = z.object({
  subsidySchemes: z.array(masterDataScheme),
  states: z.array(state),
  /** Sorted by name as Danish sorts it. */
  mitigationMeasures: z.array(masterDataMeasure),
  projectNameMaxLen: z.int(),
  sketchProjectNameMaxLen: z.int(),
  caseIdMaxLen: z.int(),
  descriptionMaxLen: z.int(),
  remarkMaxLen: z.int(),
  nitrogenReductionGoalT: z.number(),
  extractionEffectGoalHa: z.number(),
  afforestationEffortGoalHa: z.number(),
  fieldDatasetConfigurations: z.array(fieldDatasetConfiguration),
  /** Whom to ask about land; only municipalities whose contact an operator has set. */
  municipalityContacts: z.array(municipalityContact),
});
export type MasterData = z.infer<typeof masterData>;

export const readMasterData = contract({
  method: "GET",
  path: "/master-data",
  tag: "Master data",
  summary: "Subsidy schemes, measures, states, text limits and national goals",
  access: "public",
  response: masterData,
});

import {
  type MasterData,
  type MasterDataMeasure,
  type MasterDataScheme,
  readMasterData,
} from "@mars/contracts/datasets/masterData";
import { sortMeasures } from "@mars/domain/effects/mitigationMeasure";
import type { Config } from "../../platform/config/readConfig.ts";
import type { App } from "../../platform/http/App.ts";
import { serializeAnswer } from "../../platform/http/answers/serializeAnswer.ts";
import { route } from "../../platform/http/route.ts";
import { sendCached } from "../../platform/publicData/sendCached.ts";
import type { Services } from "../../services.ts";
import {
  type FieldDataset,
  type MeasureRow,
  measureRows,
  municipalityContacts,
  referenceDocuments,
  type SchemeRow,
  schemeRows,
  type StateRow,
  stateRows,
} from "./queries.ts";

/** Attribute of the field maps that holds the crop code. */
const cropCode = "Afgkode";

export async function masterDataRoutes(app: App, services: Services): Promise<void> {
  const { config, database, responseCache } = services;

  async function make(): Promise<string> {
    const [schemes, measures, states, documents, contacts] = await Promise.all([
      schemeRows(database.write),
      measureRows(database.write),
      stateRows(database.write),
      referenceDocuments(database.write),
      municipalityContacts(database.write),
    ]);
    const fieldDatasets = documents["field-datasets"] ?? [];
    const masterData = masterDataOf({ schemes, measures, states, fieldDatasets, contacts }, config);
    return serializeAnswer(readMasterData, masterData);
  }

  route(app, readMasterData, ({ request, reply }) =>
    sendCached({ request, reply }, responseCache, {
      key: "master-data",
      topics: ["reference"],
      make,
    }),
  );
}

type MasterDataRows = {
  schemes: readonly SchemeRow[];
  measures: readonly MeasureRow[];
  states: readonly StateRow[];
  fieldDatasets: readonly FieldDataset[];
  contacts: MasterData["municipalityContacts"];
};

/** Master data under the names of the national system. */
function masterDataOf(
  { schemes, measures, states, fieldDatasets, contacts }: MasterDataRows,
  { limits, nationalGoals }: Pick<Config, "limits" | "nationalGoals">,
): MasterData {
  return {
    subsidySchemes: schemes.map(schemeOf),
    states: states.map(({ facts, ...state }) => ({
      ...state,
      allowOwnerEdit: facts.ownerEdits ?? false,
      allowCaseWorkerHandlingApplicationEdit: facts.caseworkerEdits ?? false,
      allowCaseWorkerAdminEdit: facts.adminEdits ?? false,
    })),
    mitigationMeasures: sortMeasures(measures).map(measureOf),
    projectNameMaxLen: limits.projectNameLength,
    sketchProjectNameMaxLen: limits.sketchProjectNameLength,
    caseIdMaxLen: limits.caseIdLength,
    descriptionMaxLen: limits.descriptionLength,
    remarkMaxLen: limits.remarkLength,
    nitrogenReductionGoalT: nationalGoals.nitrogenReductionT,
    extractionEffectGoalHa: nationalGoals.extractionEffortHa,
    afforestationEffortGoalHa: nationalGoals.afforestationEffortHa,
    municipalityContacts: contacts,
    fieldDatasetConfigurations: fieldDatasets.map(
      ({ datasetId, title, year, cropCodesLeftOut }) => ({
        datasetId,
        title,
        year,
        fieldDatasetConfigurationOverlaps: [
          {
            attributeName: cropCode,
            attributeOperator: "<>",
            attributeValues: cropCodesLeftOut,
          },
        ],
      }),
    ),
  };
}

function schemeOf({ facts, ...scheme }: SchemeRow): MasterDataScheme {
  const form = (name: string) => facts.forms?.[name] ?? null;
  return {
    ...scheme,
    description: facts.descriptionDa ?? "",
    descriptionEn: facts.descriptionEn ?? null,
    applicantText: facts.applicantDa ?? "",
    applicantTextEn: facts.applicantEn ?? null,
    url: facts.link ?? null,
    applicationFormUrlPreliminaryExamination: form("preliminaryExamination"),
    applicationFormUrlEstablishment: form("establishment"),
    applicationFormUrlPayment: form("payment"),
    applicationFormUrlPreliminaryExaminationChangeRequest: form(
      "preliminaryExaminationChangeRequest",
    ),
    applicationFormUrlEstablishmentChangeRequest: form("establishmentChangeRequest"),
    applicationPeriods: facts.applicationPeriods ?? [],
    subsidySchemeOverlaps: facts.overlapRules ?? [],
    f2Integration: facts.f2Integration ?? false,
    generateReport: facts.generateReport ?? false,
    casework: facts.casework ?? null,
    supplementaryGeometryTypes: (facts.supplementaryGeometryTypes ?? []).map((type) => ({
      ...type,
      titleEn: type.titleEn ?? null,
      clipToProjectGeometry: type.clipToProjectGeometry ?? false,
    })),
  };
}

function measureOf(measure: MeasureRow): MasterDataMeasure {
  return {
    ...measure,
    nitrogenReductionDependsOnRetention:
      measure.nitrogenReductionDependsOnRetentionFactorProperty !== null,
  };
}

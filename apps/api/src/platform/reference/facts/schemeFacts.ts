import type { SchemeCasework } from "@mars/domain/schemes/schemeCasework";
import type { Scheme, SchemeForm } from "./schemes.ts";
import { schemeCasework } from "./schemeCasework.ts";
import { schemePurposes, schemeRates } from "./schemeRates.ts";
import { schemeTexts } from "./schemeTexts.ts";

export type ApplicationPeriod = {
  startDate: string;
  endDate: string | null;
  extensionEndDate: string | null;
};

/** What a deployment decides about a scheme: when it is open, where its forms are, how cases are handled. */
export type SchemeSetting = {
  casework: SchemeCasework;
  applicationPeriods: readonly ApplicationPeriod[];
  forms: Partial<Record<SchemeForm, string>>;
};

/** The scheme as it was published; the addresses of its forms are not public. */
export const officialSetting = (scheme: Scheme): SchemeSetting => ({
  applicationPeriods: scheme.officialPeriods.map(({ start, end }) => ({
    startDate: start,
    endDate: end,
    extensionEndDate: null,
  })),
  forms: {},
  casework: schemeCasework(scheme),
});

/** What is stored next to a scheme's columns, in the names that rules and master data use. */
export function schemeFacts(scheme: Scheme, setting: SchemeSetting) {
  const text = schemeTexts[scheme.name];
  return {
    ...text,
    applicationPeriods: setting.applicationPeriods,
    forms: setting.forms,
    casework: setting.casework,
    purpose: schemePurposes[scheme.name] ?? null,
    rates: schemeRates[scheme.name] ?? null,
    f2Integration: scheme.caseSystemIntegration,
    generateReport: scheme.generatesReport,
    overlapRules: scheme.overlapRules.map(({ datasetId, demand, attribute }) => ({
      datasetId,
      mustOverlap: demand === "must",
      mustNotOverlap: demand === "mustNot",
      attributeName: attribute?.name ?? null,
      attributeOperator: attribute?.operator ?? null,
      attributeValues: attribute?.values ?? null,
      minOverlapAreaHa: null,
      minNitrogenReductionT: null,
    })),
    supplementaryGeometryTypes: scheme.supplementaryGeometryTypes.map((type) => ({
      id: type.id,
      title: type.title,
      titleEn: type.titleEn,
      type: type.type,
      automatic: type.automatic,
      clipToProjectGeometry: type.clipToProject,
      mustOverlapWithDatasets: type.mustOverlapDatasets.length ? type.mustOverlapDatasets : null,
      mustNotOverlapWithDatasets: type.mustNotOverlapDatasets.length
        ? type.mustNotOverlapDatasets
        : null,
    })),
  };
}

import type { SchemeCasework } from "@mars/domain/schemes/schemeCasework";
import type { SchemeRates } from "@mars/domain/schemes/schemeRates";
import type { SchemePurpose } from "@mars/domain/schemes/subsidyScheme";
import { schemeCasework } from "./schemeCasework.ts";
import { schemeTexts } from "./schemeTexts.ts";
import type { Scheme, SchemeForm } from "./schemes.ts";

/** What each scheme is for; a scheme without a purpose takes any land. */
const schemePurposes: Readonly<Record<string, SchemePurpose>> = {
  "Permanent ekstensivering": "extensification",
  "SGAV Klima-Lavbund": "carbon-rich-soil",
  "Lavbundsprojekt (VLP)": "carbon-rich-soil",
  Minivådområder: "mini-wetland",
  "Kvælstofvådområde (VLP)": "nitrogen-wetland",
  "Lavbundsprojekt (VLP-KLA)": "carbon-rich-soil",
  "Restaurering af ådale (VLP)": "river-valley",
  "NST Skovrejsning": "afforestation",
  "Restaurering af ådale": "river-valley",
  Skovrejsning: "afforestation",
  "Fosforvådområde (VLP)": "phosphorus-wetland",
  Lavbundsprojekter: "carbon-rich-soil",
  Kvælstofvådområder: "nitrogen-wetland",
  "Kvælstofvådområde (VLP-KLA)": "nitrogen-wetland",
  "NST Kvælstofvådområder": "nitrogen-wetland",
  "KLA-Lavbund": "carbon-rich-soil",
  "KLA-Kvælstofvådområder": "nitrogen-wetland",
  "NST Klima-Lavbund": "carbon-rich-soil",
  "Privat Skovrejsning": "afforestation",
  "Forundersøgelse (VLP)": "lowland-or-wetland",
  "NST Fosforvådområder": "phosphorus-wetland",
  Fosforvådområder: "phosphorus-wetland",
};

/** Paid to the owner when a municipal or state project is established. */
const fromTheProject: SchemeRates = {
  rates: [{ land: "all", rotation: 82_500, grass: 35_500 }],
  paidBy: "project",
  source: "landbrugsavisen.dk, Ny model for kompensation; lbst.dk, § 3-arealer",
  date: "2024-08-01",
  note: {
    da: "Ejeren kan i stedet få erstattet jordens værditab efter en konkret vurdering.",
    en: "The owner can instead be compensated for the land's lost market value, assessed case by case.",
  },
};

const climateLowland: SchemeRates = {
  rates: [{ land: "all", rotation: 82_500, grass: 31_000, nature: 4_500 }],
  paidBy: "scheme",
  source: "vkst.dk/natur-miljoe/klima-lavbundsordning",
  date: "2025-10-22",
  note: {
    da: "Anlæg og planlægning betales ved siden af.",
    en: "Construction and planning are paid besides.",
  },
};

/** Published kroner per hectare; a scheme without a line has none published. */
const schemeRates: Readonly<Record<string, SchemeRates>> = {
  Skovrejsning: {
    rates: [{ land: "all", rotation: 75_500, grass: 75_500 }],
    paidBy: "scheme",
    source: "virk.dk, Skovrejsningsbekendtgørelsen",
    date: "2025-09-01",
    note: {
      da: "Skov, der registreres som urørt, får 15.000 kr. mere pr. ha.",
      en: "Forest that is registered as untouched gets DKK 15,000 more per hectare.",
    },
  },
  "Permanent ekstensivering": {
    rates: [
      { land: "good", rotation: 82_500, grass: 35_500 },
      { land: "need", rotation: 59_500, grass: 27_000 },
    ],
    paidBy: "scheme",
    source: "vkst.dk/permanent-ekstensivering-2026",
    date: "2025-10-22",
    note: null,
  },
  Lavbundsprojekter: fromTheProject,
  "Lavbundsprojekt (VLP)": fromTheProject,
  "Lavbundsprojekt (VLP-KLA)": fromTheProject,
  "KLA-Lavbund": fromTheProject,
  Kvælstofvådområder: fromTheProject,
  "Kvælstofvådområde (VLP)": fromTheProject,
  "Kvælstofvådområde (VLP-KLA)": fromTheProject,
  "KLA-Kvælstofvådområder": fromTheProject,
  "NST Kvælstofvådområder": fromTheProject,
  Fosforvådområder: fromTheProject,
  "Fosforvådområde (VLP)": fromTheProject,
  "NST Fosforvådområder": fromTheProject,
  "Restaurering af ådale": fromTheProject,
  "Restaurering af ådale (VLP)": fromTheProject,
  "SGAV Klima-Lavbund": climateLowland,
  "NST Klima-Lavbund": climateLowland,
};

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

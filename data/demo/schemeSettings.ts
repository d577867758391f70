import type { SchemeCasework } from "@mars/domain/schemes/schemeCasework";
import { segesVat } from "../../apps/api/src/platform/reference/facts/organizations.ts";
import type {
  ApplicationPeriod,
  SchemeSetting,
} from "../../apps/api/src/platform/reference/facts/schemeFacts.ts";
import { schemeCasework } from "../../apps/api/src/platform/reference/facts/schemeCasework.ts";
import { schemes } from "../../apps/api/src/platform/reference/facts/schemes.ts";
import type { Scheme, SchemeForm } from "../../apps/api/src/platform/reference/facts/schemes.ts";
import { mayApplyColumns } from "../../apps/api/src/platform/reference/productFacts.ts";

const dayMs = 86_400_000;

type Days = readonly [start: number, end: number | null, extensionEnd?: number];

/** Rounds in days from the day of loading: open for everyone, closed, and yet to come. */
const rounds: Readonly<Record<string, readonly Days[]>> = {
  Kvælstofvådområder: [
    [-220, -130],
    [-30, 60],
  ],
  Lavbundsprojekter: [
    [-220, -130],
    [-20, 45, 59],
  ],
  Skovrejsning: [[-300, null]],
  "Permanent ekstensivering": [[-45, 35]],
  Minivådområder: [
    [-200, -120],
    [40, 130],
  ],
  Fosforvådområder: [
    [-220, -130],
    [25, 90],
  ],
  "Restaurering af ådale": [[-220, -130]],
  "KLA-Lavbund": [[-350, -255]],
  "KLA-Kvælstofvådområder": [[-350, -255]],
  "Lavbundsprojekt (VLP-KLA)": [[-15, 75]],
  "Forundersøgelse (VLP)": [[-10, 80]],
  "Kvælstofvådområde (VLP)": [[-10, 80]],
  "Lavbundsprojekt (VLP)": [[60, 150]],
  "NST Skovrejsning": [[-600, null]],
  "NST Kvælstofvådområder": [[-600, null]],
  "NST Fosforvådområder": [[-600, null]],
  "NST Øvrige statslige projekter": [[-600, null]],
  "NST Klima-Lavbund": [[-700, -320]],
};

/** No published scheme is open to SEGES alone; in the demo this one is. */
const segesOnly = "Lavbundsprojekt (VLP-KLA)";

/** Rounds, forms and applicants of the demonstration, which win over the published ones. */
export function demoOverrides(now: Date) {
  return schemes.map((scheme) => {
    const { applicationPeriods, forms, casework } = demoSetting(scheme, now);
    return {
      kind: "scheme",
      key: scheme.id,
      changes: {
        ...mayApplyColumns(demoMayApply(scheme)),
        facts: { applicationPeriods, forms, casework },
      },
      note: "demonstration",
    };
  });
}

export function demoSetting(scheme: Scheme, now: Date): SchemeSetting {
  const periods = (rounds[scheme.name] ?? []).map(
    ([start, end, extensionEnd]): ApplicationPeriod => ({
      startDate: noon(now, start),
      endDate: end === null ? null : noon(now, end),
      extensionEndDate: extensionEnd === undefined ? null : noon(now, extensionEnd),
    }),
  );
  return {
    applicationPeriods: periods,
    forms: formsOf(scheme, periods.length > 0),
    casework: demoCasework(scheme),
  };
}

/** Usual times, validity and terms to show what a scheme can tell; the published ones say less. */
function demoCasework(scheme: Scheme): SchemeCasework {
  const published = schemeCasework(scheme);
  return {
    ...published,
    usual: {
      receipt: { from: 1, to: 5, unit: "workdays" },
      decision: { from: 3, to: 5, unit: "months" },
      payment: { from: 4, to: 8, unit: "weeks" },
    },
    validity: { examinationMonths: 18, establishmentMonths: 24, beginWithinMonths: 12 },
    terms: [
      {
        da: "Området bruges, som det står i ansøgningen",
        en: "The area is used as the application says",
      },
      {
        da: "Du ændrer ikke området uden at spørge os",
        en: "You do not change the area without asking us",
      },
      { da: "Du gemmer fakturaer i 5 år", en: "You keep invoices for 5 years" },
    ],
  };
}

export const demoMayApply = (scheme: Scheme): Scheme["mayApply"] =>
  scheme.name === segesOnly
    ? { privateUser: false, privateCompany: false, municipality: false, vats: [segesVat] }
    : scheme.mayApply;

/** Stand-ins of the authority's own forms; a scheme without rounds has none, as in the original. */
function formsOf(scheme: Scheme, hasRounds: boolean): Partial<Record<SchemeForm, string>> {
  const needed: readonly SchemeForm[] = {
    full: ["preliminaryExamination", "establishment", "payment"] as const,
    preliminary_examination: ["preliminaryExamination"] as const,
    establishment: ["establishment", "payment"] as const,
  }[scheme.flowType];
  const forms = [...new Set([...(hasRounds ? needed : []), ...scheme.forms])];
  return Object.fromEntries(forms.map((form) => [form, `/portal/forms/${scheme.id}/${form}`]));
}

const noon = (now: Date, days: number) => {
  const day = new Date(now.getTime() + days * dayMs).toISOString().slice(0, 10);
  return `${day}T11:00:00.000Z`;
};

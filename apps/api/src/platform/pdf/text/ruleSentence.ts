import type { RuleResult } from "@mars/domain/schemes/ruleResult";
import type { ApplicantGroup, WhoMayApply } from "@mars/domain/schemes/whoMayApply";
import { date, type Language, number, share } from "./format.ts";

/** What rules speak of, in words: title, what was measured, what is demanded, what is missing. */
export type RuleWords = {
  title: string;
  measured: string;
  demand: string;
  verdict: string;
  missing: string | null;
};

type Given = Pick<
  RuleResult,
  "rule" | "passed" | "severity" | "figure" | "limit" | "textCode" | "datasetId"
> & {
  missing: {
    haMore?: number | undefined;
    haToCut?: number | undefined;
    tonsMore?: number | undefined;
    fields?: readonly string[] | undefined;
  } | null;
  figures?: Readonly<Record<string, unknown>> | undefined;
};

const titles: Readonly<Record<Language, Readonly<Record<RuleResult["rule"], string>>>> = {
  da: {
    geometry: "Arealet kan bruges",
    "required-info": "Nødvendige oplysninger",
    "min-area": "Mindste areal",
    "carbon-share": "Andel kulstofrig lavbundsjord",
    "must-overlap": "Skal ligge i",
    "min-nitrogen": "Mindste kvælstofreduktion",
    "must-not-overlap": "Må ikke ligge i",
    applicant: "Hvem kan søge",
    period: "Ansøgningsperiode",
  },
  en: {
    geometry: "The area can be used",
    "required-info": "Required information",
    "min-area": "Minimum area",
    "carbon-share": "Share of carbon-rich lowland soil",
    "must-overlap": "Must lie in",
    "min-nitrogen": "Minimum nitrogen reduction",
    "must-not-overlap": "Must not lie in",
    applicant: "Who may apply",
    period: "Application period",
  },
};

const verdicts = {
  da: {
    yes: "Opfyldt",
    no: "Ikke opfyldt",
    warning: "Bemærk",
    unknown: "Kunne ikke vurderes",
    notOpen: "Ikke åben nu",
    signIn: "Vurderes, når du er logget ind",
  },
  en: {
    yes: "Met",
    no: "Not met",
    warning: "Note",
    unknown: "Could not be judged",
    notOpen: "Not open now",
    signIn: "Judged once you are signed in",
  },
} as const;

const periods: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  da: {
    current: "Åben",
    open: "Åben uden slutdato",
    next_round: "Åbner i næste runde",
    closed: "Lukket",
  },
  en: {
    current: "Open",
    open: "Open without end",
    next_round: "Opens in the next round",
    closed: "Closed",
  },
};

const applicants: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  da: {
    private: "Privatperson",
    company: "Virksomhed",
    municipality: "Kommune",
    natureAgency: "Naturstyrelsen",
    seges: "SEGES",
    agency: "Styrelsen",
    all: "Private, kommuner og Naturstyrelsen",
    none: "Ingen",
  },
  en: {
    private: "Private person",
    company: "Company",
    municipality: "Municipality",
    natureAgency: "The nature agency",
    seges: "SEGES",
    agency: "The agency",
    all: "Private applicants, municipalities and the nature agency",
    none: "Nobody",
  },
};

const groups: Readonly<Record<Language, Readonly<Record<ApplicantGroup, string>>>> = {
  da: { private: "private", municipality: "kommuner", natureAgency: "Naturstyrelsen" },
  en: {
    private: "private applicants",
    municipality: "municipalities",
    natureAgency: "the nature agency",
  },
};

const fieldNames: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  da: { name: "navn", subsidyScheme: "tilskudsordning", geometry: "areal" },
  en: { name: "name", subsidyScheme: "subsidy scheme", geometry: "area" },
};

/** One rule's verdict as people read it; the dataset by its title. */
export function ruleWords(
  rule: Given,
  language: Language,
  datasetTitle: (id: string) => string,
): RuleWords {
  const { yes, no, warning, notOpen, signIn } = verdicts[language];
  const unknown = rule.rule === "applicant" ? signIn : verdicts[language].unknown;
  const failed = rule.rule === "period" ? notOpen : rule.severity === "warning" ? warning : no;
  const dataset = rule.datasetId ? `: ${datasetTitle(rule.datasetId)}` : "";
  return {
    title: `${titles[language][rule.rule]}${dataset}`,
    verdict: rule.passed === null ? unknown : rule.passed ? yes : failed,
    measured: figureText(rule, rule.figure, language),
    demand: limitText(rule, language),
    missing: missingText(rule, language),
  };
}

function figureText(rule: Given, figure: number | string | null, language: Language): string {
  if (rule.rule === "required-info") {
    const fields = rule.missing?.fields ?? [];
    if (fields.length === 0) return language === "da" ? "Alt er udfyldt" : "All filled in";
    const names = fields.map((field) => fieldNames[language][field] ?? field).join(", ");
    return `${language === "da" ? "Mangler" : "Missing"}: ${names}`;
  }
  if (figure === null) return "–";
  if (rule.rule === "period") return periods[language][String(figure)] ?? String(figure);
  if (rule.rule === "applicant") return applicants[language][String(figure)] ?? String(figure);
  if (typeof figure !== "number") return figure;
  // 59,96 % is too little for 60 %, and must not be told as 60 %.
  const isShort = rule.rule === "carbon-share" && rule.passed === false && figure >= 0.001;
  return withUnit(rule, isShort ? Math.floor(figure * 1000 + 1e-6) / 1000 : figure, language);
}

function limitText(rule: Given, language: Language): string {
  const { limit } = rule;
  if (limit === null || rule.rule === "required-info") return "–";
  if (rule.rule === "period") {
    const until = language === "da" ? "lukker" : "closes";
    const from = language === "da" ? "åbner" : "opens";
    return `${rule.passed ? until : from} ${date(String(limit))}`;
  }
  if (rule.rule === "applicant") return whoText(rule, language);
  // Any overlap will do: 'at least 0 ha' would be met by none.
  if (rule.rule === "must-overlap" && limit === 0)
    return language === "da" ? "et overlap" : "some overlap";
  if (typeof limit !== "number") return limit;
  const word =
    rule.rule === "must-not-overlap"
      ? { da: "højst", en: "at most" }
      : { da: "mindst", en: "at least" };
  return `${word[language]} ${withUnit(rule, limit, language)}`;
}

function whoText({ figures, limit }: Given, language: Language): string {
  const who = figures?.["who"] as WhoMayApply | undefined;
  if (who?.kind !== "combination") {
    const kind = who?.kind ?? String(limit);
    return applicants[language][kind] ?? kind;
  }
  const names = who.groups.map((group) => groups[language][group]);
  const last = names.pop() ?? "";
  const and = language === "da" ? "og" : "and";
  const list = names.length === 0 ? last : `${names.join(", ")} ${and} ${last}`;
  return list.slice(0, 1).toUpperCase() + list.slice(1);
}

/** Exactly what would be enough, in the words of the screening's page. */
function missingText(rule: Given, language: Language): string | null {
  if (rule.textCode === "geometry.not-on-land")
    return language === "da"
      ? "Arealet ligger ikke på land i Danmark"
      : "The area does not lie on land in Denmark";
  const { haMore, haToCut, tonsMore } = rule.missing ?? {};
  const limit = typeof rule.limit === "number" ? withUnit(rule, rule.limit, language) : null;
  const [more, makes] = language === "da" ? ["mere", "giver"] : ["more", "makes"];
  if (rule.rule === "must-not-overlap" && haToCut !== undefined) {
    const cut = `${number(roundedUp(haToCut), language, 1)} ha`;
    return language === "da" ? `Skær ${cut} fra` : `Cut ${cut} away`;
  }
  if (rule.rule === "min-nitrogen" && tonsMore !== undefined && Number(rule.limit) > 0)
    return `${number(roundedUp(tonsMore), language, 1)} t N ${more} ${makes} ${limit}`;
  if (haMore === undefined || haMore <= 0 || limit === null) return null;
  const soil = { da: " kulstofrig jord", en: " carbon-rich soil" }[language];
  const what = rule.rule === "carbon-share" ? soil : "";
  return `${number(roundedUp(haMore), language, 1)} ha ${more}${what} ${makes} ${limit}`;
}

/** Doing what is told shall be enough; noise after the sixth decimal asks for nothing. */
function roundedUp(value: number): number {
  return Math.ceil(value * 10 - 1e-6) / 10;
}

function withUnit(rule: Given, value: number, language: Language): string {
  if (rule.rule === "carbon-share") return share(value, language);
  if (rule.rule === "min-nitrogen") return `${number(value, language, 3)} t N`;
  return `${number(value, language, 2)} ha`;
}

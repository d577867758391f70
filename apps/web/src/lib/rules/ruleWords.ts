import type { ScreenedRule } from "@mars/contracts/screeningVerdict";
import { areaText } from "@mars/wording/format/areaText";
import { type Format, formats } from "@mars/wording/format/formats";
import { shareText } from "@mars/wording/format/shareText";
import type { Locale } from "@mars/wording/language/languages";
import { translator } from "@mars/wording/language/text";
import { applicantWords } from "./applicantWords.ts";
import { periodWords } from "./periodWords.ts";
import type { Voice, RuleWords } from "./RuleWording.ts";
import { rulesText } from "./text.ts";

type Listener = { locale: Locale; titleOf: Voice["titleOf"]; isSignedIn?: boolean };

export function ruleWords(
  rule: ScreenedRule,
  { locale, titleOf, isSignedIn = false }: Listener,
): RuleWords {
  const t = translator(rulesText, locale);
  const voice: Voice = { t, f: formats(locale), titleOf, isSignedIn };
  if (rule.textCode === "rule.dataset-failed") return datasetFailed(rule, voice);
  if (rule.textCode === "rule.attribute-missing") return attributeMissing(rule, voice);
  return wordsOf[rule.rule](rule, voice);
}

const wordsOf: Record<ScreenedRule["rule"], (rule: ScreenedRule, voice: Voice) => RuleWords> = {
  "min-area": minArea,
  "carbon-share": carbonShare,
  "must-overlap": mustOverlap,
  "must-not-overlap": mustNotOverlap,
  "min-nitrogen": minNitrogen,
  applicant: applicantWords,
  period: periodWords,
  "required-info": requiredInfo,
  geometry: ({ textCode }, { t }) =>
    textCode === "geometry.not-on-land"
      ? { requirement: t("geometry.on-land"), value: null, how: t("geometry.not-on-land") }
      : { requirement: t("geometry"), value: null },
};

function minArea(rule: ScreenedRule, { t, f }: Voice): RuleWords {
  const limit = f.hectares(Number(rule.limit));
  return {
    requirement: t("min-area", { limit }),
    value: hectaresOf(rule.figure, f),
    ...(rule.missing?.haMore !== undefined && {
      missing: t("min-area.missing", { haMore: f.hectares(up(rule.missing.haMore)), limit }),
      how: t("min-area.warning"),
    }),
  };
}

function carbonShare(rule: ScreenedRule, { t, f }: Voice): RuleWords {
  const limit = f.percent(Number(rule.limit), 0);
  const requirement = t("carbon-share", { limit });
  if (rule.passed === null)
    return {
      requirement,
      value: t("dataset-failed.value"),
      ...(rule.textCode === "rule.carbon-share.failed" && { how: t("carbon-share.failed") }),
    };
  const share = Number(rule.figure);
  const area = Number(rule.figures?.["areaHa"] ?? 0);
  const { haMore, haToCut } = rule.missing ?? {};
  // Cutting away everything is no way to reach a share.
  const mayCut = haToCut !== undefined && haToCut < area - 0.05;
  return {
    requirement,
    value: shareText(f, rule.passed ? share : down(share)),
    bar: {
      share: Math.min(1, share),
      limit: Number(rule.limit),
      limitText: t("carbon-share.limit", { limit }),
    },
    ...(haMore !== undefined && {
      missing: t("carbon-share.missing", { haMore: f.hectares(up(haMore), 1), limit }),
      how: [
        t("carbon-share.within", { area: f.hectares(area, 1) }),
        ...(mayCut ? [t("carbon-share.cut", { haToCut: f.hectares(up(haToCut), 1) })] : []),
      ].join(" "),
    }),
  };
}

/** 59,96 % is too little for 60 %, and must not be told as 60,0 %. */
function down(share: number): number {
  return share < 0.001 ? share : Math.floor(share * 1000 + 1e-6) / 1000;
}

function mustOverlap(rule: ScreenedRule, { t, f, titleOf }: Voice): RuleWords {
  const dataset = titleOf(rule.datasetId ?? "");
  const limit = Number(rule.limit ?? 0);
  const { haMore } = rule.missing ?? {};
  const words = { dataset, limit: f.hectares(limit) };
  return {
    requirement: t(limit > 0 ? "must-overlap.least" : "must-overlap", words),
    value: hectaresOf(rule.figure, f),
    ...(haMore !== undefined &&
      (haMore > 0
        ? { missing: t("must-overlap.missing", { ...words, haMore: f.hectares(up(haMore), 1) }) }
        : { how: t("must-overlap.outside", words) })),
  };
}

function mustNotOverlap(rule: ScreenedRule, { t, f, titleOf }: Voice): RuleWords {
  const dataset = titleOf(rule.datasetId ?? "");
  const { haToCut } = rule.missing ?? {};
  return {
    requirement: t("must-not-overlap", { dataset }),
    value: hectaresOf(rule.figure, f),
    ...(haToCut !== undefined && {
      missing: t("must-not-overlap.cut", { haToCut: f.hectares(up(haToCut), 1) }),
    }),
  };
}

function minNitrogen(rule: ScreenedRule, { t, f }: Voice): RuleWords {
  const least = Number(rule.limit);
  const perYear = (tons: number) => t("perYear", { tons: f.tons(tons) });
  const { tonsMore } = rule.missing ?? {};
  return {
    requirement: least > 0 ? t("min-nitrogen", { limit: f.tons(least) }) : t("min-nitrogen.some"),
    value: typeof rule.figure === "number" ? perYear(rule.figure) : t("dataset-failed.value"),
    ...(tonsMore !== undefined &&
      (least > 0
        ? {
            missing: t("min-nitrogen.missing", {
              tonsMore: f.tons(up(tonsMore), 1),
              limit: perYear(least),
            }),
          }
        : { how: t("min-nitrogen.none") })),
  };
}

function requiredInfo(rule: ScreenedRule, { t }: Voice): RuleWords {
  const fields = (rule.missing?.fields ?? []).map((field) => t(`field.${field}` as "field.name"));
  return {
    requirement: t("required-info"),
    value: null,
    ...(fields.length > 0 && {
      missing: t("required-info.missing", { fields: fields.join(", ") }),
    }),
  };
}

function datasetFailed(rule: ScreenedRule, { t, titleOf }: Voice): RuleWords {
  const dataset = titleOf(rule.datasetId ?? "");
  return {
    requirement: t(rule.rule === "must-not-overlap" ? "must-not-overlap" : "must-overlap", {
      dataset,
    }),
    value: t("dataset-failed.value"),
    how: t("dataset-failed", { dataset }),
  };
}

function attributeMissing(rule: ScreenedRule, { t, titleOf }: Voice): RuleWords {
  const dataset = titleOf(rule.datasetId ?? "");
  const attribute = rule.figures?.["attribute"];
  return {
    requirement: t(rule.rule === "must-not-overlap" ? "must-not-overlap" : "must-overlap", {
      dataset,
    }),
    value: t("dataset-failed.value"),
    how: t("attribute-missing", {
      attribute: typeof attribute === "string" ? attribute : "",
      dataset,
    }),
  };
}

function hectaresOf(figure: ScreenedRule["figure"], f: Format): string | null {
  return typeof figure === "number" ? areaText(f, figure) : null;
}

/** What is missing is rounded up: rounded down, doing it would still not be enough. */
function up(amount: number): number {
  return Math.ceil(amount * 10 - 1e-6) / 10;
}

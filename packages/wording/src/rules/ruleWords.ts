import type { RuleResult } from "@mars/domain/schemes/ruleResult";
import { areaText } from "../format/areaText.ts";
import { type Format, formats } from "../format/formats.ts";
import { roundedDown, roundedUp } from "../format/roundedUp.ts";
import { shareText } from "../format/shareText.ts";
import { tonsText } from "../format/tonsText.ts";
import type { Locale } from "../language/languages.ts";
import { translator } from "../language/text.ts";
import { cutText } from "./cutText.ts";
import { periodWords } from "./periodWords.ts";
import type { RuleWords, WordingContext } from "./RuleWording.ts";
import { rulesText } from "./rulesText.ts";
import type { WhoMayApply } from "@mars/domain/schemes/whoMayApply";

type WordingOptions = { locale: Locale; titleOf: WordingContext["titleOf"]; isSignedIn?: boolean };

export function ruleWords(
  rule: RuleResult,
  { locale, titleOf, isSignedIn = false }: WordingOptions,
): RuleWords {
  const t = translator(rulesText, locale);
  const context: WordingContext = { t, f: formats(locale), titleOf, isSignedIn };
  if (rule.textCode === "rule.dataset-failed") return datasetFailed(rule, context);
  if (rule.textCode === "rule.attribute-missing") return attributeMissing(rule, context);
  return wordsOf[rule.rule](rule, context);
}

const wordsOf: Record<
  RuleResult["rule"],
  (rule: RuleResult, context: WordingContext) => RuleWords
> = {
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

function minArea(rule: RuleResult, { t, f }: WordingContext): RuleWords {
  const limit = f.exactHectares(Number(rule.limit));
  return {
    requirement: t("min-area", { limit }),
    value: hectaresOf(rule.figure, f),
    ...(rule.missing?.haMore !== undefined && {
      missing: t("min-area.missing", { haMore: f.hectares(roundedUp(rule.missing.haMore)), limit }),
      how: t("min-area.warning"),
    }),
  };
}

function carbonShare(rule: RuleResult, { t, f }: WordingContext): RuleWords {
  const limit = f.exactPercent(Number(rule.limit));
  const requirement = t("carbon-share", { limit });
  if (rule.passed === null)
    return {
      requirement,
      value: t("dataset-failed.value"),
      ...(rule.textCode === "rule.carbon-share.failed" && { how: t("carbon-share.failed") }),
    };
  const share = Number(rule.figure);
  const isReadAsEnough = !rule.passed && shareText(f, share) === shareText(f, Number(rule.limit));
  const area = Number(rule.figures?.["areaHa"] ?? 0);
  const missing = rule.missing ?? {};
  const { haMore, haToCut } = missing;
  // Cutting away everything is no way to reach a share.
  const mayCut = haToCut !== undefined && haToCut < area - 0.05;
  return {
    requirement,
    // As the finding says it, unless a share that is too small would then read as enough.
    value: shareText(f, isReadAsEnough ? roundedDown(share) : share),
    bar: {
      share: Math.min(1, share),
      limit: Number(rule.limit),
      limitText: t("carbon-share.limit", { limit }),
    },
    ...(haMore !== undefined && {
      missing: t("carbon-share.missing", { haMore: f.hectares(roundedUp(haMore)), limit }),
      how: [
        t("carbon-share.within", { area: f.hectares(area) }),
        ...(mayCut ? [t("carbon-share.cut", { haToCut: cutText(f, missing) })] : []),
      ].join(" "),
    }),
  };
}

function mustOverlap(rule: RuleResult, { t, f, titleOf }: WordingContext): RuleWords {
  const dataset = titleOf(rule.datasetId ?? "");
  const limit = Number(rule.limit ?? 0);
  const { haMore } = rule.missing ?? {};
  const words = { dataset, limit: f.exactHectares(limit) };
  return {
    requirement: t(limit > 0 ? "must-overlap.least" : "must-overlap", words),
    value: hectaresOf(rule.figure, f),
    ...(haMore !== undefined &&
      (haMore > 0
        ? {
            missing: t("must-overlap.missing", { ...words, haMore: f.hectares(roundedUp(haMore)) }),
          }
        : { how: t("must-overlap.outside", words) })),
  };
}

function mustNotOverlap(rule: RuleResult, { t, f, titleOf }: WordingContext): RuleWords {
  const dataset = titleOf(rule.datasetId ?? "");
  const { haToCut } = rule.missing ?? {};
  return {
    requirement: t("must-not-overlap", { dataset }),
    value: hectaresOf(rule.figure, f),
    ...(haToCut !== undefined && {
      // The overlap itself: next to 42,5 ha it must not be told as 42,6.
      missing: t("must-not-overlap.cut", { haToCut: areaText(f, haToCut) }),
    }),
  };
}

function minNitrogen(rule: RuleResult, { t, f }: WordingContext): RuleWords {
  const least = Number(rule.limit);
  const perYear = (tons: string) => t("perYear", { tons });
  const { tonsMore } = rule.missing ?? {};
  return {
    requirement:
      least > 0 ? t("min-nitrogen", { limit: f.exactTons(least) }) : t("min-nitrogen.some"),
    value:
      typeof rule.figure === "number"
        ? perYear(tonsText(f, rule.figure))
        : t("dataset-failed.value"),
    ...(tonsMore !== undefined &&
      (least > 0
        ? {
            missing: t("min-nitrogen.missing", {
              tonsMore: f.tons(roundedUp(tonsMore)),
              limit: perYear(f.exactTons(least)),
            }),
          }
        : { how: t("min-nitrogen.none") })),
  };
}

function requiredInfo(rule: RuleResult, { t }: WordingContext): RuleWords {
  const fields = (rule.missing?.fields ?? []).map((field) => t(`field.${field}` as "field.name"));
  return {
    requirement: t("required-info"),
    value: null,
    ...(fields.length > 0 && {
      missing: t("required-info.missing", { fields: fields.join(", ") }),
    }),
  };
}

function datasetFailed(rule: RuleResult, { t, titleOf }: WordingContext): RuleWords {
  const dataset = titleOf(rule.datasetId ?? "");
  return {
    requirement: t(rule.rule === "must-not-overlap" ? "must-not-overlap" : "must-overlap", {
      dataset,
    }),
    value: t("dataset-failed.value"),
    how: t("dataset-failed", { dataset }),
  };
}

function attributeMissing(rule: RuleResult, { t, titleOf }: WordingContext): RuleWords {
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

function hectaresOf(figure: RuleResult["figure"], f: Format): string | null {
  return typeof figure === "number" ? areaText(f, figure) : null;
}

function applicantWords(rule: RuleResult, { t, isSignedIn }: WordingContext): RuleWords {
  const who = rule.figures?.["who"] as WhoMayApply | undefined;
  const kind = typeof rule.figure === "string" ? rule.figure : null;
  return {
    requirement: who ? whoText(who, t) : t("applicant.none"),
    value: kind
      ? t(`kind.${kind}` as "kind.private")
      : rule.passed === null
        ? t(isSignedIn ? "applicant.later" : "applicant.unknown")
        : null,
    ...(rule.passed === false && kind && { how: t("applicant.notOffered") }),
  };
}

function whoText(who: WhoMayApply, t: WordingContext["t"]): string {
  if (who.kind !== "combination") return t(`applicant.${who.kind}`);
  const names = who.groups.map((group) => t(`group.${group}`));
  if (names.length === 1) return t("applicant.one", { groups: names[0]! });
  const joined = `${names.slice(0, -1).join(", ")} ${t("and")} ${names.at(-1)}`;
  return t("applicant.several", { groups: joined[0]!.toUpperCase() + joined.slice(1) });
}

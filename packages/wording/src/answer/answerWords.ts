import type { LandLedger } from "@mars/domain/schemes/landLedger";
import { neededChange } from "@mars/domain/schemes/neededChange";
import type { RankedOptions, ToRank } from "@mars/domain/schemes/rankOptions";
import type { EffectTotals } from "@mars/domain/effects/effects";
import { compareCodes } from "@mars/domain/order/compareCodes";
import { areaText } from "../format/areaText.ts";
import { formatDate } from "../format/dates.ts";
import { formats } from "../format/formats.ts";
import { listText } from "../format/listText.ts";
import { tonsText } from "../format/tonsText.ts";
import { factName } from "../facts/factName.ts";
import type { Locale } from "../language/languages.ts";
import { translator } from "../language/text.ts";
import { answerText } from "./answerText.ts";

export type AnswerScheme = ToRank & {
  readonly schemeName: string;
  readonly usableEffects: EffectTotals | null;
};
type Neighbour = { readonly kind: string; readonly name: string; readonly overlapHa: number };

export type Answer<S extends AnswerScheme> = {
  readonly ranked: RankedOptions<S>;
  readonly ledger: LandLedger | null;
  readonly areaHa: number;
  readonly neighbours: readonly Neighbour[];
};

/** What the page shows: an option, land that is taken, nothing, or that data are missing. */
export function answerKind<S extends AnswerScheme>(
  answer: Answer<S>,
): "best" | "taken" | "none" | "unknown" {
  const { ranked, ledger, areaHa } = answer;
  const takenHa = ledger?.unusable.find(({ land }) => land === "taken")?.ha ?? 0;
  if (takenHa > areaHa / 2) return "taken";
  if (ranked.options.length > 0) return "best";
  return ledger === null || ranked.unknown.length > 0 ? "unknown" : "none";
}

type Purpose = "afforestation";

/** The plain name; a scheme without a purpose goes by its own. */
export function plainName(
  { purpose, schemeName }: Pick<AnswerScheme, "purpose" | "schemeName">,
  locale: Locale,
): string {
  const t = translator(answerText, locale);
  if (purpose !== null) return t(`name.${purpose as Purpose}`);
  // Who runs it is said by the official name, which stands below.
  const name = factName(schemeName, locale).replaceAll(/^(?:SGAV|NST|LBST) | \([A-Z-]+\)$/g, "");
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** '14,8 ha ny skov', and what it does to nitrogen. */
export function givesWords(scheme: AnswerScheme, locale: Locale): string[] {
  const t = translator(answerText, locale);
  const f = formats(locale);
  const ha = areaText(f, scheme.usableHa ?? 0);
  const land =
    scheme.purpose === null
      ? t("gives.any", { ha })
      : t(`gives.${scheme.purpose as Purpose}`, { ha });
  const tons = scheme.usableEffects?.nitrogenReductionT ?? null;
  if (tons === null) return [land];
  return [land, tons > 0 ? t("gives.nitrogen", { tons: tonsText(f, tons) }) : t("gives.noNeed")];
}

/** The answer in one heading and at most two sentences, for page and document alike. */
export function answerWords<S extends AnswerScheme>(
  answer: Answer<S>,
  locale: Locale,
): { title: string; text: string } {
  const t = translator(answerText, locale);
  const f = formats(locale);
  const { ranked, ledger, areaHa, neighbours } = answer;
  const kind = answerKind(answer);
  if (kind === "taken") {
    const projects = neighbours.filter((one) => one.kind === "project" && one.overlapHa > 0);
    const part = f.amount(ledger?.unusable.find(({ land }) => land === "taken")?.ha ?? 0);
    const whole = f.hectares(areaHa);
    const name = projects.length === 1 ? projects[0]!.name : "";
    return {
      title: t("taken.title"),
      text: t(name === "" ? "taken.textMany" : "taken.text", { part, whole, name }),
    };
  }
  if (kind === "unknown") return { title: t("unknown.title"), text: t("unknown.text") };
  const [best] = ranked.options;
  if (!best) {
    const count = Object.values(ranked).reduce((sum, list) => sum + list.length, 0);
    const next = ranked.notOpen
      .flatMap((one) => {
        const period = one.rules.find(({ rule }) => rule === "period");
        return typeof period?.limit === "string" ? [{ one, day: period.limit }] : [];
      })
      .toSorted((a, b) => compareCodes(a.day, b.day))[0];
    const opens = next
      ? t("none.opens", { name: plainName(next.one, locale), day: formatDate(next.day) })
      : "";
    return { title: t("none.title"), text: `${t("none.text", { count })} ${opens}`.trim() };
  }
  const ha = areaText(f, best.usableHa ?? 0);
  const what =
    best.purpose === null ? t("best.any", { ha }) : t(`best.${best.purpose as Purpose}`, { ha });
  const needed = best.verdict === "fits" ? null : neededChange(best, areaHa);
  const lead =
    best.verdict === "not-for-you"
      ? t("best.others", { what })
      : needed?.haToCut
        ? t("best.cut", { what, cut: areaText(f, needed.haToCut) })
        : t("best.now", { what });
  return {
    title: t("best.title", { name: plainName(best, locale) }),
    text: `${lead} ${outWords(ledger, locale)}`.trim(),
  };
}

/** '9,6 ha ligger i et andet projekt og 3,2 ha er beskyttet natur.' */
function outWords(ledger: LandLedger | null, locale: Locale): string {
  const t = translator(answerText, locale);
  const f = formats(locale);
  const out = (ledger?.unusable ?? [])
    .filter(({ ha }) => ha >= 0.05)
    .map(({ land, ha }) => t(`out.${land}`, { ha: areaText(f, ha) }));
  return out.length === 0 ? "" : `${listText(out, locale)}.`;
}

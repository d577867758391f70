import { bestAlternative } from "@mars/domain/schemes/bestAlternative";
import type { EffectTotals } from "@mars/domain/effects/effects";
import { nextStepOf } from "../datasets/nextStepOf.ts";
import { areaText } from "../format/areaText.ts";
import { formatDate } from "../format/dates.ts";
import { formats } from "../format/formats.ts";
import { tonsText } from "../format/tonsText.ts";
import { languageOf, type Locale } from "../language/languages.ts";
import { translator } from "../language/text.ts";
import { type Answer, answerKind, type AnswerScheme, plainName } from "./answerWords.ts";
import { answerText } from "./answerText.ts";
import { amountText, shownKr } from "./moneyText.ts";

/** An area as it is compared: its answer, and the conflicts in it. */
type Alternative<S extends AnswerScheme = AnswerScheme> = Answer<S> & {
  readonly name: string;
  readonly conflicts: readonly {
    readonly datasetId: string;
    readonly title: string;
    readonly ha: number;
  }[];
};

type ComparedCell = readonly { readonly text: string; readonly note?: string }[];
type ComparedRow = {
  readonly key: string;
  readonly label: string;
  /** Null: there is none. */
  readonly cells: readonly (ComparedCell | null)[];
};

export const letterOf = (index: number) => "ABCD"[index] ?? "";

/** What an alternative is judged by: its best option, where it has one. */
export const optionOf = <S extends AnswerScheme>(one: Alternative<S>): S | null =>
  answerKind(one) === "best" ? (one.ranked.options[0] ?? null) : null;

/** Land that others have a commitment for. */
export const takenHaOf = ({ ledger }: Pick<Alternative, "ledger">): number =>
  ledger?.unusable.find(({ land }) => land === "taken")?.ha ?? 0;

/** The day one must apply by; null where the round has no end, undefined where none is open. */
export function deadlineOf({ rules }: Pick<AnswerScheme, "rules">): string | null | undefined {
  const period = rules.find(({ rule }) => rule === "period");
  if (period?.passed !== true) return undefined;
  return typeof period.limit === "string" ? period.limit : null;
}

/** Alternatives side by side, in words: the finding, and a row for each thing people choose by. */
export function comparisonWords<S extends AnswerScheme>(
  alternatives: readonly Alternative<S>[],
  locale: Locale,
): { title: string; text: string; rows: readonly ComparedRow[]; best: number | null } {
  const t = translator(answerText, locale);
  const f = formats(locale);
  const options = alternatives.map(optionOf);
  const { most, isSure, next, own } = bestAlternative(options);
  const payment = (index: number) => options[index]!.payment!;
  const title =
    most === null
      ? t(options.some((one) => one?.payment) ? "compare.even" : "compare.noAmounts")
      : [
          t(isSure ? "compare.most" : "compare.likely", { letter: letterOf(most) }),
          ...(own === null ? [] : [t("compare.own", { letter: letterOf(own) })]),
        ].join(" ");
  const text: string[] = [];
  if (most !== null && next !== null) {
    const figures = { letter: letterOf(most), other: letterOf(next) };
    const aheadKr = shownKr(payment(most).fromKr) - shownKr(payment(next).toKr);
    text.push(
      isSure
        ? t("compare.ahead", {
            ...figures,
            kr: amountText({ fromKr: aheadKr, toKr: aheadKr }, locale),
          })
        : t("compare.overlap", figures),
    );
  }
  if (most !== null && options[most]!.verdict === "not-for-you")
    text.push(t("compare.others", { letter: letterOf(most) }));
  if (most !== null && alternatives[most]!.conflicts.length > 0)
    text.push(
      t("compare.conflicts", {
        letter: letterOf(most),
        count: alternatives[most]!.conflicts.length,
      }),
    );
  const row = (
    key: string,
    label: string,
    cellOf: (one: Alternative<S>, option: S | null) => ComparedCell | string | null,
  ): ComparedRow => ({
    key,
    label,
    cells: alternatives.map((one, index) => {
      const cell = cellOf(one, options[index]!);
      return typeof cell === "string" ? [{ text: cell }] : cell;
    }),
  });
  const hectares = (ha: number | null | undefined) => (ha ? areaText(f, ha) : null);
  const effect = (key: keyof EffectTotals) => (_: Alternative<S>, option: S | null) =>
    hectares(option?.usableEffects?.[key]);
  const rows = [
    row("payment", t("compare.payment"), (_, option) =>
      option === null
        ? null
        : option.payment
          ? amountText(option.payment, locale)
          : t("pay.decided"),
    ),
    row("best", t("compare.best"), (_, option) => option && plainName(option, locale)),
    row("area", t("compare.area"), ({ areaHa }) => areaText(f, areaHa)),
    row("usable", t("compare.usable"), (_, option) => hectares(option?.usableHa)),
    row("forest", t("compare.forest"), effect("afforestationEffortHa")),
    row("extraction", t("compare.extraction"), effect("extractionEffortHa")),
    row("nitrogen", t("compare.nitrogen"), (_, option) => {
      const tons = option?.usableEffects?.nitrogenReductionT;
      if (tons === undefined) return null;
      return tons > 0 ? t("compare.tons", { tons: tonsText(f, tons) }) : t("compare.noNeed");
    }),
    row("taken", t("land.taken"), (one) => hectares(takenHaOf(one))),
    row("conflicts", t("compare.conflictsIn"), ({ conflicts }) =>
      conflicts.length === 0
        ? null
        : conflicts.map(({ datasetId, title: name, ha }) => {
            const step = nextStepOf(datasetId, languageOf(locale), null);
            return {
              text: `${areaText(f, ha)} ${name}`,
              ...(step && { note: step.takes }),
            };
          }),
    ),
    row(
      "who",
      t("compare.who"),
      (_, option) =>
        option && t(option.verdict === "not-for-you" ? "compare.whoOthers" : "compare.whoYou"),
    ),
    row("deadline", t("compare.deadline"), (_, option) => {
      if (option === null) return null;
      const day = deadlineOf(option);
      return day === undefined
        ? t("compare.notOpen")
        : day === null
          ? t("compare.noDeadline")
          : formatDate(day);
    }),
  ];
  return { title, text: text.join(" "), rows, best: own ?? most };
}

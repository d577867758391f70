import { roundParts } from "@mars/domain/areas/roundParts";
import { formats } from "../format/formats.ts";
import type { Locale } from "../language/languages.ts";
import { translator } from "../language/text.ts";
import { answerText } from "./answerText.ts";

type Amount = { readonly fromKr: number; readonly toKr: number };

const THOUSAND = 1000;
const MILLION = 1_000_000;

/** Rows show the nearest thousand, half up. */
export const shownKr = (kr: number) => Math.round(kr / THOUSAND) * THOUSAND;

/** The amounts of rows, which add up to what is shown as their sum. */
export const partsKr = (parts: readonly number[], wholeKr: number) =>
  roundParts(parts, wholeKr, THOUSAND);

/** '1.117.000 kr.', and both ends where the use of the land is not known. */
export function amountText({ fromKr, toKr }: Amount, locale: Locale): string {
  const ends = [...new Set([shownKr(fromKr), shownKr(toKr)])];
  return withUnit(ends.map((kr) => formats(locale).integer(kr)).join("–"), locale);
}

/** An exact rate per hectare. */
export const rateText = (kr: number, locale: Locale) =>
  withUnit(formats(locale).integer(kr), locale);

const withUnit = (figure: string, locale: Locale) =>
  translator(answerText, locale)("pay.amount", { figure });

export type Headline = { readonly figures: readonly string[]; readonly unit: string };

/** One large figure: millions with one decimal from a million, else the nearest thousand. */
export function headlineAmount({ fromKr, toKr }: Amount, locale: Locale): Headline {
  const t = translator(answerText, locale);
  const f = formats(locale);
  const isMillions = shownKr(toKr) >= MILLION;
  const figure = (kr: number) => (isMillions ? f.amount(kr / MILLION) : f.integer(shownKr(kr)));
  return {
    figures: [...new Set([figure(fromKr), figure(toKr)])],
    unit: t(isMillions ? "pay.million" : "pay.kr"),
  };
}

/** 'ca. 1,1 mio. kr.' or 'mellem 1,0 og 2,3 mio. kr.' */
export function headlineText(amount: Amount, locale: Locale): string {
  const t = translator(answerText, locale);
  const { figures, unit } = headlineAmount(amount, locale);
  const [from, to] = figures;
  return to === undefined
    ? `${t("pay.about")} ${from}\u00a0${unit}`
    : `${t("pay.between")} ${from} ${t("pay.and")} ${to}\u00a0${unit}`;
}

import type { PaymentPart, SchemePayment } from "@mars/domain/schemes/schemePayment";
import { roundParts } from "@mars/domain/areas/roundParts";
import { decimalsOf } from "../format/quantities.ts";
import { formatDate } from "../format/dates.ts";
import { formats } from "../format/formats.ts";
import { amountText, partsKr, rateText } from "./moneyText.ts";
import type { Locale } from "../language/languages.ts";
import { translator } from "../language/text.ts";
import { answerText } from "./answerText.ts";

/** 'i omdrift': how the land is used, where the rate depends on it. */
function partWords(part: PaymentPart, locale: Locale): string {
  const t = translator(answerText, locale);
  if (part.land === null) return t("pay.noRate");
  const isFlat = part.use === "unknown" && part.fromKrPerHa === part.toKrPerHa;
  return isFlat ? t("pay.flat") : t(`pay.${part.use}`);
}

/** Hectares × rate, line by line: what is shown adds up to the land and to the amount. */
export function paymentLines(
  { parts, fromKr, toKr }: Pick<SchemePayment, "parts" | "fromKr" | "toKr">,
  locale: Locale,
): { use: string; area: string; rate: string; amount: string }[] {
  const f = formats(locale);
  const ha = parts.map((part) => part.ha);
  const wholeHa = ha.reduce((sum, one) => sum + one, 0);
  const shownHa = roundParts(ha, wholeHa, 1 / 10 ** decimalsOf.factor);
  const from = partsKr(
    parts.map((part) => part.ha * part.fromKrPerHa),
    fromKr,
  );
  const to = partsKr(
    parts.map((part) => part.ha * part.toKrPerHa),
    toKr,
  );
  return parts.map((part, index) => ({
    use: partWords(part, locale),
    area: f.factorHectares(shownHa[index]!),
    rate: [...new Set([part.fromKrPerHa, part.toKrPerHa])]
      .map((kr) => rateText(kr, locale))
      .join("–"),
    amount: amountText({ fromKr: from[index]!, toKr: to[index]! }, locale),
  }));
}

/** Why the rate is high or low, where it comes from, and that it is no promise. */
export function paymentSource(
  { parts, source, date }: Pick<SchemePayment, "parts" | "source" | "date">,
  locale: Locale,
): string {
  const t = translator(answerText, locale);
  const classes = new Set(parts.map(({ land }) => land));
  return [
    ...(["good", "need"] as const)
      .filter((land) => classes.has(land))
      .map((land) => t(`pay.${land}`)),
    t("pay.source", { source, date: formatDate(date) }),
  ].join(" ");
}

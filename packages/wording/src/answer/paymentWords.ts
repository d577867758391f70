import type { PaymentPart, SchemePayment } from "@mars/domain/schemes/schemePayment";
import { formatDate } from "../format/dates.ts";
import type { Locale } from "../language/languages.ts";
import { translator } from "../language/text.ts";
import { answerText } from "./answerText.ts";

/** 'i omdrift': how the land is used, where the rate depends on it. */
export function partWords(part: PaymentPart, locale: Locale): string {
  const t = translator(answerText, locale);
  if (part.land === null) return t("pay.noRate");
  const isFlat = part.use === "unknown" && part.fromKrPerHa === part.toKrPerHa;
  return isFlat ? t("pay.flat") : t(`pay.${part.use}`);
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

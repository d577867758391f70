import type { ScreenedScheme } from "@mars/contracts/screening/screeningVerdict";
import { answerText } from "@mars/wording/answer/answerText";
import { amountText, rateText } from "@mars/wording/answer/moneyText";
import { partWords, paymentSource } from "@mars/wording/answer/paymentWords";
import { areaText } from "@mars/wording/format/areaText";
import { abbreviatedAuthority } from "@mars/wording/facts/abbreviatedAuthority";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useLocale } from "../../../lib/language/locale.ts";
import { useText } from "../../../lib/language/text.ts";

/** Hectares × rate, line by line, with source and date; or who decides. */
export function PaymentParts({ scheme }: { scheme: ScreenedScheme }) {
  const t = useText(answerText);
  const f = useFormat();
  const locale = useLocale();
  const { payment, decidedBy } = scheme;
  if (!payment)
    return decidedBy ? (
      <p className="answer-source">
        {t("pay.decidedBy", { who: abbreviatedAuthority(decidedBy, locale) })}
      </p>
    ) : null;
  return (
    <>
      <table className="answer-calculation">
        <tbody>
          {payment.parts.map((part) => (
            <tr key={`${part.land}/${part.use}`}>
              <td>
                {t("pay.line", {
                  ha: areaText(f, part.ha),
                  use: partWords(part, locale),
                  rate: [...new Set([part.fromKrPerHa, part.toKrPerHa])]
                    .map((kr) => rateText(kr, locale))
                    .join("–"),
                })}
              </td>
              <td className="numeric">
                {amountText(
                  { fromKr: part.ha * part.fromKrPerHa, toKr: part.ha * part.toKrPerHa },
                  locale,
                )}
              </td>
            </tr>
          ))}
          <tr>
            <td>{t("pay.total")}</td>
            <td className="numeric">{amountText(payment, locale)}</td>
          </tr>
        </tbody>
      </table>
      <p className="answer-source">{paymentSource(payment, locale)}</p>
    </>
  );
}

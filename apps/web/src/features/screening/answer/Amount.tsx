import type { SchemePaymentAnswer } from "@mars/contracts/screening/screeningVerdict";
import { answerText } from "@mars/wording/answer/answerText";
import { headlineAmount } from "@mars/wording/answer/moneyText";
import { useLocale } from "../../../lib/language/locale.ts";
import { useText } from "../../../lib/language/text.ts";

/** 'ca. 1,1 mio. kr.' in large, and that it is no promise. */
export function Amount({ payment }: { payment: SchemePaymentAnswer }) {
  const t = useText(answerText);
  const locale = useLocale();
  const { figures, unit } = headlineAmount(payment, locale);
  const [from, to] = figures;
  return (
    <div className="answer-amount">
      <p className="answer-figure">
        <small>{t(to === undefined ? "pay.about" : "pay.between")}</small> {from}
        {to !== undefined && (
          <>
            {" "}
            <small>{t("pay.and")}</small> {to}
          </>
        )}{" "}
        <small>{unit}</small>
      </p>
      <p className="answer-terms">
        <b>{t("pay.indicative")}</b>
        {t("pay.tax")}
      </p>
    </div>
  );
}

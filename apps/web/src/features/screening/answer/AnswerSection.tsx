import { useText } from "../../../lib/language/text.ts";
import { useAnswer } from "./useAnswer.ts";
import { screeningText } from "../text.ts";
import { OptionRow } from "./OptionRow.tsx";
import { OtherSchemes } from "./OtherSchemes.tsx";
import type { SchemePaymentAnswer } from "@mars/contracts/screening/screeningVerdict";
import { answerText } from "@mars/wording/answer/answerText";
import { headlineAmount } from "@mars/wording/answer/moneyText";
import { useLocale } from "../../../lib/language/locale.ts";
import type { LandLedger, LedgerLine } from "@mars/domain/schemes/landLedger";
import { areaText } from "@mars/wording/format/areaText";
import { useFormat } from "../../../lib/format/useFormat.ts";

/** What the land is good for, what it could pay, every hectare once, and at most three options. */
export function AnswerSection() {
  const t = useText(screeningText);
  const answer = useAnswer();
  if (!answer) return null;
  const { ranked, ledger, words, kind } = answer;
  const { options } = ranked;
  const payment = kind === "taken" ? null : (options[0]?.payment ?? null);
  const all = Object.values(ranked).reduce((sum, list) => sum + list.length, 0);
  return (
    <>
      <p className="answer-lead">{words.text}</p>
      {payment && <Amount payment={payment} />}
      {ledger && <Ledger ledger={ledger} />}
      <section className="answer-section" aria-labelledby="answer-options">
        <div className="answer-section-head">
          <h2 id="answer-options" tabIndex={-1}>
            {t("options.title")}
          </h2>
          <span>{t("options.count", { count: options.length, all })}</span>
        </div>
        {options.length > 0 && (
          <ol className="answer-options">
            {options.map((scheme, index) => (
              <OptionRow key={scheme.schemeId} scheme={scheme} number={index + 1} />
            ))}
          </ol>
        )}
        <OtherSchemes ranked={ranked} />
      </section>
    </>
  );
}

/** 'ca. 1,1 mio. kr.' in large, and that it is no promise. */
function Amount({ payment }: { payment: SchemePaymentAnswer }) {
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

/** Every hectare once: what can be used to the left, what cannot to the right. */
function Ledger({ ledger }: { ledger: LandLedger }) {
  const t = useText(answerText);
  const f = useFormat();
  const bar = (lines: readonly LedgerLine[]) =>
    lines.map(({ land, ha }) => (
      <i key={land} className={`land-${land}`} style={{ flexGrow: ha }} />
    ));
  return (
    <div className="answer-ledger">
      <p className="answer-ledger-heads">
        <span>
          <b>{areaText(f, ledger.usableHa)}</b> {t("land.usable")}
        </span>
        {ledger.unusableHa > 0 && (
          <span className="answer-unusable">
            <b>{areaText(f, ledger.unusableHa)}</b> {t("land.unusable")}
          </span>
        )}
      </p>
      <div className="answer-bar" aria-hidden="true">
        {bar(ledger.usable)}
        {ledger.usable.length > 0 && ledger.unusable.length > 0 && <i className="answer-gap" />}
        {bar(ledger.unusable)}
      </div>
      <div className="answer-keys">
        <LedgerKeys lines={ledger.usable} />
        <LedgerKeys lines={ledger.unusable} />
      </div>
    </div>
  );
}

function LedgerKeys({ lines }: { lines: LandLedger["usable"] | LandLedger["unusable"] }) {
  const t = useText(answerText);
  const f = useFormat();
  return (
    <ul>
      {lines.map(({ land, ha }) => (
        <li key={land}>
          <i className={`answer-swatch land-${land}`} aria-hidden="true" />
          {t(`land.${land}`)}
          <span className="numeric">{areaText(f, ha)}</span>
        </li>
      ))}
    </ul>
  );
}

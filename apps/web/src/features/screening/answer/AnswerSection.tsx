import type {
  SchemePaymentAnswer,
  ScreenedScheme,
} from "@mars/contracts/screening/screeningVerdict";
import type { LandLedger, LedgerLine } from "@mars/domain/schemes/landLedger";
import { answerText } from "@mars/wording/answer/answerText";
import { plainName } from "@mars/wording/answer/answerWords";
import { amountText, headlineAmount } from "@mars/wording/answer/moneyText";
import { areaText } from "@mars/wording/format/areaText";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useLocale } from "../../../lib/language/locale.ts";
import { useText } from "../../../lib/language/text.ts";
import { SchemeName } from "../../../ui/words/FactName.tsx";
import { RemindOfRound } from "../schemes/RemindOfRound.tsx";
import { RuleLine } from "../schemes/RuleLine.tsx";
import { screeningText } from "../text.ts";
import { Fold } from "./Fold.tsx";
import { OptionRow } from "./OptionRow.tsx";
import { type ShownAnswer, useAnswer } from "./useAnswer.ts";
import { useDeadline } from "./useDeadline.ts";

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

/** Everything that is not an option, folded by why. */
function OtherSchemes({ ranked }: { ranked: ShownAnswer["ranked"] }) {
  const t = useText(screeningText);
  const locale = useLocale();
  return (["more", "taken", "notOpen", "unfit", "unknown"] as const).map((key) => {
    const schemes = ranked[key];
    if (schemes.length === 0) return null;
    return (
      <Fold
        key={key}
        title={t(`other.${key}`)}
        preview={[...new Set(schemes.map((one) => plainName(one, locale)))].join(", ")}
        count={schemes.length}
      >
        {key === "notOpen" && <p>{t("other.closed")}</p>}
        <ul className="answer-others">
          {schemes.map((scheme) => (
            <SchemeRow key={scheme.schemeId} scheme={scheme} />
          ))}
        </ul>
      </Fold>
    );
  });
}

function SchemeRow({ scheme }: { scheme: ScreenedScheme }) {
  const t = useText(screeningText);
  const a = useText(answerText);
  const locale = useLocale();
  const deadline = useDeadline(scheme);
  const period = scheme.rules.find(({ rule }) => rule === "period");
  const opensAt =
    scheme.verdict === "not-open" && typeof period?.limit === "string" ? period.limit : null;
  return (
    <li data-scheme={scheme.schemeId}>
      <p className="answer-other">
        <span>
          {plainName(scheme, locale)}
          <small>
            {t("option.scheme")} <SchemeName name={scheme.schemeName} />
          </small>
          <small>
            {a(`verdict.${scheme.verdict ?? "unknown"}`)}
            {scheme.verdict === "not-open" || scheme.verdict === "fits" ? `; ${deadline}` : ""}
          </small>
        </span>
        {scheme.payment && scheme.payment.toKr > 0 && (
          <span className="numeric">{amountText(scheme.payment, locale)}</span>
        )}
      </p>
      {opensAt && <RemindOfRound scheme={scheme} opensAt={opensAt} />}
      <details className="answer-how">
        <summary>
          {t("option.rules")} <span className="sr-only">{scheme.schemeName}</span>
        </summary>
        <ul className="answer-rules">
          {scheme.rules.map((rule, index) => (
            <RuleLine key={index} rule={rule} />
          ))}
        </ul>
      </details>
    </li>
  );
}

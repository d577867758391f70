import type { ScreenedScheme } from "@mars/contracts/screening/screeningVerdict";
import { TOUCH_HA } from "@mars/domain/schemes/ruleResult";
import { answerText } from "@mars/wording/answer/answerText";
import { givesWords, plainName } from "@mars/wording/answer/answerWords";
import { amountText } from "@mars/wording/answer/moneyText";
import { areaText } from "@mars/wording/format/areaText";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useLocale } from "../../../lib/language/locale.ts";
import { useText } from "../../../lib/language/text.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { SchemeName } from "../../../ui/words/FactName.tsx";
import { useResult } from "../findings/ResultContext.ts";
import { sortedFindings } from "../findings/sortedFindings.ts";
import { useCreateProject } from "../receipt/useCreateProject.ts";
import { CutOut } from "../schemes/CutOut.tsx";
import { RuleLine } from "../schemes/RuleLine.tsx";
import { screeningText } from "../text.ts";
import { useDeadline } from "./useDeadline.ts";
import { paymentLines, paymentSource } from "@mars/wording/answer/paymentWords";
import { abbreviatedAuthority } from "@mars/wording/facts/abbreviatedAuthority";

/** An option: what it gives, by when, what is missing, what it pays, and the way to it. */
export function OptionRow({ scheme, number }: { scheme: ScreenedScheme; number: number }) {
  const t = useText(screeningText);
  const a = useText(answerText);
  const f = useFormat();
  const locale = useLocale();
  const { state } = useResult();
  const createProject = useCreateProject();
  const deadline = useDeadline(scheme);
  const { payment, toCutHa } = scheme;
  const isForMe = scheme.verdict !== "not-for-you";
  const conflicts = sortedFindings(state.soFar, "conflict").found.length;
  const hasCut = isForMe && (toCutHa ?? 0) > TOUCH_HA;
  const missing = hasCut
    ? t("option.cut", { area: areaText(f, toCutHa!) })
    : conflicts > 0
      ? t("option.conflicts", { count: conflicts })
      : t("option.nothing");
  return (
    <li className="answer-option" data-scheme={scheme.schemeId}>
      <span className="answer-number" aria-hidden="true">
        {number}
      </span>
      <div>
        <h3>{plainName(scheme, locale)}</h3>
        <p className="answer-official">
          {t("option.scheme")} <SchemeName name={scheme.schemeName} />
        </p>
        <dl>
          <dt>{t("option.gives")}</dt>
          <dd>
            {givesWords(scheme, locale).map((words) => (
              <span key={words}>{words}</span>
            ))}
          </dd>
          <dt>{t("option.deadline")}</dt>
          <dd>{deadline}</dd>
          <dt>{t("option.missing")}</dt>
          <dd>{missing}</dd>
        </dl>
      </div>
      <div className="answer-side">
        <b>{payment ? amountText(payment, locale) : a("pay.decided")}</b>
        {payment && (
          <small>{a(payment.paidBy === "project" ? "pay.onceProject" : "pay.once")}</small>
        )}
        {scheme.verdict === "fits" && state.phase === "done" && (
          <Button
            variant="secondary"
            size="small"
            className="no-print"
            onClick={() => createProject(scheme.schemeId)}
          >
            {t("option.apply")} <span className="sr-only">{plainName(scheme, locale)}</span>
          </Button>
        )}
        {!isForMe && <small>{t("option.others")}</small>}
      </div>
      {hasCut && <CutOut scheme={scheme} cutHa={toCutHa!} />}
      <details className="answer-how">
        <summary>{t("option.how")}</summary>
        <PaymentParts scheme={scheme} />
        <ul className="answer-rules">
          {scheme.rules.map((rule, index) => (
            <RuleLine key={index} rule={rule} />
          ))}
        </ul>
      </details>
    </li>
  );
}

/** Hectares × rate, line by line, with source and date; or who decides. */
function PaymentParts({ scheme }: { scheme: ScreenedScheme }) {
  const t = useText(answerText);
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
          {paymentLines(payment, locale).map(({ area, use, rate, amount }, index) => (
            <tr key={index}>
              <td>{t("pay.line", { ha: area, use, rate })}</td>
              <td className="numeric">{amount}</td>
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

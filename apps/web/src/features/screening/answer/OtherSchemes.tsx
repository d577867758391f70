import type { ScreenedScheme } from "@mars/contracts/screening/screeningVerdict";
import { answerText } from "@mars/wording/answer/answerText";
import { plainName } from "@mars/wording/answer/answerWords";
import { amountText } from "@mars/wording/answer/moneyText";
import { useLocale } from "../../../lib/language/locale.ts";
import { useText } from "../../../lib/language/text.ts";
import { useFactName } from "../../../lib/language/useFactName.ts";
import { FactName } from "../../../ui/words/FactName.tsx";
import { RemindOfRound } from "../schemes/RemindOfRound.tsx";
import { RuleLine } from "../schemes/RuleLine.tsx";
import { screeningText } from "../text.ts";
import { Fold } from "./Fold.tsx";
import type { ShownAnswer } from "./useAnswer.ts";
import { useDeadline } from "./useDeadline.ts";

/** Everything that is not an option, folded by why. */
export function OtherSchemes({ ranked }: { ranked: ShownAnswer["ranked"] }) {
  const t = useText(screeningText);
  const nameOf = useFactName();
  return (["more", "taken", "notOpen", "unfit", "unknown"] as const).map((key) => {
    const schemes = ranked[key];
    if (schemes.length === 0) return null;
    return (
      <Fold
        key={key}
        title={t(`other.${key}`)}
        preview={schemes.map(({ schemeName }) => nameOf(schemeName)).join(", ")}
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
            {t("option.scheme")} <FactName name={scheme.schemeName} />
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

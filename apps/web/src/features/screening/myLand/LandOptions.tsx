import { answerText } from "@mars/wording/answer/answerText";
import { plainName } from "@mars/wording/answer/answerWords";
import { amountText } from "@mars/wording/answer/moneyText";
import { areaText } from "@mars/wording/format/areaText";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useLocale } from "../../../lib/language/locale.ts";
import { useText } from "../../../lib/language/text.ts";
import { SchemeName } from "../../../ui/words/FactName.tsx";
import { useAnswer } from "../answer/useAnswer.ts";
import { screeningText } from "../text.ts";
import { myLandText } from "./text.ts";

/** The options of the screening's answer, a line each. */
export function LandOptions() {
  const t = useText(myLandText);
  const tResult = useText(screeningText);
  const a = useText(answerText);
  const f = useFormat();
  const locale = useLocale();
  const options = useAnswer()?.ranked.options ?? [];
  if (options.length === 0) return <p>{t("give.none")}</p>;
  return (
    <>
      <ul className="answer-others">
        {options.map((scheme) => (
          <li key={scheme.schemeId}>
            <p className="answer-other">
              <span>
                {plainName(scheme, locale)}
                <small>
                  {areaText(f, scheme.usableHa ?? 0)}
                  {scheme.verdict === "not-for-you" && ` · ${tResult("option.others")}`}
                </small>
                <small>
                  {tResult("option.scheme")} <SchemeName name={scheme.schemeName} />
                </small>
              </span>
              <span className="numeric">
                {scheme.payment ? amountText(scheme.payment, locale) : a("pay.decided")}
              </span>
            </p>
          </li>
        ))}
      </ul>
      <p className="answer-source">{t("give.terms")}</p>
    </>
  );
}

import type { RuleResultAnswer } from "@mars/contracts/screening/ruleResult";
import type { ScreenedRule } from "@mars/contracts/screening/screeningVerdict";
import type { RuleWords } from "@mars/wording/rules/RuleWording";
import { ruleStanding, type RuleStanding } from "@mars/wording/rules/ruleStanding";
import { ruleWords } from "@mars/wording/rules/ruleWords";
import { rulesText } from "@mars/wording/rules/rulesText";
import { useLocale } from "../../../lib/language/locale.ts";
import { useText } from "../../../lib/language/text.ts";
import { refusalSentence } from "../../../map/index.ts";
import { Icon, type IconName } from "../../../ui/icons/Icon.tsx";
import { useDatasetTitles } from "../projectQueries.ts";

const icons: Record<RuleStanding, IconName> = {
  met: "success",
  notMet: "ban",
  warning: "warning",
  unknown: "help",
};

type Props = {
  rules: readonly RuleResultAnswer[];
  /** Nothing was measured because nothing is drawn: no dataset is to blame. */
  isAreaMissing?: boolean;
};

/** Each demand, what was found, and exactly what is missing. */
export function RuleList({ rules, isAreaMissing = false }: Props) {
  const t = useText(rulesText);
  const locale = useLocale();
  const titleOf = useDatasetTitles();
  return (
    <ul className="rules">
      {rules.map((rule, index) => {
        // The API gives rules of the same table as screening; only its list of names is open.
        const told = ruleWords(rule as ScreenedRule, { locale, titleOf });
        const words: RuleWords =
          isAreaMissing && rule.passed === null
            ? { requirement: told.requirement, value: null }
            : told;
        const verdict = ruleStanding(rule);
        const fault =
          rule.rule === "geometry" ? { code: rule.textCode, figures: rule.figures ?? {} } : null;
        return (
          // Two demands on the same dataset differ only by their place in the scheme.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} className={`rule rule-${verdict}`}>
            <Icon name={icons[verdict]} isSmall />
            <span className="sr-only">{t(`state.${verdict}`)}: </span>
            <span className="rule-demand">{words.requirement}</span>
            {words.value && <span className="rule-value">{words.value}</span>}
            {words.bar && (
              <span className="rule-bar" aria-hidden="true">
                <i style={{ width: `${words.bar.share * 100}%` }} />
                <b style={{ left: `${words.bar.limit * 100}%` }} />
              </span>
            )}
            {(words.missing || words.how || fault) && (
              <span className="rule-how">
                {words.missing && <b>{words.missing} </b>}
                {words.how}
                {fault && refusalSentence(fault, locale)}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

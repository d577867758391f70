import type { ScreenedRule } from "@mars/contracts/screening/screeningVerdict";
import { datasetIds } from "@mars/domain/datasets/datasetIds";
import { ruleStanding, type RuleStanding } from "@mars/wording/rules/ruleStanding";
import { ruleWords } from "@mars/wording/rules/ruleWords";
import { rulesText } from "@mars/wording/rules/rulesText";
import { useLocale } from "../../../lib/language/locale.ts";
import { useText } from "../../../lib/language/text.ts";
import { useSession } from "../../../lib/session/sessionState.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Icon, type IconName } from "../../../ui/icons/Icon.tsx";
import { useResult } from "../findings/ResultContext.ts";
import { screeningText } from "../text.ts";

const soil = datasetIds.carbonRichSoil;

const iconOf: Record<RuleStanding, IconName> = {
  met: "check",
  notMet: "close",
  warning: "warning",
  unknown: "help",
};

/** Icon, requirement, my figure; where it can be measured a bar with the limit, then what is missing. */
export function RuleLine({ rule }: { rule: ScreenedRule }) {
  const t = useText(rulesText);
  const own = useText(screeningText);
  const locale = useLocale();
  const { titleOf, hasMap, model, area } = useResult();
  const { requirement, value, missing, how, bar } = ruleWords(rule, {
    locale,
    titleOf,
    isSignedIn: useSession().phase === "authenticated",
  });
  const standing = ruleStanding(rule);
  const showSoil = () => {
    model.layers.show(soil);
    if (area) model.fit(area);
  };
  return (
    <li className={`rule rule-${standing}`}>
      <Icon name={iconOf[standing]} isSmall />
      <span>
        <span className="sr-only">{t(`state.${standing}`)}: </span>
        {requirement}
      </span>
      <span className="rule-value">{value}</span>
      {bar && (
        <span className="rule-bar" aria-hidden="true">
          <i style={{ width: `${bar.share * 100}%` }} />
          <em style={{ left: `${bar.limit * 100}%` }} data-limit={bar.limitText} />
        </span>
      )}
      {(missing || how) && (
        <p className="rule-how">
          {missing && <b>{missing}</b>} {how}
        </p>
      )}
      {hasMap && rule.rule === "carbon-share" && rule.passed === false && (
        <Button variant="text" size="small" className="rule-show" onClick={showSoil}>
          {own("schemes.showSoil")}
        </Button>
      )}
    </li>
  );
}

import type { Plan } from "@mars/contracts/plans/planShapes";
import { EXPECTED_DROPOUT_SHARE } from "@mars/domain/plans/balance";
import { type CheckState, PLAN_CHECKS, type PlanCheck } from "@mars/domain/plans/checklist";
import type { ReactNode } from "react";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Icon, type IconName } from "../../../ui/icons/Icon.tsx";
import { Disclosure } from "../../../ui/navigation/Disclosure.tsx";
import { FoldWords } from "../balance/FoldWords.tsx";
import { checklistText } from "../text/checklistText.ts";
import type { ChecklistActs } from "./ChecklistActs.ts";
import type { Checked } from "./usePlanChecklist.ts";

type Props = {
  plan: Plan;
  checked: Checked;
  /** The dropout that is tried next to it. */
  dropoutShare: number;
  acts: ChecklistActs;
};

const iconOf: Record<CheckState, IconName> = {
  done: "check",
  open: "clock",
  reason: "warning",
  unknown: "clock",
};

/** What is missing is above, each place with its act. */
type ListedCheck = Exclude<PlanCheck, "missing">;
const LISTED = PLAN_CHECKS.filter((check): check is ListedCheck => check !== "missing");

/** What is left before the plan is published: what is open first, what is done in one line each. */
export function PlanChecklist({ plan, checked, dropoutShare, acts }: Props) {
  const t = useText(checklistText);
  const f = useFormat();
  const { states, withoutMeasure, withoutEffects, overlaps } = checked;
  const overlapCount = overlaps?.clippableCount ?? 0;
  const isUncounted = checked.isCounting || checked.overlapsFailed;
  const titles: Record<ListedCheck, string> = {
    overlaps: isUncounted ? t("overlapsUncounted") : t("overlaps", { count: overlapCount }),
    measures: t("measures", { count: withoutMeasure.length }),
    effects: t("effects", { count: withoutEffects.length }),
    text: t("text"),
  };
  const notes: Record<ListedCheck, string> = {
    overlaps: isUncounted
      ? t(checked.isCounting ? "overlapsCounting" : "overlapsUnread")
      : t("overlapsText"),
    measures: t("measuresText"),
    effects: t("effectsText"),
    text: t("textText"),
  };
  const act = (label: string, onClick: () => void) => (
    <Button variant="text" size="small" onClick={onClick}>
      {label}
    </Button>
  );
  const actOf: Record<ListedCheck, ReactNode> = {
    overlaps: act(t(plan.rights.include ? "clear" : "see"), acts.onOverlaps),
    measures: act(t(plan.rights.include ? "choose" : "show"), () => acts.onSketches("no-measure")),
    effects: act(t("show"), () => acts.onSketches("no-effect")),
    text: plan.rights.edit && act(t("write"), acts.onWriteText),
  };
  const isOpen = (check: ListedCheck) => states[check] === "open" || states[check] === "reason";
  const rest = LISTED.filter((check) => !isOpen(check));
  const open = LISTED.filter(isOpen);
  const preview = open.length === 0 ? t("nothingOpen") : open.map((one) => titles[one]).join(", ");
  return (
    <Disclosure summary={<FoldWords title={t("title")} preview={preview} />}>
      <div className="plan-checks">
        {dropoutShare !== EXPECTED_DROPOUT_SHARE && (
          <p className="plan-quiet">
            {t("otherDropout", {
              share: f.exactPercent(EXPECTED_DROPOUT_SHARE),
              tried: f.exactPercent(dropoutShare),
            })}
          </p>
        )}
        <ul>
          {open.map((check) => (
            <li key={check} className={`plan-check plan-check-${states[check]}`}>
              <Icon name={iconOf[states[check]]} />
              <div>
                <p className="plan-check-line">
                  <b>
                    <span className="sr-only">{t(`state.${states[check]}`)}: </span>
                    {titles[check]}
                  </b>
                  {actOf[check]}
                </p>
                <p className="plan-check-note">{notes[check]}</p>
              </div>
            </li>
          ))}
          {rest.map((check) => (
            <li key={check} className={`plan-check plan-check-${states[check]}`}>
              <Icon name={iconOf[states[check]]} />
              <p className="plan-check-line">
                <span>
                  <span className="sr-only">{t(`state.${states[check]}`)}: </span>
                  {states[check] === "done"
                    ? t(`${check}Done`)
                    : t(checked.overlapsFailed ? "overlapsFailed" : "overlapsUnknown")}
                </span>
                {states[check] === "unknown" &&
                  checked.overlapsFailed &&
                  act(t("retry"), acts.onRetryOverlaps)}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </Disclosure>
  );
}

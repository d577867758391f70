import type { Plan } from "@mars/contracts/plans/planShapes";
import { EXPECTED_DROPOUT_SHARE } from "@mars/domain/plans/balance";
import { type CheckState, PLAN_CHECKS, type PlanCheck } from "@mars/domain/plans/checklist";
import type { ReactNode } from "react";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Icon, type IconName } from "../../../ui/icons/Icon.tsx";
import { checklistText } from "../text/checklistText.ts";
import type { ChecklistActs } from "./ChecklistActs.ts";
import { MissingPlaces } from "./MissingPlaces.tsx";
import type { Checked } from "./usePlanChecklist.ts";

type Props = {
  plan: Plan;
  checked: Checked;
  /** The dropout that is tried beside it. */
  dropoutShare: number;
  acts: ChecklistActs;
};

const iconOf: Record<CheckState, IconName> = {
  done: "check",
  open: "clock",
  reason: "warning",
  unknown: "clock",
};

/** What is left before the plan is published: what is open first, what is done in one line each. */
export function PlanChecklist({ plan, checked, dropoutShare, acts }: Props) {
  const t = useText(checklistText);
  const f = useFormat();
  const { states, missing, withoutMeasure, withoutEffects, overlaps } = checked;
  const overlapCount = overlaps?.count ?? 0;
  const isUncounted = checked.isCounting || checked.overlapsFailed;
  const titles: Record<PlanCheck, string> = {
    missing: t("missing", { count: missing.length }),
    overlaps: isUncounted ? t("overlapsUncounted") : t("overlaps", { count: overlapCount }),
    measures: t("measures", { count: withoutMeasure.length }),
    effects: t("effects", { count: withoutEffects.length }),
    text: t("text"),
  };
  const notes: Record<PlanCheck, string> = {
    missing: t("missingText"),
    overlaps: isUncounted
      ? t(checked.isCounting ? "overlapsCounting" : "overlapsUnread")
      : t("overlapsText", { count: overlaps?.clippableCount ?? 0 }),
    measures: t("measuresText"),
    effects: t("effectsText"),
    text: t("textText"),
  };
  const act = (label: string, onClick: () => void) => (
    <Button variant="text" size="small" onClick={onClick}>
      {label}
    </Button>
  );
  const actOf: Record<PlanCheck, ReactNode> = {
    missing: act(t("find"), acts.onFind),
    overlaps: act(t(plan.rights.include ? "clear" : "see"), acts.onOverlaps),
    measures: act(t(plan.rights.include ? "choose" : "show"), () => acts.onSketches("no-measure")),
    effects: act(t("show"), () => acts.onSketches("no-effect")),
    text: plan.rights.edit && act(t("write"), acts.onWriteText),
  };
  const isOpen = (check: PlanCheck) => states[check] === "open" || states[check] === "reason";
  const rest = PLAN_CHECKS.filter((check) => !isOpen(check));
  return (
    <section className="plan-checks" aria-labelledby="plan-checks">
      <div className="plan-checks-head">
        <h2 id="plan-checks">{t("title")}</h2>
        <p>{t("done", { done: checked.doneCount, count: PLAN_CHECKS.length })}</p>
      </div>
      {dropoutShare !== EXPECTED_DROPOUT_SHARE && (
        <p className="plan-quiet">
          {t("otherDropout", {
            share: f.exactPercent(EXPECTED_DROPOUT_SHARE),
            tried: f.exactPercent(dropoutShare),
          })}
        </p>
      )}
      <ul>
        {PLAN_CHECKS.filter(isOpen).map((check) => (
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
              {check === "missing" && <MissingPlaces plan={plan} missing={missing} acts={acts} />}
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
    </section>
  );
}

import type { EffectKey, StatusGoal } from "@mars/contracts/statusShapes";
import type { ReactNode } from "react";
import { useFormat } from "../../../lib/format/format.ts";
import { useText } from "../../../lib/language/text.ts";
import { GoalBar } from "../../../ui/GoalBar.tsx";
import { EffectName } from "../effects/EffectName.tsx";
import { effectFacts, goalAmounts } from "../effects/effects.ts";
import { PaceLine } from "./PaceLine.tsx";
import { statusText } from "../text/statusText.ts";

/** One goal: how far, what may fall away, and when at today's pace. */
export function GoalRow({
  effect,
  goal,
  text,
}: {
  effect: EffectKey;
  goal: StatusGoal;
  /** What the goal says; the national one when left out. */
  text?: ReactNode;
}) {
  const t = useText(statusText);
  const format = useFormat();
  const { unit } = effectFacts[effect];
  const write = (value: number) => `${format.integer(value)}\u00a0${unit}`;
  return (
    <article className="goal-row">
      <div className="goal-row-head">
        <h3>
          <EffectName effect={effect} />
        </h3>
        <p>
          {text ?? t(`goal.${effect}`, { goal: write(goal.goal), year: String(goal.byYear ?? "") })}
        </p>
      </div>
      <GoalBar
        name={t(`effect.${effect}`)}
        unit={unit}
        goal={goal.goal}
        {...(goal.byYear !== null && { goalYear: goal.byYear })}
        amounts={goalAmounts(goal)}
        dropout={goal.expectedDropout}
      />
      {goal.expectedDropout > 0 && (
        <p className="small goal-after">
          {t("goal.after", {
            amount: write(goal.reachedAfterDropout),
            share: goal.shareAfterDropout === null ? "" : format.percent(goal.shareAfterDropout),
          })}
        </p>
      )}
      {goal.goal > 0 && <PaceLine pace={goal.pace} unit={unit} byYear={goal.byYear} />}
    </article>
  );
}

import type { EffectKey, StatusGoal } from "@mars/contracts/statusShapes";
import { lazy, type ReactNode, Suspense, useRef, useState } from "react";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { GoalBar } from "../../../ui/GoalBar.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { EffectName } from "../effects/EffectName.tsx";
import { effectFacts, goalAmounts, goalFigures } from "../effects/effects.ts";
import { ForecastLines } from "./ForecastLines.tsx";
import { statusText } from "../text/statusText.ts";
import { figureMarks } from "../../../ui/figureMarks.ts";

const GoalParts = lazy(() =>
  import("./GoalParts.tsx").then((module) => ({ default: module.GoalParts })),
);
const QuoteBox = lazy(() =>
  import("./QuoteBox.tsx").then((module) => ({ default: module.QuoteBox })),
);

type Props = {
  effect: EffectKey;
  goal: StatusGoal;
  /** The day of the figures, for whoever quotes them. */
  day: string;
  /** With what the agreement names within the goal. */
  hasParts?: boolean;
  children?: ReactNode;
};

/** One goal: result and promise, what may fall away, and where each leads. */
export function GoalRow({ effect, goal, day, hasParts = false, children }: Props) {
  const t = useText(statusText);
  const format = useFormat();
  const [isQuoting, setQuoting] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const closeQuote = () => {
    setQuoting(false);
    opener.current?.focus();
  };
  const { unit } = effectFacts[effect];
  return (
    <article className="goal-row">
      <div className="goal-row-head">
        <h3>
          <EffectName effect={effect} />
        </h3>
        <p {...figureMarks(`country/${effect}`, { "goal.goal": goal.goal })}>
          {t("goal.label")} <b>{`${format.exact(goal.goal)}\u00a0${unit}`}</b>{" "}
          {t(`goal.${effect}`, { deadline: goal.deadline ? format.date(goal.deadline) : "" })}
        </p>
      </div>
      <GoalBar
        of={`country/${effect}`}
        name={t(`effect.${effect}`)}
        unit={unit}
        goal={goal.goal}
        amounts={goalAmounts(goal)}
        dropout={goal.expectedDropout}
        {...goalFigures(goal)}
      />
      {goal.goal > 0 && <ForecastLines of={`country/${effect}`} goal={goal} unit={unit} />}
      {hasParts && (
        <Suspense>
          <GoalParts effect={effect} parts={goal.parts} />
        </Suspense>
      )}
      <div className="tools no-print">
        <button
          ref={opener}
          type="button"
          className="tool-link"
          aria-expanded={isQuoting}
          onClick={() => setQuoting(!isQuoting)}
        >
          <Icon name="copy" />
          {t("quote.open")}
          <span className="sr-only">: {t(`effect.${effect}`)}</span>
        </button>
        {children}
      </div>
      {isQuoting && (
        <Suspense>
          <QuoteBox effect={effect} goal={goal} day={day} onClose={closeQuote} />
        </Suspense>
      )}
    </article>
  );
}

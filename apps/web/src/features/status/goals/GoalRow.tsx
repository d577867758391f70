import type { EffectKey, StatusGoal } from "@mars/contracts/status/statusShapes";
import { lazy, Suspense } from "react";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { GoalBar } from "../../../ui/figures/GoalBar.tsx";
import { EffectName } from "../effects/EffectName.tsx";
import { effectFacts, goalAmounts, goalFigures } from "../effects/effects.ts";
import { QuoteOpener } from "../quote/QuoteOpener.tsx";
import { statusText } from "../text/statusText.ts";
import { useForecastWords } from "./useForecastWords.ts";

const GoalParts = lazy(() =>
  import("./GoalParts.tsx").then((module) => ({ default: module.GoalParts })),
);
const GoalQuote = lazy(() =>
  import("../quote/GoalQuote.tsx").then((module) => ({ default: module.GoalQuote })),
);

type Props = {
  effect: EffectKey;
  goal: StatusGoal;
  /** The day of the figures, for whoever quotes them. */
  day: string;
  /** With what the agreement names within the goal. */
  hasParts?: boolean;
};

/** One goal: result and promise, what may fall away, and where each leads. */
export function GoalRow({ effect, goal, day, hasParts = false }: Props) {
  const t = useText(statusText);
  const format = useFormat();
  const { unit } = effectFacts[effect];
  return (
    <article className="goal-row" aria-label={t(`effect.${effect}`)}>
      <div className="goal-row-head">
        <h3>
          <EffectName effect={effect} />
        </h3>
        <p>
          {t("goal.label")} <b>{`${format.exact(goal.goal)}\u00a0${unit}`}</b>{" "}
          {t(`goal.${effect}`, { deadline: goal.deadline ? format.date(goal.deadline) : "" })}
        </p>
      </div>
      <GoalBar
        name={t(`effect.${effect}`)}
        unit={unit}
        goal={goal.goal}
        amounts={goalAmounts(goal)}
        dropout={goal.expectedDropout}
        {...goalFigures(goal)}
      />
      {goal.goal > 0 && <ForecastLines goal={goal} unit={unit} isBrief={!hasParts} />}
      {hasParts && (
        <Suspense>
          <GoalParts effect={effect} parts={goal.parts} />
        </Suspense>
      )}
      <QuoteOpener
        about={t(`effect.${effect}`)}
        box={(close) => <GoalQuote effect={effect} goal={goal} day={day} onClose={close} />}
      />
    </article>
  );
}

/** Where result and promise lead, a line each. */
function ForecastLines({
  goal,
  unit,
  isBrief,
}: {
  goal: StatusGoal;
  unit: string;
  isBrief: boolean;
}) {
  const t = useText(statusText);
  const words = useForecastWords();
  const wordsOf = (figure: keyof StatusGoal["forecasts"]) =>
    words(goal.forecasts[figure], { goal: goal.goal, unit });
  const established = wordsOf("established");
  const committed = wordsOf("committedAfterDropout");
  const without = wordsOf("committed");
  const { kind } = goal.forecasts.committedAfterDropout;
  const isOther = without.answer !== committed.answer || without.delay !== committed.delay;
  const sentence = ({ answer, delay, atDeadline }: typeof established, isDated: boolean) =>
    `${answer}${delay ? `, ${delay}` : ""}.${!isDated && atDeadline ? ` ${atDeadline}` : ""}`;
  return (
    <ul className="forecast-lines">
      <li>
        <b>{t("figure.established")}:</b>{" "}
        {sentence(established, goal.forecasts.established.kind === "month")}
      </li>
      <li>
        <b>{t(kind === "too-short" ? "figure.committed" : "figure.committedAfterDropout")}:</b>{" "}
        {sentence(committed, kind === "month")}
        {isOther &&
          !isBrief &&
          ` ${t("forecast.without", { answer: sentence({ ...without, answer: without.answerWithin }, true) })}`}
      </li>
    </ul>
  );
}

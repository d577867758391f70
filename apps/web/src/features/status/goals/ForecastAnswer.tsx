import type { EffectKey, StatusGoal } from "@mars/contracts/status/statusShapes";
import { useText } from "../../../lib/language/text.ts";
import { StageSwatch } from "../../../ui/figures/StageSwatch.tsx";
import { detailText } from "../text/detailText.ts";
import { effectFacts } from "../effects/effects.ts";
import { useForecastWords } from "./useForecastWords.ts";
import { figureMarks } from "../../../ui/figures/figureMarks.ts";

type Props = {
  effect: EffectKey;
  goal: StatusGoal;
  figure: "established" | "committedAfterDropout";
};

/** Where one figure leads: the month and how late, what it rests on, and the same without dropout. */
export function ForecastAnswer({ effect, goal, figure }: Props) {
  const t = useText(detailText);
  const wordsOf = useForecastWords();
  const goalOf = { goal: goal.goal, unit: effectFacts[effect].unit };
  const words = wordsOf(goal.forecasts[figure], goalOf);
  const without = wordsOf(goal.forecasts.committed, goalOf);
  const isPromise = figure !== "established";
  const isTold = goal.forecasts[figure].kind !== "too-short";
  return (
    <div className={isPromise ? "forecast-answer forecast-promise" : "forecast-answer"}>
      <p className="forecast-figure">
        {isPromise ? (
          <>
            <StageSwatch stage="establishment" />
            <StageSwatch stage="preliminary" />
          </>
        ) : (
          <StageSwatch stage="established" />
        )}
        {t(isPromise ? "figure.committed" : "figure.established")}
      </p>
      <h3
        {...figureMarks(`country/${effect}`, {
          [`forecast.${figure}.monthsAfterDeadline`]: words.figures.monthsAfterDeadline,
        })}
      >
        {words.answer}
        {words.delay && (
          <>
            , <span className={words.isLate ? "forecast-late" : undefined}>{words.delay}</span>
          </>
        )}
      </h3>
      <p
        className="small"
        {...(isTold &&
          words.figures.added! > 0 &&
          figureMarks(`country/${effect}`, {
            [`forecast.${figure}.added`]: words.figures.added,
            [`forecast.${figure}.addedPerMonth`]: words.figures.addedPerMonth,
            [`forecast.${figure}.atDeadline`]: words.figures.atDeadline,
          }))}
      >
        {isTold ? words.pace : t("forecast.tooShortText")}{" "}
        {isPromise && isTold && t("ahead.withDropout")} {words.atDeadline}
      </p>
      {isPromise && isTold && (
        <p className="small">
          {t("forecast.without", {
            answer: `${without.answerWithin}${without.delay ? `, ${without.delay}` : ""}.`,
          })}
        </p>
      )}
    </div>
  );
}

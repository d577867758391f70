import type { StatusGoal } from "@mars/contracts/status/statusShapes";
import { useText } from "../../../lib/language/text.ts";
import { statusText } from "../text/statusText.ts";
import { useForecastWords } from "./useForecastWords.ts";
import { figureMarks } from "../../../ui/figures/figureMarks.ts";

/** Where result and promise lead, a line each. */
export function ForecastLines({ of, goal, unit }: { of: string; goal: StatusGoal; unit: string }) {
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
  const delayMark = (figure: keyof StatusGoal["forecasts"]) =>
    figureMarks(of, {
      [`forecast.${figure}.monthsAfterDeadline`]: goal.forecasts[figure].monthsAfterDeadline,
    });
  return (
    <ul className="forecast-lines">
      <li {...delayMark("established")}>
        <b>{t("figure.established")}:</b>{" "}
        {sentence(established, goal.forecasts.established.kind === "month")}
      </li>
      <li {...delayMark("committedAfterDropout")}>
        <b>{t(kind === "too-short" ? "figure.committed" : "figure.committedAfterDropout")}:</b>{" "}
        {sentence(committed, kind === "month")}
        {isOther &&
          ` ${t("forecast.without", { answer: sentence({ ...without, answer: without.answerWithin }, true) })}`}
      </li>
    </ul>
  );
}

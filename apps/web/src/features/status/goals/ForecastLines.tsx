import type { StatusGoal } from "@mars/contracts/statusShapes";
import { useText } from "../../../lib/language/text.ts";
import { statusText } from "../text/statusText.ts";
import { useForecastWords } from "./useForecastWords.ts";

/** Where result and promise lead, a line each. */
export function ForecastLines({ goal, unit }: { goal: StatusGoal; unit: string }) {
  const t = useText(statusText);
  const words = useForecastWords();
  const of = (figure: keyof StatusGoal["forecasts"]) =>
    words(goal.forecasts[figure], { goal: goal.goal, unit });
  const established = of("established");
  const committed = of("committedAfterDropout");
  const without = of("committed");
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
          ` ${t("forecast.without", { answer: sentence({ ...without, answer: without.answerWithin }, true) })}`}
      </li>
    </ul>
  );
}

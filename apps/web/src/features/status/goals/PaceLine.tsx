import type { StatusGoal } from "@mars/contracts/status/statusShapes";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { paceText } from "./paceText.ts";
import { useForecastWords } from "./useForecastWords.ts";
import { statusText } from "../text/statusText.ts";

/** When the need of a coastal water group is covered at this pace; the sum behind it when opened. */
export function PaceLine({ goal }: { goal: StatusGoal }) {
  const t = useText(paceText);
  const shared = useText(statusText);
  const format = useFormat();
  const { committed, committedAfterDropout } = goal.forecasts;
  // What is covered is told as such; what the expected dropout takes away again stands in the bar.
  const forecast = committed.kind === "met" ? committed : committedAfterDropout;
  const words = useForecastWords()(forecast, { goal: goal.goal, unit: "t" });
  const { kind, from, to } = forecast;
  const month = words.answerWithin;
  return (
    <details className="disclosure pace">
      <summary>
        <span>{kind === "month" ? t("month", { month }) : t(kind)}</span>
      </summary>
      <div className="disclosure-body">
        <p>
          {kind === "too-short"
            ? shared("forecast.tooShortText")
            : t("method", {
                pace: words.pace,
                from: format.date(from.day),
                to: format.date(to.day),
              })}
        </p>
      </div>
    </details>
  );
}

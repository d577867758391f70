import type { StatusGoal } from "@mars/contracts/status/statusShapes";
import { needForecastWords } from "@mars/wording/status/forecastWords";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useLocale } from "../../../lib/language/locale.ts";
import { useText } from "../../../lib/language/text.ts";
import { paceText } from "./paceText.ts";
import { useForecastWords } from "./useForecastWords.ts";

/** When the need of a coastal water group is covered, and the sub-catchment that decides it. */
export function PaceLine({ goal }: { goal: StatusGoal }) {
  const t = useText(paceText);
  const format = useFormat();
  const { committed, committedAfterDropout } = goal.forecasts;
  // What the expected dropout takes away again is in the bar.
  const forecast = committed.kind === "met" ? committed : committedAfterDropout;
  const { answer, reason } = needForecastWords(forecast, useLocale());
  const { pace } = useForecastWords()(forecast, { goal: goal.goal, unit: "t" });
  const { kind, from, to } = forecast;
  return (
    <div className="pace">
      <h3>{answer}</h3>
      {reason && <p>{reason}</p>}
      {kind !== "too-short" && (
        <p className="small">
          {t("method", { pace, from: format.date(from.day), to: format.date(to.day) })}
        </p>
      )}
    </div>
  );
}

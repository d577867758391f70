import type { StatusGoal } from "@mars/contracts/status/statusShapes";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { detailText } from "../text/detailText.ts";
import type { AheadLines } from "./aheadLines.ts";
import type { ForecastScale } from "./forecastScale.ts";

type Props = { goal: StatusGoal; ahead: AheadLines; scale: ForecastScale; isWide: boolean };

/** Where the two promises meet the goal, if they do so within the chart. */
export function ForecastEnds({ goal, ahead, scale: { x, y }, isWide }: Props) {
  const t = useText(detailText);
  const format = useFormat();
  const goalY = y(goal.goal);
  const { committed, committedAfterDropout } = goal.forecasts;
  const isSame = committed.on?.slice(0, 7) === committedAfterDropout.on?.slice(0, 7);
  return (
    [
      ["committed", committed, "ahead.withoutShort"],
      ["dropout", committedAfterDropout, "ahead.with"],
    ] as const
  ).map(([key, { kind, on }, name]) => {
    const end = ahead[key]?.[1];
    if (kind !== "month" || on === null || !end || end.value < goal.goal * 0.999) return null;
    const month = format.shortMonth(on);
    const isDropout = key === "dropout";
    return (
      <g key={key}>
        <circle
          cx={x(end.atMs)}
          cy={y(end.value)}
          r="5"
          className={isDropout ? "forecast-end forecast-dropout" : "forecast-end"}
        />
        {isWide && !(isSame && !isDropout) && (
          <text
            x={x(end.atMs) + (isDropout ? 8 : -8)}
            y={goalY + (isDropout ? 18 : -10)}
            className={isDropout ? "forecast-late chart-halo" : "chart-halo"}
            textAnchor={isDropout ? "start" : "end"}
          >
            {isDropout ? (
              <>
                {month}
                <tspan x={x(end.atMs) + 8} dy="16">
                  {t(name)}
                </tspan>
              </>
            ) : (
              `${month} ${t(name)}`
            )}
          </text>
        )}
      </g>
    );
  });
}

import type { EffectKey, StatusGoal } from "@mars/contracts/statusShapes";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { niceTicks } from "../../../ui/charts/niceTicks.ts";
import { detailText } from "../text/detailText.ts";
import { effectFacts } from "../effects/effects.ts";
import { aheadLine, type AheadPoint, type ForecastFrame, yearStarts } from "./forecastFrame.ts";
import type { ForecastMonth } from "./forecastMonths.ts";

const heightPx = 340;
const floorPx = heightPx - 30;
const topPx = 28;
const tickRoomPx = 84;

type Props = {
  effect: EffectKey;
  goal: StatusGoal;
  months: readonly ForecastMonth[];
  room: ForecastFrame;
  size: { width: number; right: number; isWide: boolean };
  read: ForecastMonth | null;
};

export function ForecastDrawing({ effect, goal, months, room, size, read }: Props) {
  const t = useText(detailText);
  const format = useFormat();
  const { unit } = effectFacts[effect];
  const { width, right, isWide } = size;
  const x = (atMs: number) => ((atMs - room.fromMs) / (room.untilMs - room.fromMs)) * right;
  const y = (value: number) => floorPx - (value / room.most) * (floorPx - topPx);
  const at = ({ atMs, value }: AheadPoint) => `${Math.round(x(atMs))} ${Math.round(y(value))}`;
  const line = (figure: "established" | "committed") =>
    `M${months.map((month) => at({ atMs: Date.parse(month.day), value: month[figure] })).join("L")}`;
  const ahead = {
    established: aheadLine(goal.forecasts.established, goal.goal, room),
    committed: aheadLine(goal.forecasts.committed, goal.goal, room),
    dropout: aheadLine(goal.forecasts.committedAfterDropout, goal.goal, room),
  };
  const years = yearStarts(room);
  const every = Math.max(1, Math.ceil((years.length * tickRoomPx) / right));
  const goalY = y(goal.goal);
  const last = months.at(-1);
  const deadlineX = room.deadlineMs === null ? null : x(room.deadlineMs);
  return (
    <svg viewBox={`0 0 ${width} ${heightPx}`} width="100%" aria-hidden="true">
      {niceTicks(goal.goal, 3)
        .slice(1)
        .filter((tick) => tick < goal.goal * 0.9)
        .map((tick) => (
          <g key={tick}>
            <path d={`M0 ${y(tick)}H${right}`} className="chart-grid" />
            <text x="0" y={y(tick) - 6} className="chart-mute">
              {format.number(tick)}
            </text>
          </g>
        ))}
      <path d={`M0 ${goalY}H${right}`} className="forecast-goal" />
      <text x="0" y={goalY - 8} className="chart-strong">
        {t("ahead.goalLine", { goal: `${format.integer(goal.goal)} ${unit}` })}
      </text>
      {deadlineX !== null && goal.deadline && (
        <>
          <path d={`M${deadlineX} ${goalY}V${floorPx}`} className="forecast-deadline" />
          <text
            x={deadlineX - 6}
            y={goalY + 20}
            className="chart-strong chart-halo"
            textAnchor="end"
          >
            {t("ahead.deadline", { date: format.date(goal.deadline) })}
          </text>
        </>
      )}
      {ahead.committed && ahead.dropout && (
        <path
          d={`M${[...ahead.committed, ...ahead.dropout.toReversed()].map(at).join("L")}Z`}
          className="forecast-band"
        />
      )}
      {ahead.committed && (
        <path d={`M${ahead.committed.map(at).join("L")}`} className="forecast-ahead" />
      )}
      {ahead.dropout && (
        <path
          d={`M${ahead.dropout.map(at).join("L")}`}
          className="forecast-ahead forecast-dropout"
        />
      )}
      {ahead.established && (
        <path
          d={`M${ahead.established.map(at).join("L")}`}
          className="forecast-ahead forecast-result"
        />
      )}
      <path d={line("committed")} className="forecast-committed" />
      <path d={line("established")} className="forecast-established" />
      <path d={`M0 ${floorPx}H${right}`} className="chart-axis" />
      {years
        .filter((_, index) => index % every === 0)
        .map((atMs) => (
          <text
            key={atMs}
            x={x(atMs)}
            y={floorPx + 20}
            className="chart-mute"
            textAnchor={x(atMs) < 30 ? "start" : x(atMs) > right - 30 ? "end" : "middle"}
          >
            {isWide
              ? format.shortMonth(new Date(atMs).toISOString())
              : new Date(atMs).getUTCFullYear()}
          </text>
        ))}
      {ends()}
      {last && (
        <>
          <text
            x={x(Date.parse(last.day)) - 8}
            y={y(last.committed) - 10}
            className="chart-strong chart-halo"
            textAnchor="end"
          >
            {t("figure.committed")}
          </text>
          <text
            x={x(Date.parse(last.day)) - 8}
            y={y(last.established) - 8}
            className="chart-strong chart-halo"
            textAnchor="end"
          >
            {t("figure.established")}
          </text>
        </>
      )}
      {read && (
        <>
          <path d={`M${x(Date.parse(read.day))} ${topPx}V${floorPx}`} className="forecast-read" />
          {([read.committed, read.established] as const).map((value, index) => (
            <circle
              key={index === 0 ? "committed" : "established"}
              cx={x(Date.parse(read.day))}
              cy={y(value)}
              r="5"
              className="forecast-read-point"
            />
          ))}
        </>
      )}
    </svg>
  );

  /** Where the two promises meet the goal, if they do so within the chart. */
  function ends() {
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
}

import type { StatusGoal } from "@mars/contracts/status/statusShapes";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { niceTicks } from "../../../ui/charts/niceTicks.ts";
import { detailText } from "../text/detailText.ts";
import { type ForecastFrame, yearStarts } from "./forecastFrame.ts";
import { floorPx, type ForecastScale } from "./forecastScale.ts";

const tickRoomPx = 84;

type Props = { goal: StatusGoal; room: ForecastFrame; scale: ForecastScale };

/** Lines of round figures below the goal. */
export function FigureTicks({ goal: { goal }, scale: { y, right } }: Omit<Props, "room">) {
  const format = useFormat();
  return niceTicks(goal, 3)
    .slice(1)
    .filter((tick) => tick < goal * 0.9)
    .map((tick) => (
      <g key={tick}>
        <path d={`M0 ${y(tick)}H${right}`} className="chart-grid" />
        <text x="0" y={y(tick) - 6} className="chart-mute">
          {format.number(tick)}
        </text>
      </g>
    ));
}

/** The goal, and the day by which it is to be met. */
export function GoalLine({ goal, room, scale, unit }: Props & { unit: string }) {
  const t = useText(detailText);
  const format = useFormat();
  const goalY = scale.y(goal.goal);
  const deadlineX = room.deadlineMs === null ? null : scale.x(room.deadlineMs);
  return (
    <>
      <path d={`M0 ${goalY}H${scale.right}`} className="forecast-goal" />
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
    </>
  );
}

type AxisProps = { room: ForecastFrame; scale: ForecastScale; isWide: boolean };

/** As many years as there is room for. */
export function YearAxis({ room, scale: { x, right }, isWide }: AxisProps) {
  const format = useFormat();
  const years = yearStarts(room);
  const every = Math.max(1, Math.ceil((years.length * tickRoomPx) / right));
  return (
    <>
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
    </>
  );
}

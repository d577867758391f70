import type { EffectKey, StatusGoal } from "@mars/contracts/status/statusShapes";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { niceTicks } from "../../../ui/charts/niceTicks.ts";
import { effectFacts } from "../effects/effects.ts";
import { detailText } from "../text/detailText.ts";
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

/** Painted from the back: grid, goal, what is ahead, what has been, names, and the month that is read. */
export function ForecastDrawing({ effect, goal, months, room, size, read }: Props) {
  const { width, right, isWide } = size;
  const scale = forecastScale(room, right);
  const ahead = aheadLines(goal, room);
  const last = months.at(-1);
  return (
    <svg viewBox={`0 0 ${width} ${heightPx}`} width="100%" aria-hidden="true">
      <FigureTicks goal={goal} scale={scale} />
      <GoalLine goal={goal} room={room} scale={scale} unit={effectFacts[effect].unit} />
      <Ahead ahead={ahead} scale={scale} />
      <History months={months} scale={scale} />
      <YearAxis room={room} scale={scale} isWide={isWide} />
      <ForecastEnds goal={goal} ahead={ahead} scale={scale} isWide={isWide} />
      {last && <LineNames month={last} scale={scale} />}
      {read && <ReadMonth month={read} scale={scale} />}
    </svg>
  );
}

function Ahead({ ahead, scale: { path } }: { ahead: AheadLines; scale: ForecastScale }) {
  const { committed, dropout, established } = ahead;
  return (
    <>
      {committed && dropout && (
        <path d={`${path([...committed, ...dropout.toReversed()])}Z`} className="forecast-band" />
      )}
      {committed && <path d={path(committed)} className="forecast-ahead" />}
      {dropout && <path d={path(dropout)} className="forecast-ahead forecast-dropout" />}
      {established && <path d={path(established)} className="forecast-ahead forecast-result" />}
    </>
  );
}

const figures = ["committed", "established"] as const;

function History({ months, scale }: { months: Props["months"]; scale: ForecastScale }) {
  return figures.map((figure) => (
    <path
      key={figure}
      d={scale.path(months.map((month) => ({ atMs: Date.parse(month.day), value: month[figure] })))}
      className={`forecast-${figure}`}
    />
  ));
}

type MonthProps = { month: ForecastMonth; scale: ForecastScale };

function LineNames({ month, scale: { x, y } }: MonthProps) {
  const t = useText(detailText);
  return figures.map((figure) => (
    <text
      key={figure}
      x={x(Date.parse(month.day)) - 8}
      y={y(month[figure]) - (figure === "committed" ? 10 : 8)}
      className="chart-strong chart-halo"
      textAnchor="end"
    >
      {t(`figure.${figure}`)}
    </text>
  ));
}

function ReadMonth({ month, scale: { x, y } }: MonthProps) {
  const atX = x(Date.parse(month.day));
  return (
    <>
      <path d={`M${atX} ${topPx}V${floorPx}`} className="forecast-read" />
      {figures.map((figure) => (
        <circle key={figure} cx={atX} cy={y(month[figure])} r="5" className="forecast-read-point" />
      ))}
    </>
  );
}

type ForecastEndsProps = {
  goal: StatusGoal;
  ahead: AheadLines;
  scale: ForecastScale;
  isWide: boolean;
};

/** Where the two promises meet the goal, if they do so within the chart. */
function ForecastEnds({ goal, ahead, scale: { x, y }, isWide }: ForecastEndsProps) {
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

type AheadLines = ReturnType<typeof aheadLines>;

/** The forecasts of a goal as lines: what is carried out, what is promised, and that after dropout. */
function aheadLines({ forecasts, goal }: StatusGoal, room: ForecastFrame) {
  return {
    established: aheadLine(forecasts.established, goal, room),
    committed: aheadLine(forecasts.committed, goal, room),
    dropout: aheadLine(forecasts.committedAfterDropout, goal, room),
  };
}

type ForecastGridProps = { goal: StatusGoal; room: ForecastFrame; scale: ForecastScale };

/** Lines of round figures below the goal. */
function FigureTicks({ goal: { goal }, scale: { y, right } }: Omit<ForecastGridProps, "room">) {
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
function GoalLine({ goal, room, scale, unit }: ForecastGridProps & { unit: string }) {
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
function YearAxis({ room, scale: { x, right }, isWide }: AxisProps) {
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

/** Where a day and a figure are in the drawing. */
type ForecastScale = ReturnType<typeof forecastScale>;

function forecastScale(room: ForecastFrame, right: number) {
  const x = (atMs: number) => ((atMs - room.fromMs) / (room.untilMs - room.fromMs)) * right;
  const y = (value: number) => floorPx - (value / room.most) * (floorPx - topPx);
  const at = ({ atMs, value }: AheadPoint) => `${Math.round(x(atMs))} ${Math.round(y(value))}`;
  return {
    right,
    x,
    y,
    path: (points: readonly AheadPoint[]) => `M${points.map(at).join("L")}`,
  };
}

import type { EffectKey, StatusGoal } from "@mars/contracts/status/statusShapes";
import { useText } from "../../../lib/language/text.ts";
import { effectFacts } from "../effects/effects.ts";
import { detailText } from "../text/detailText.ts";
import { type AheadLines, aheadLines } from "./aheadLines.ts";
import { ForecastEnds } from "./ForecastEnds.tsx";
import type { ForecastFrame } from "./forecastFrame.ts";
import { FigureTicks, GoalLine, YearAxis } from "./ForecastGrid.tsx";
import type { ForecastMonth } from "./forecastMonths.ts";
import { floorPx, forecastScale, type ForecastScale, heightPx, topPx } from "./forecastScale.ts";

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

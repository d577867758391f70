import type { EffectKey, StatusGoal } from "@mars/contracts/status/statusShapes";
import { type KeyboardEvent, type PointerEvent, useState } from "react";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { useWidth } from "../../../ui/charts/useWidth.ts";
import { effectFacts } from "../effects/effects.ts";
import { detailText } from "../text/detailText.ts";
import { ForecastDrawing } from "./ForecastDrawing.tsx";
import { forecastFrame } from "./forecastFrame.ts";
import type { ForecastMonth } from "./forecastMonths.ts";
import "../../../ui/charts/charts.css";
import "./forecast.css";

const wideFromPx = 620;

type Props = { effect: EffectKey; goal: StatusGoal; months: readonly ForecastMonth[] };

/** History solid, forecasts dashed; read month by month with pointer, finger or arrow keys. */
export function ForecastChart({ effect, goal, months }: Props) {
  const t = useText(detailText);
  const format = useFormat();
  const [frame, width] = useWidth<HTMLDivElement>();
  const [read, setRead] = useState<number | null>(null);
  const { unit } = effectFacts[effect];
  const isWide = width >= wideFromPx;
  const room = forecastFrame(goal, months);
  const right = width - (isWide ? 120 : 8);
  const x = (atMs: number) => ((atMs - room.fromMs) / (room.untilMs - room.fromMs)) * right;
  const last = months.length - 1;
  const shown = months[read ?? last];
  const first = months[0];
  const latest = months[last];
  if (!shown || !first || !latest) return null;
  const write = (value: number) => `${format.amount(value)}\u00a0${unit}`;
  const point = (event: PointerEvent<HTMLElement>) => {
    const px = event.clientX - event.currentTarget.getBoundingClientRect().left;
    const distance = (month: ForecastMonth) => Math.abs(x(Date.parse(month.day)) - px);
    const nearest = months.reduce((best, month) =>
      distance(month) < distance(best) ? month : best,
    );
    setRead(months.indexOf(nearest));
  };
  const move = (event: KeyboardEvent) => {
    const now = read ?? last;
    const next = { ArrowLeft: now - 1, ArrowRight: now + 1, Home: 0, End: last }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setRead(Math.max(0, Math.min(last, next)));
  };
  return (
    <figure className="chart forecast-chart">
      <figcaption>
        <b>{t("ahead.chart", { effect: t(`effect.${effect}`), unit })}</b>
        <span>
          {t("ahead.chartText", { from: format.month(first.day), to: format.month(latest.day) })}
        </span>
      </figcaption>
      <div
        ref={frame}
        className="forecast-frame"
        role="slider"
        tabIndex={0}
        aria-label={t("ahead.description", {
          before: write(first.committed),
          after: write(latest.committed),
          beforeEstablished: write(first.established),
          afterEstablished: write(latest.established),
        })}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={read ?? last}
        aria-valuetext={t("ahead.reading", {
          month: format.month(shown.day),
          committed: write(shown.committed),
          established: write(shown.established),
        })}
        onKeyDown={move}
        onPointerMove={point}
        onPointerDown={point}
        onPointerLeave={(event) => event.pointerType === "mouse" && setRead(null)}
        onBlur={() => setRead(null)}
      >
        <ForecastDrawing
          effect={effect}
          goal={goal}
          months={months}
          room={room}
          size={{ width, right, isWide }}
          read={read === null ? null : shown}
        />
        {isWide && read !== null && (
          <ForecastReading
            month={shown}
            goal={goal.goal}
            unit={unit}
            leftPx={x(Date.parse(shown.day))}
            isLeft={x(Date.parse(shown.day)) > 260}
          />
        )}
      </div>
      {!isWide && <ForecastReading month={shown} goal={goal.goal} unit={unit} />}
    </figure>
  );
}

type ForecastReadingProps = {
  month: ForecastMonth;
  goal: number;
  unit: string;
  /** Where it is on the chart; without it, below. */
  leftPx?: number;
  isLeft?: boolean;
};

/** The figures of one month. */
function ForecastReading({ month, goal, unit, leftPx, isLeft }: ForecastReadingProps) {
  const t = useText(detailText);
  const format = useFormat();
  const name = format.month(month.day);
  const place =
    leftPx === undefined
      ? undefined
      : { left: leftPx, transform: `translateX(${isLeft ? "calc(-100% - 1.2rem)" : "1.2rem"})` };
  return (
    <div
      className={leftPx === undefined ? "forecast-reading" : "forecast-reading forecast-floating"}
      style={place}
      aria-hidden="true"
    >
      <b>{name}</b>
      {(["committed", "established"] as const).map((figure) => (
        <p key={figure}>
          <span>{t(`figure.${figure}`)}</span>
          <b>{`${format.amount(month[figure])}\u00a0${unit}`}</b>
          <span>{format.percent(month[figure] / goal)}</span>
        </p>
      ))}
    </div>
  );
}

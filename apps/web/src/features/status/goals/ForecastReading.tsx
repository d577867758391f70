import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { detailText } from "../text/detailText.ts";
import type { ForecastMonth } from "./forecastMonths.ts";
import { figureMarks } from "../../../ui/figures/figureMarks.ts";

type Props = {
  /** Whose goal it is, for the figures' marks. */
  of: string;
  month: ForecastMonth;
  goal: number;
  unit: string;
  /** Where it stands on the chart; without it, below. */
  leftPx?: number;
  isLeft?: boolean;
};

/** The figures of one month. */
export function ForecastReading({ of, month, goal, unit, leftPx, isLeft }: Props) {
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
        <p
          key={figure}
          {...figureMarks(`${of}/${month.day}`, {
            [`goalOn.${figure}`]: month[figure],
            [`goalOn.${figure}Share`]: month[figure] / goal,
          })}
        >
          <span>{t(`figure.${figure}`)}</span>
          <b>{`${format.amount(month[figure])}\u00a0${unit}`}</b>
          <span>{format.percent(month[figure] / goal)}</span>
        </p>
      ))}
    </div>
  );
}

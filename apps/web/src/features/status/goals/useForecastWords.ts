import type { StatusForecast } from "@mars/contracts/status/statusShapes";
import { delayWords } from "@mars/wording/status/forecastWords";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useLocale } from "../../../lib/language/locale.ts";
import { useText } from "../../../lib/language/text.ts";
import { statusText } from "../text/statusText.ts";

export type ForecastWords = {
  /** The answer: a month, 'Nået …', 'Når ikke …'. */
  answer: string;
  /** The same within a sentence. */
  answerWithin: string;
  /** '7 måneder efter fristen'; null where there is nothing to say of it. */
  delay: string | null;
  isLate: boolean;
  /** The pace in words. */
  pace: string;
  /** How far it is at the deadline; null where that is not told. */
  atDeadline: string | null;
};

/** A forecast in words, to the month. */
export function useForecastWords(): (
  forecast: StatusForecast,
  goal: { goal: number; unit: string },
) => ForecastWords {
  const t = useText(statusText);
  const format = useFormat();
  const locale = useLocale();
  return (forecast, { goal, unit }) => {
    const write = (value: number) => `${format.amount(value)}\u00a0${unit}`;
    const { kind, on, atDeadline, added } = forecast;
    const answer = kind === "month" && on ? format.month(on) : answerOf(kind, on);
    return {
      answer: upperFirst(answer),
      answerWithin: kind === "month" && on ? answer : lowerFirst(answer),
      delay: delayWords(forecast.monthsAfterDeadline, locale),
      isLate: (forecast.monthsAfterDeadline ?? 0) > 0,
      pace:
        added > 0
          ? t("forecast.pace", { added: write(added), perMonth: write(forecast.addedPerMonth) })
          : added < 0
            ? t("forecast.less", { less: write(-added) })
            : t("forecast.nothing"),
      atDeadline:
        atDeadline === null
          ? null
          : t("forecast.atDeadline", {
              amount: format.estimate(atDeadline, unit),
              share: format.percent(atDeadline / goal),
            }),
    };
  };

  function answerOf(kind: StatusForecast["kind"], on: string | null): string {
    if (kind === "met" && on) return t("forecast.metOn", { month: format.month(on) });
    return t(`forecast.${kind === "month" ? "out-of-reach" : kind}`);
  }
}

const upperFirst = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);
const lowerFirst = (text: string) => text.charAt(0).toLocaleLowerCase() + text.slice(1);

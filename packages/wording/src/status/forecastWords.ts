import type { Forecast } from "@mars/domain/status/forecast";
import type { SlowestNeed } from "@mars/domain/status/forecastOfNeeds";
import { formats } from "../format/formats.ts";
import { listText } from "../format/listText.ts";
import type { Locale } from "../language/languages.ts";
import { translator } from "../language/text.ts";
import { forecastText } from "./forecastText.ts";

/** '7 måneder efter fristen'; null where there is no date or no deadline. */
export function delayWords(months: number | null, locale: Locale): string | null {
  if (months === null) return null;
  const t = translator(forecastText, locale);
  if (months === 0) return t("onTime");
  const years = Math.floor(Math.abs(months) / 12);
  const rest = Math.abs(months) % 12;
  const time = [
    ...(years > 0 ? [t("years", { count: years })] : []),
    ...(rest > 0 ? [t("months", { count: rest })] : []),
  ].join(t("and"));
  return t(months > 0 ? "late" : "early", { time });
}

type NeedForecast = Pick<Forecast, "kind" | "on" | "monthsAfterDeadline"> & {
  readonly slowest?: SlowestNeed | null | undefined;
};

export type NeedForecastWords = {
  /** 'Dækket i juni 2031, 3 år og 6 måneder efter fristen'. */
  readonly answer: string;
  /** Which sub-catchment decides, and when the others are covered; null where none does. */
  readonly reason: string | null;
};

/** When the need of a coastal water group is covered, and what decides it. */
export function needForecastWords(forecast: NeedForecast, locale: Locale): NeedForecastWords {
  const t = translator(forecastText, locale);
  const { kind, on, monthsAfterDeadline, slowest } = forecast;
  const delay = delayWords(monthsAfterDeadline, locale);
  const answer =
    kind === "month" && on
      ? t("need.month", { month: formats(locale).month(on) }) + (delay ? `, ${delay}` : "")
      : t(`need.${kind === "month" ? "out-of-reach" : kind}`);
  return { answer, reason: slowest ? reasonOf(slowest, locale) : null };
}

function reasonOf({ names, missing, addedPerMonth, kind, rest }: SlowestNeed, locale: Locale) {
  const t = translator(forecastText, locale);
  const f = formats(locale);
  const why = kind === "still" && addedPerMonth < -0.05 / 12 ? "less" : kind;
  const decides = t(`slowest.${why}`, {
    count: names.length,
    names: listText(names, locale),
    missing: f.tons(missing),
    perMonth: addedPerMonth < 0.05 ? t("almostNothing") : f.tons(addedPerMonth),
  });
  if (rest.kind === "none" || rest.kind === "open") return decides;
  const month = rest.on ? f.month(rest.on) : "";
  return `${decides} ${t(`rest.${rest.kind}`, { month })}`;
}

import type { StatusForecast, StatusGoal } from "@mars/contracts/status/statusShapes";
import { formatMonth } from "@mars/wording/format/dates";
import { translator } from "@mars/wording/language/text";
import { needForecastWords } from "@mars/wording/status/forecastWords";
import { sheetText } from "@mars/wording/status/sheetText";

const t = translator(sheetText, "da-DK");

function wordsOf({ kind, on }: StatusForecast): string {
  const month = on && formatMonth(on, "da-DK");
  if (kind === "month" && month) return month;
  if (kind === "met" && month) return t("forecast.metIn", { month });
  return t(`forecast.${kind}`);
}

/** When a group's need is covered, and the sub-catchment that decides it. */
export function needForecastLine({ forecasts }: StatusGoal): string {
  const { answer, reason } = needForecastWords(forecasts.committedAfterDropout, "da-DK");
  return `${answer}.${reason ? ` ${reason}` : ""}`;
}

/** Where the pace of the last twelve months leads, for what is carried out and what is promised. */
export function forecastLine(name: string, { forecasts }: StatusGoal): string {
  return t("forecast.line", {
    name,
    established: wordsOf(forecasts.established),
    committedAfterDropout: wordsOf(forecasts.committedAfterDropout),
  });
}

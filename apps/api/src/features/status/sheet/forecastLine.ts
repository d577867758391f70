import type { StatusForecast, StatusGoal } from "@mars/contracts/statusShapes";
import { formatMonth } from "@mars/wording/format/dates";

const words: Record<StatusForecast["kind"], (forecast: StatusForecast) => string> = {
  met: ({ on }) => (on ? `nået i ${monthOf(on)}` : "nået"),
  month: ({ on }) => (on ? monthOf(on) : "nås"),
  "out-of-reach": () => "når ikke målet med det nuværende tempo",
  still: () => "tempoet er nul",
  "too-short": () => "for kort historik til en fremskrivning",
};

const monthOf = (day: string) => formatMonth(day, "da-DK");
const wordsOf = (forecast: StatusForecast) => words[forecast.kind](forecast);

/** Where the pace of the last twelve months leads, for what is carried out and what is promised. */
export function forecastLine(name: string, { forecasts }: StatusGoal): string {
  return `${name}. Anlagt: ${wordsOf(forecasts.established)}. Med tilsagn, 20\u00a0% frafald: ${wordsOf(forecasts.committedAfterDropout)}.`;
}

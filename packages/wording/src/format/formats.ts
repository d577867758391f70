import type { Locale } from "../language/languages.ts";
import {
  formatDate,
  formatMonth,
  formatShortMonth,
  formatTime,
  unbrokenDateTime,
} from "./dates.ts";
import { decimalsOf } from "./quantities.ts";
import { writeNumber, writePercent } from "./writeNumber.ts";

const noBreak = "\u00a0";
/** An exact number has few; this only keeps floating point out. */
const EXACT_DECIMALS = 3;

export type Format = ReturnType<typeof formats>;

/** Areas are measured to a millionth: what is nearer to the whole than that is the whole. */
const NOISE = 1e-6;
const HALF_A_TENTH = 0.0005;

/**
 * Figures of one locale. How many decimals a figure has follows from what it measures
 * (`decimalsOf`), so no caller says it: the same figure looks the same on every page and on paper.
 */
export function formats(locale: Locale) {
  const upTo = (value: number, most: number) => writeNumber(value, locale, { least: 0, most });
  const fixed = (value: number, decimals: number) =>
    writeNumber(value, locale, { least: decimals, most: decimals });
  const percents = (share: number, least: number, most: number) =>
    writePercent(share, locale, { least, most });
  /** A number that was set, not measured: as many decimals as it has. */
  const exact = (value: number) => upTo(value, EXACT_DECIMALS);
  return {
    exact,
    /** Round numbers of an axis or a legend: up to one decimal. */
    number: (value: number) => upTo(value, 1),
    /** Things that are counted. */
    integer: (value: number) => upTo(value, 0),
    /** Hectares or tonnes where the unit is elsewhere: in the heading, or in small. */
    amount: (value: number) => fixed(value, decimalsOf.amount),
    hectares: (areaHa: number) => fixed(areaHa, decimalsOf.amount) + noBreak + "ha",
    factorHectares: (areaHa: number) => fixed(areaHa, decimalsOf.factor) + noBreak + "ha",
    tons: (tons: number) => fixed(tons, decimalsOf.amount) + noBreak + "t",
    /** What is estimated, with its unit: whole, for its decimals would be invented. */
    estimate: (value: number, unit: string) =>
      (value > 0 && value < 0.5 ? "<1" : upTo(value, 0)) + noBreak + unit,
    /** Tonnes or hectares per 1,000 ha of land. */
    perThousandHa: (rate: number) => fixed(rate, decimalsOf.perThousandHa),
    kgPerHa: (rate: number) => fixed(rate, decimalsOf.kgPerHa),
    exactHectares: (areaHa: number) => exact(areaHa) + noBreak + "ha",
    exactTons: (tons: number) => exact(tons) + noBreak + "t",
    /** A share that was set: a limit, an assumption. */
    exactPercent: (share: number) => percents(share, 0, EXACT_DECIMALS),
    /** A share of one: 0.273 is 27,3 %. Only nothing is 0 %, and only all of it 100 %. */
    percent: (share: number) => {
      if (share <= 0) return percents(0, 0, 0);
      if (Math.abs(share - 1) <= NOISE) return percents(1, 0, 0);
      if (share < HALF_A_TENTH) return `<${percents(0.001, 1, 1)}`;
      if (share < 1 && share >= 1 - HALF_A_TENTH) return `>${percents(0.999, 1, 1)}`;
      if (share > 1 && share < 1 + HALF_A_TENTH) return `>${percents(1, 0, 0)}`;
      return percents(share, decimalsOf.share, decimalsOf.share);
    },
    date: formatDate,
    dateTime: unbrokenDateTime,
    time: formatTime,
    month: (day: string) => formatMonth(day, locale),
    shortMonth: (day: string) => formatShortMonth(day, locale),
  };
}

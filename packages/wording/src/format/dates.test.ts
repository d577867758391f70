import { expect, test } from "vitest";
import {
  formatDate,
  formatDateTime,
  formatMonth,
  formatShortMonth,
  formatTime,
  halfYears,
} from "./dates.ts";

test.each([
  { days: 364, years: null },
  { days: 365, years: "1" },
  { days: 547, years: "1½" },
  { days: 713, years: "1½" },
  { days: 730, years: "2" },
])("$days days are $years years", ({ days, years }) => {
  expect(halfYears(days)).toBe(years);
});

test.each([
  { instant: "2026-03-05", date: "05.03.2026", time: "01:00" },
  { instant: "2026-03-05T13:07:59Z", date: "05.03.2026", time: "14:07" },
  { instant: "2026-06-30T21:59:59Z", date: "30.06.2026", time: "23:59" },
  { instant: new Date("2026-06-30T22:00:00Z"), date: "01.07.2026", time: "00:00" },
  { instant: Date.parse("2026-10-25T01:00:00Z"), date: "25.10.2026", time: "02:00" },
])("[T17] $instant is $date at $time in Denmark", ({ instant, date, time }) => {
  expect([formatDate(instant), formatTime(instant)]).toEqual([date, time]);
  expect(formatDateTime(instant)).toBe(`${date} - ${time}`);
});

test.each(["da-DK", "en-US"] as const)("months are named as %s names them", (locale) => {
  for (let month = 1; month <= 12; month += 1) {
    const day = `2026-${String(month).padStart(2, "0")}-05`;
    const byLocale = (name: "long" | "short") =>
      new Date(day).toLocaleDateString(locale, { month: name, year: "numeric", timeZone: "UTC" });
    expect(formatMonth(day, locale)).toBe(byLocale("long"));
    expect(formatShortMonth(day, locale)).toBe(byLocale("short"));
  }
});

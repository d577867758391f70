import { expect, test } from "vitest";
import { lastFinishedQuarter, quarterEnd, quarterStart } from "./quarters.ts";

test.each([
  { day: "2026-11-16", year: 2026, quarter: 3, ended: "2026-09-30" },
  { day: "2026-09-30", year: 2026, quarter: 3, ended: "2026-09-30" },
  { day: "2026-09-29", year: 2026, quarter: 2, ended: "2026-06-30" },
  { day: "2026-12-31", year: 2026, quarter: 4, ended: "2026-12-31" },
  { day: "2027-01-01", year: 2026, quarter: 4, ended: "2026-12-31" },
  { day: "2027-03-30", year: 2026, quarter: 4, ended: "2026-12-31" },
  { day: "2027-03-31", year: 2027, quarter: 1, ended: "2027-03-31" },
])("[T15] ultimo on $day is quarter $quarter of $year", ({ day, year, quarter, ended }) => {
  expect(lastFinishedQuarter(day)).toEqual({ year, quarter });
  expect(quarterEnd({ year, quarter })).toBe(ended);
  expect(lastFinishedQuarter(quarterStart({ year, quarter }))).not.toEqual({ year, quarter });
});

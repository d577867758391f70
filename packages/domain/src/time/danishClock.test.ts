import { expect, test } from "vitest";
import { wallClockMs } from "./danishClock.ts";

const clock = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Copenhagen",
  dateStyle: "short",
  timeStyle: "medium",
});
const shown = (epochMs: number) => new Date(wallClockMs(epochMs)).toISOString().slice(0, 19);
const expected = (epochMs: number) => clock.format(epochMs).replace(" ", "T");

test("Danish clocks are as the time zone database has them, whichever Sunday they change", () => {
  for (let year = 1981; year <= 2037; year += 1)
    for (const month of [2, 8, 9])
      for (let day = 24; day <= 31; day += 1)
        for (const second of [3599, 3600]) {
          const atMs = Date.UTC(year, month, day, 0, 0, second);
          expect(shown(atMs)).toBe(expected(atMs));
        }
});

test("the days of a year begin and end as the time zone database has them", () => {
  for (let day = 0; day < 366; day += 1)
    for (const hour of [0, 12, 21, 22, 23]) {
      const atMs = Date.UTC(2028, 0, 1 + day, hour);
      expect(shown(atMs)).toBe(expected(atMs));
    }
});

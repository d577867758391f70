import { expect, test } from "vitest";
import { addDays, addMonths, copenhagenDay, daysBetween, endMs, startMs } from "./copenhagen.ts";

test.each([
  { instant: "2026-01-31T22:59:59Z", day: "2026-01-31" },
  { instant: "2026-01-31T23:00:00Z", day: "2026-02-01" },
  { instant: "2026-06-30T21:59:59Z", day: "2026-06-30" },
  { instant: "2026-06-30T22:00:00Z", day: "2026-07-01" },
])("$instant is $day in Denmark", ({ instant, day }) => {
  expect(copenhagenDay(instant)).toBe(day);
});

test.each([
  { time: "2026-02-01", start: "2026-01-31T23:00:00.000Z", end: "2026-02-01T23:00:00.000Z" },
  { time: "2026-03-29", start: "2026-03-28T23:00:00.000Z", end: "2026-03-29T22:00:00.000Z" },
  { time: "2026-10-25", start: "2026-10-24T22:00:00.000Z", end: "2026-10-25T23:00:00.000Z" },
  {
    time: "2026-07-01T12:00:00",
    start: "2026-07-01T10:00:00.000Z",
    end: "2026-07-01T10:00:00.000Z",
  },
  {
    time: "2026-07-01T12:00:00+00:00",
    start: "2026-07-01T12:00:00.000Z",
    end: "2026-07-01T12:00:00.000Z",
  },
])("$time runs from $start to $end", ({ time, start, end }) => {
  expect(new Date(startMs(time)).toISOString()).toBe(start);
  expect(new Date(endMs(time)).toISOString()).toBe(end);
});

test("days and months are counted on the calendar", () => {
  expect(addDays("2026-02-28", 1)).toBe("2026-03-01");
  expect(addMonths("2026-05-31", -3)).toBe("2026-02-28");
  expect(addMonths("2026-01-15", -12)).toBe("2025-01-15");
  expect(daysBetween("2026-03-01", "2026-04-01")).toBe(31);
});

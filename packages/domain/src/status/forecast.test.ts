import { expect, test } from "vitest";
import { forecast, forecastWindowStart, type ForecastInputs } from "./forecast.ts";

const asked = (changes: Partial<ForecastInputs> & { was: number; is: number }): ForecastInputs => ({
  goal: 13_780,
  deadline: "2027-12-31",
  historyFrom: "2024-11-01",
  from: { day: "2025-11-16", reached: changes.was },
  to: { day: "2026-11-16", reached: changes.is },
  metOn: null,
  ...changes,
});

test.each([
  // 225 t a month: 37.9 months from mid November 2026.
  { what: "two years and a month late", was: 2560.2, is: 5260.2, on: "2030-01", months: 25 },
  { what: "three months early", was: 5000, is: 9700, on: "2027-09", months: -3 },
  { what: "a month early", was: 4000, is: 8800, on: "2027-11", months: -1 },
  { what: "in the deadline's month", was: 4000, is: 8700, on: "2027-12", months: 0 },
  { what: "a month late", was: 4000, is: 8550, on: "2028-01", months: 1 },
  { what: "seven months late", was: 4000, is: 7700, on: "2028-07", months: 7 },
])("[T16] reached $what: in $on, $months months after the deadline", ({ was, is, on, months }) => {
  expect(forecast(asked({ was, is }))).toMatchObject({
    kind: "month",
    on: expect.stringMatching(`^${on}-`),
    monthsAfterDeadline: months,
  });
});

test.each([
  { what: "25 years away to the day", is: 100, goal: 100 + 25 * 100, kind: "month" },
  {
    what: "a little more than 25 years away",
    is: 100,
    goal: 100 + 25.1 * 100,
    kind: "out-of-reach",
  },
  { what: "nothing came", is: 0, goal: 500, kind: "still" },
  { what: "less than before", is: -5, goal: 500, kind: "still" },
  { what: "there", is: 500, goal: 500, kind: "met" },
  { what: "past it", is: 501, goal: 500, kind: "met" },
])("[T16] $what: $kind", ({ is, goal, kind }) => {
  const answer = forecast(asked({ was: 0, is, goal }));
  expect(answer.kind).toBe(kind);
  expect(answer.on !== null).toBe(kind === "month");
});

test.each([
  { historyFrom: "2025-11-16", kind: "month" },
  { historyFrom: "2025-11-17", kind: "too-short" },
  { historyFrom: null, kind: "too-short" },
])("[T16] history from $historyFrom: $kind", ({ historyFrom, kind }) => {
  expect(forecast(asked({ was: 2560.2, is: 5260.2, historyFrom })).kind).toBe(kind);
});

test("[T16] what is out of reach tells how far it is at the deadline, and no year", () => {
  const answer = forecast(asked({ was: 26.7, is: 38.1 }));
  expect(answer).toMatchObject({ kind: "out-of-reach", on: null, monthsAfterDeadline: null });
  expect(answer.atDeadline).toBeCloseTo(38.1 + (11.4 / 365) * 410, 6);
  expect(answer.addedPerMonth).toBeCloseTo(0.95, 6);
});

test("[T16] the pace never leads beyond the goal", () => {
  expect(forecast(asked({ was: 0, is: 10_000 })).atDeadline).toBe(asked({ was: 0, is: 0 }).goal);
});

test("[T16] a deadline that is over, or none, gives no figure at it", () => {
  expect(forecast(asked({ was: 0, is: 10, deadline: "2026-11-16" })).atDeadline).toBeNull();
  expect(forecast(asked({ was: 2560.2, is: 5260.2, deadline: null }))).toMatchObject({
    kind: "month",
    monthsAfterDeadline: null,
    atDeadline: null,
  });
});

test("[T16] a goal that is reached tells when, and how long before the deadline", () => {
  expect(forecast(asked({ was: 0, is: 14_000, metOn: "2026-05-03" }))).toMatchObject({
    kind: "met",
    on: "2026-05-03",
    monthsAfterDeadline: -19,
  });
});

test("[T16] the window is the last twelve months", () => {
  expect(forecastWindowStart("2026-11-16")).toBe("2025-11-16");
  expect(forecastWindowStart("2028-02-29")).toBe("2027-02-28");
});

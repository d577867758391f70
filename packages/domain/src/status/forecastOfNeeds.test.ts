import { expect, test } from "vitest";
import { type Forecast, forecast } from "./forecast.ts";
import { forecastOfNeeds, type NeedAhead } from "./forecastOfNeeds.ts";

/** Of a need of 10 t: what came to it over twelve months until the end of 2025. */
function ahead(before: number, now: number): Forecast {
  return forecast({
    goal: 10,
    deadline: "2027-12-31",
    historyFrom: "2020-01-01",
    from: { day: "2024-12-31", reached: before },
    to: { day: "2025-12-31", reached: now },
    metOn: null,
  });
}

const need = (name: string, before: number, now: number): NeedAhead => ({
  name,
  missing: Math.max(0, 10 - now),
  forecast: ahead(before, now),
});

test.each([
  {
    case: "the last of them decides",
    needs: [need("A", 0, 5), need("B", 0, 2)],
    expected: { kind: "month", on: "2029-12-30", monthsAfterDeadline: 24 },
    slowest: { names: ["B"], missing: 8, rest: { kind: "month", on: "2026-12-31" } },
  },
  {
    case: "those that are covered do not",
    needs: [need("A", 5, 12), need("B", 0, 5)],
    expected: { kind: "month", on: "2026-12-31", monthsAfterDeadline: -12 },
    slowest: { names: ["B"], missing: 5, rest: { kind: "covered", on: null } },
  },
  {
    case: "one that nothing comes to is named, and the rest has its date",
    needs: [need("A", 0, 5), need("B", 3, 3)],
    expected: { kind: "out-of-reach", on: null, monthsAfterDeadline: null },
    slowest: { kind: "still", names: ["B"], rest: { kind: "month", on: "2026-12-31" } },
  },
  {
    case: "all that nothing comes to are named",
    needs: [need("A", 5, 12), need("B", 3, 3), need("C", 0, 0)],
    expected: { kind: "out-of-reach" },
    slowest: { kind: "still", names: ["C", "B"], missing: 17, rest: { kind: "covered" } },
  },
  {
    case: "one that is far away is named with its pace",
    needs: [need("A", 0, 5), need("B", 0, 0.1)],
    expected: { kind: "out-of-reach", on: null },
    slowest: { kind: "out-of-reach", names: ["B"], missing: 9.9 },
  },
])("[T8] [T16] several needs: $case", ({ needs, expected, slowest }) => {
  const found = forecastOfNeeds(ahead(0, 5), needs);
  expect(found).toMatchObject(expected);
  expect(found.slowest).toMatchObject(slowest);
});

test("[T8] [T16] the pace of several needs is zero only where nothing came to any", () => {
  expect(forecastOfNeeds(ahead(5, 5), [need("A", 5, 5)])).toMatchObject({
    kind: "still",
    slowest: { names: ["A"], rest: { kind: "none" } },
  });
});

test("[T8] what is met, or has too little history, stays so", () => {
  expect(forecastOfNeeds(ahead(5, 10), [need("A", 3, 3)])).toMatchObject({
    kind: "met",
    slowest: null,
  });
});

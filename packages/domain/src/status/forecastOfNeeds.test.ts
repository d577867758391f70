import { expect, test } from "vitest";
import { type Forecast, forecast } from "./forecast.ts";
import { forecastOfNeeds } from "./forecastOfNeeds.ts";

/** Of a need of 10 t: what came to it over twelve months until the end of 2025. */
function of(before: number, now: number): Forecast {
  return forecast({
    goal: 10,
    deadline: null,
    historyFrom: "2020-01-01",
    from: { day: "2024-12-31", reached: before },
    to: { day: "2025-12-31", reached: now },
    metOn: null,
  });
}

test.each([
  {
    case: "the last of them decides",
    needs: [of(0, 5), of(0, 2)],
    kind: "month",
    on: "2029-12-30",
  },
  {
    case: "those that are covered do not",
    needs: [of(5, 12), of(0, 5)],
    kind: "month",
    on: "2026-12-31",
  },
  {
    case: "one that nothing comes to is never covered",
    needs: [of(0, 5), of(3, 3)],
    kind: "out-of-reach",
    on: null,
  },
  {
    case: "one that is far away is out of reach",
    needs: [of(0, 5), of(0, 0.1)],
    kind: "out-of-reach",
    on: null,
  },
  {
    case: "where nothing comes to any, the pace is nil",
    needs: [of(3, 3), of(4, 4)],
    kind: "still",
    on: null,
  },
])("[T8] [T16] several needs: $case", ({ needs, kind, on }) => {
  expect(forecastOfNeeds(of(0, 5), needs)).toMatchObject({ kind, on });
});

test("[T8] what is met, or has too little history, stays so", () => {
  expect(forecastOfNeeds(of(5, 10), [of(3, 3)]).kind).toBe("met");
});

import { expect, test } from "vitest";
import { dayOfFigures, monthsBetween } from "./dayOfFigures.ts";

test.each([
  { source: null, lastChange: "2026-05-18", asked: "2026-11-16", day: "2026-11-16" },
  { source: "2026-05-18", lastChange: "2026-05-17", asked: "2026-11-16", day: "2026-05-18" },
  { source: "2026-05-18", lastChange: "2026-06-02", asked: "2026-11-16", day: "2026-06-02" },
  { source: "2026-05-18", lastChange: null, asked: "2026-03-01", day: "2026-03-01" },
])(
  "[T17] read until $source, changed $lastChange: asked for $asked, figures of $day",
  ({ source, lastChange, asked, day }) => {
    expect(dayOfFigures(asked, { source, lastChange })).toBe(day);
  },
);

test.each([
  { from: "2026-05-18", to: "2026-11-16", months: 5 },
  { from: "2026-05-16", to: "2026-11-16", months: 6 },
  { from: "2026-11-16", to: "2026-11-16", months: 0 },
  { from: "2025-12-31", to: "2026-02-28", months: 2 },
  { from: "2026-11-17", to: "2026-11-16", months: 0 },
])("[T17] from $from to $to are $months whole months", ({ from, to, months }) => {
  expect(monthsBetween(from, to)).toBe(months);
});

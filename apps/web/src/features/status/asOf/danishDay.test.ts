// @vitest-environment node
import { expect, test } from "vitest";
import { dayOf, parseDanishDay, writeDanishDay } from "./danishDay.ts";

test.each([
  { text: "05.03.2026", day: "2026-03-05" },
  { text: "5/3 2026", day: "2026-03-05" },
  { text: " 5-3-26 ", day: "2026-03-05" },
  { text: "31.02.2026", day: null },
  { text: "3.2026", day: null },
  { text: "i går", day: null },
])("[T17] '$text' is the day $day", ({ text, day }) => {
  expect(parseDanishDay(text)).toBe(day);
});

test("[T17] a day is written dd.mm.yyyy", () => {
  expect(writeDanishDay("2026-03-05")).toBe("05.03.2026");
});

test("[T17] the day is Denmark's, also late in the evening", () => {
  expect(dayOf(new Date("2026-03-05T23:30:00Z"))).toBe("2026-03-06");
});

import { expect, test } from "vitest";
import { periodState } from "./periodState.ts";

const spring = { startDate: "2026-02-01", endDate: "2026-04-22", extensionEndDate: null };
const extended = { ...spring, extensionEndDate: "2026-05-01" };
const autumn = {
  startDate: "2026-09-01T07:00:00Z",
  endDate: "2026-10-28T12:00:00Z",
  extensionEndDate: null,
};
const standing = { startDate: "2026-01-01", endDate: null, extensionEndDate: null };

test.each([
  {
    what: "before its first Danish midnight",
    periods: [spring],
    at: "2026-01-31T22:59:59Z",
    state: "next_round",
    isOpen: false,
  },
  {
    what: "from its first Danish midnight",
    periods: [spring],
    at: "2026-01-31T23:00:00Z",
    state: "current",
    isOpen: true,
  },
  {
    what: "until the end of its last Danish day",
    periods: [spring],
    at: "2026-04-22T21:59:59Z",
    state: "current",
    isOpen: true,
  },
  {
    what: "after that",
    periods: [spring],
    at: "2026-04-22T22:00:00Z",
    state: "closed",
    isOpen: false,
  },
  {
    what: "within the extension",
    periods: [extended],
    at: "2026-04-30T10:00:00Z",
    state: "current",
    isOpen: true,
  },
  {
    what: "after the extension",
    periods: [extended],
    at: "2026-05-01T22:00:00Z",
    state: "closed",
    isOpen: false,
  },
  {
    what: "between two rounds",
    periods: [autumn, spring],
    at: "2026-06-01T10:00:00Z",
    state: "next_round",
    isOpen: false,
  },
  {
    what: "at the exact closing moment",
    periods: [autumn],
    at: "2026-10-28T12:00:00Z",
    state: "closed",
    isOpen: false,
  },
  {
    what: "without an end",
    periods: [standing],
    at: "2030-01-01T00:00:00Z",
    state: "open",
    isOpen: true,
  },
  {
    what: "without periods",
    periods: [],
    at: "2026-01-01T00:00:00Z",
    state: "closed",
    isOpen: false,
  },
])("[P5] $what the period is $state", ({ periods, at, state, isOpen }) => {
  expect(periodState(periods, at)).toMatchObject({ state, isOpen });
});

test("[P5] a state says when it closes, when the next round opens, and that it was extended", () => {
  expect(periodState([extended, autumn], "2026-04-30T10:00:00Z")).toMatchObject({
    isExtended: true,
    closes: "2026-05-01",
    opens: "2026-09-01T07:00:00Z",
    period: extended,
  });
  expect(periodState([spring], "2026-06-01T10:00:00Z")).toMatchObject({
    closes: "2026-04-22",
    opens: null,
    period: spring,
  });
});

test("of two running rounds the one that closes last is shown", () => {
  const long = { ...spring, endDate: "2045-12-31" };
  expect(periodState([spring, long], "2026-03-01T10:00:00Z").period).toBe(long);
});

import { expect, test } from "vitest";
import { readDatetime } from "./itemsQuery.ts";

test.each([
  ["2025-03-01", { from: "2025-03-01T00:00:00Z", to: "2025-03-01T23:59:59.999999Z" }],
  ["2025-03-01T10:00:00Z", { from: "2025-03-01T10:00:00Z", to: "2025-03-01T10:00:00Z" }],
  ["2025-03-01/..", { from: "2025-03-01T00:00:00Z", to: null }],
  ["/2025-03-01", { from: null, to: "2025-03-01T23:59:59.999999Z" }],
  [
    "2025-01-01T00:00:00+01:00/2025-02-01T00:00:00Z",
    { from: "2025-01-01T00:00:00+01:00", to: "2025-02-01T00:00:00Z" },
  ],
  ["2025-03-02/2025-03-01", null],
  ["2025-06-31", null],
  ["2025-13-01T00:00:00Z", null],
  ["2025-03-01T10:00:00", null],
  ["0000-01-01", null],
  ["i går", null],
  ["", null],
  ["a/b/c", null],
])("[P10] datetime=%s is %j", (text, period) => {
  expect(readDatetime(text)).toEqual(period);
});

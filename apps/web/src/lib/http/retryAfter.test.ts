// @vitest-environment node
import { expect, test } from "vitest";
import { retryAfterMs } from "./retryAfter.ts";

const now = Date.parse("2026-11-16T08:00:00Z");

test.each([
  { header: "2", waitMs: 2000 },
  { header: " 90 ", waitMs: 90_000 },
  { header: "0", waitMs: null },
  { header: "3600", waitMs: 3_600_000 },
  { header: "86401", waitMs: 86_400_000 },
  { header: "Mon, 16 Nov 2026 08:02:00 GMT", waitMs: 120_000 },
  { header: "Mon, 16 Nov 2026 12:00:00 GMT", waitMs: 14_400_000 },
  { header: "Mon, 16 Nov 2026 07:59:59 GMT", waitMs: null },
  { header: "soon", waitMs: null },
  { header: "-5", waitMs: null },
  { header: null, waitMs: null },
])("[C2] Retry-After '$header' asks for $waitMs ms, a day at most", ({ header, waitMs }) => {
  const headers = new Headers(header === null ? {} : { "retry-after": header });
  expect(retryAfterMs(headers, now)).toBe(waitMs);
});

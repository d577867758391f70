import { expect, test } from "vitest";
import { checkSentDay, openRequest } from "./openRequest.ts";

const made = (action: "establishment" | "payment" | "preliminary_examination", at: string) => ({
  action,
  at,
});
const all = [
  made("preliminary_examination", "2026-01-01T09:00:00Z"),
  made("preliminary_examination", "2026-02-01T09:00:00Z"),
  made("establishment", "2026-03-01T09:00:00Z"),
  made("payment", "2026-04-01T09:00:00Z"),
];

test.each([
  ["applied", all.slice(0, 2), all[1]],
  ["request_application_received", all, all[2]],
  ["payment_request_received", all, all[3]],
  ["application_received", all, null],
  ["applied", [], null],
] as const)("[P4] the request on its way in %s is the last of its kind", (status, given, open) => {
  expect(openRequest(status, given)).toEqual(open);
});

test.each([
  { day: "2026-03-01", code: null },
  { day: "2026-03-05", code: null },
  { day: "2026-03-06", code: "application.sent-in-future" },
  { day: "2026-02-28", code: "application.sent-before-opened" },
])("a form opened 01.03. and sent $day is answered $code on 05.03.", ({ day, code }) => {
  const result = checkSentDay(day, "2026-03-01T09:00:00Z", "2026-03-05");
  expect(result.ok ? null : result.refusal.code).toBe(code);
});

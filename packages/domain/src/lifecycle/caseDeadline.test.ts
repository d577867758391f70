import { expect, test } from "vitest";
import { caseDeadline } from "./caseDeadline.ts";

const name = { da: "", en: "" };
const casework = {
  contact: { name, email: null, phone: null, hours: null },
  usual: {
    receipt: { from: 1, to: 5, unit: "workdays" as const },
    decision: { from: 2, to: 3, unit: "months" as const },
    payment: { from: 1, to: 2, unit: "weeks" as const },
  },
  complaint: null,
  validity: { examinationMonths: null, establishmentMonths: null, beginWithinMonths: null },
  terms: [],
};

test.each([
  // A Thursday: the weekend does not count.
  { status: "applied" as const, deadline: "2026-11-19" },
  { status: "application_received" as const, deadline: "2027-02-12" },
  { status: "request_application_received" as const, deadline: "2027-02-12" },
  { status: "payment_request_received" as const, deadline: "2026-11-26" },
  { status: "approval" as const, deadline: null },
  { status: "draft" as const, deadline: null },
])("[A6] what waits in $status is due $deadline", ({ status, deadline }) => {
  expect(caseDeadline(status, "2026-11-12T10:00:00Z", casework)).toBe(deadline);
});

test("[A6] where the scheme does not say how long it takes there is no deadline", () => {
  expect(caseDeadline("applied", "2026-11-12T10:00:00Z", null)).toBeNull();
});

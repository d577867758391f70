import { expect, test } from "vitest";
import type { SchemeCasework } from "../schemes/schemeCasework.ts";
import { type CaseMove, standingDecision } from "./decision.ts";
import type { ProjectStatus } from "./projectStatus.ts";

const name = { da: "Styrelsen", en: "The agency" };
const casework: SchemeCasework = {
  contact: { name, email: null, phone: null, hours: null },
  usual: { receipt: null, decision: null, payment: null },
  complaint: { body: name, url: null, weeks: 4 },
  validity: { examinationMonths: 18, establishmentMonths: 24, beginWithinMonths: 12 },
  terms: [],
};
const move = (
  to: ProjectStatus,
  at: string,
  decidedOn: string | null = null,
  from: ProjectStatus | null = null,
): CaseMove => ({ at, cause: "transition", from, to, remark: `om ${to}`, decidedOn });

const history: readonly CaseMove[] = [
  move("applied", "2026-01-10T09:00:00Z"),
  move("preliminary_examination", "2026-02-02T09:00:00Z", "2026-01-31"),
  move("approval", "2026-06-01T09:00:00Z", "2026-05-31"),
  move("payment_request_rejected", "2026-09-01T09:00:00Z", "2026-08-30"),
];

test.each([
  {
    status: "preliminary_investigation",
    outcome: "examination-approved",
    decidedOn: "2026-01-31",
    validUntil: "2027-07-31",
    complainBy: "2026-02-28",
  },
  {
    status: "establishment",
    outcome: "establishment-approved",
    decidedOn: "2026-05-31",
    validUntil: "2028-05-31",
    beginBy: "2027-05-31",
  },
  // A refused payment leaves the approval's validity as it was.
  {
    status: "payment_request_rejected",
    outcome: "payment-rejected",
    decidedOn: "2026-08-30",
    validUntil: "2028-05-31",
    complainBy: "2026-09-27",
    reason: "om payment_request_rejected",
  },
] as const)("[P4] $status rests on the decision $outcome", ({ status, outcome, ...more }) => {
  expect(standingDecision(status, history, casework)).toMatchObject({ outcome, ...more });
});

test.each(["applied", "application_received"] as const)("%s rests on no decision", (status) => {
  expect(standingDecision(status, history, casework)).toBeNull();
});

test("an approval given up by the applicant is no one's decision", () => {
  const given = [...history, move("approval_cancelled", "2026-10-01T09:00:00Z")];
  expect(standingDecision("approval_cancelled", given, casework)).toBeNull();
  const taken = [...history, move("approval_cancelled", "2026-10-01T09:00:00Z", "2026-10-01")];
  expect(standingDecision("approval_cancelled", taken, casework)?.outcome).toBe("cancelled");
});

test("a scheme that does not say how long an approval holds is not guessed for", () => {
  expect(standingDecision("approval", history, null)).toMatchObject({
    validUntil: null,
    complainBy: null,
  });
});

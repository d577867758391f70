import { describe, expect, test } from "vitest";
import {
  allowedTransitions,
  type CaseStanding,
  type LifecycleProject,
} from "./allowedTransitions.ts";
import {
  FLOW_TYPES,
  type FlowType,
  PROJECT_STATUSES,
  type ProjectStatus,
} from "./projectStatus.ts";
import { transition, type TransitionRequest } from "./transition.ts";

/** The table again, as one reads it aloud: flow letters (F full, P preliminary, E establishment),
 * actors (a applicant, c caseworker). Written apart from the one in the code. */
const READ_ALOUD = `
draft > applied FPE a
applied > draft FPE a
applied > applied FPE c
application_received > application_received FPE c
applied > application_received FPE c
applied > application_abandoned FPE ac
application_received > application_abandoned FPE ac
application_received > application_rejected FPE c
application_received > preliminary_examination FP c
application_received > approval E c
preliminary_examination > preliminary_investigation FPE ac
preliminary_examination > request_application_received F a
preliminary_investigation > request_application_received F a
preliminary_examination > approval_cancelled FPE ac
preliminary_investigation > approval_cancelled FPE ac
request_application_received > approval FPE c
request_application_received > application_rejected FPE c
request_application_received > request_abandoned FPE ac
approval > establishment FPE ac
approval > payment_request_received FPE a
establishment > payment_request_received FPE a
approval > approval_cancelled FPE ac
establishment > approval_cancelled FPE ac
payment_request_rejected > approval_cancelled FPE ac
payment_request_received > established FPE c
payment_request_received > payment_request_rejected FPE c
payment_request_rejected > payment_request_received FPE a`;
const LETTER: Record<FlowType, string> = {
  full: "F",
  preliminary_examination: "P",
  establishment: "E",
};
const REOPENED = [
  "application_rejected",
  "application_abandoned",
  "request_abandoned",
  "approval_cancelled",
];

function expected(
  from: ProjectStatus,
  to: ProjectStatus,
  flow: FlowType,
  before: ProjectStatus,
): string {
  if (REOPENED.includes(from)) return to === before ? "c" : "";
  const line = READ_ALOUD.split("\n").find((row) => row.startsWith(`${from} > ${to} `));
  const [, , , flows = "", actors = ""] = line?.split(" ") ?? [];
  return flows.includes(LETTER[flow]) ? actors : "";
}

function project(more: Partial<LifecycleProject> = {}): LifecycleProject {
  return {
    status: "draft",
    flowType: "full",
    statusBefore: null,
    caseId: null,
    completedOn: null,
    ...more,
  };
}
const EVERYTHING = {
  remark: "Fordi",
  caseId: "F2-1",
  confirmed: true,
  formAddress: "/portal/forms/1",
  failedRules: [],
};
const ROLES = {
  nobody: { isApplicant: false, mayApply: false, isCaseworker: false },
  applicant: { isApplicant: true, mayApply: true, isCaseworker: false },
  caseworker: { isApplicant: false, mayApply: false, isCaseworker: true },
  ownCase: { isApplicant: true, mayApply: true, isCaseworker: true },
};
const at = "2026-05-18T10:00:00Z";

describe.each(FLOW_TYPES)("[P4] in the flow %s", (flowType) => {
  test.each(PROJECT_STATUSES)(
    "from %s only the moves of the table are made, by those it names",
    (from) => {
      const statusBefore = "application_received";
      for (const to of PROJECT_STATUSES) {
        const actors = expected(from, to, flowType, statusBefore);
        for (const [role, standing] of Object.entries(ROLES)) {
          // No one handles their own case: with both hats on one is only an applicant.
          const hat = { nobody: "-", applicant: "a", caseworker: "c", ownCase: "a" }[role]!;
          const result = transition(
            project({ status: from, flowType, statusBefore }),
            { ...EVERYTHING, to },
            { by: { ...standing, personId: "p" }, at },
          );
          const open = allowedTransitions(
            project({ status: from, flowType, statusBefore }),
            standing,
          );
          const moved = actors.includes(hat);
          const as = hat === "a" ? "applicant" : "caseworker";
          expect({ from, to, role, moved: result.ok }).toEqual({ from, to, role, moved });
          expect(open.some((move) => move.to === to)).toBe(moved);
          expect(result).toMatchObject(
            moved
              ? {
                  value: {
                    project: { status: to, statusBefore: to === from ? statusBefore : from },
                    event: { from, to, by: "p", at, as },
                  },
                }
              : { refusal: {} },
          );
        }
      }
    },
  );
});

test.each<{
  from: ProjectStatus;
  to: ProjectStatus;
  as: keyof typeof ROLES;
  without: Partial<TransitionRequest>;
  code: string;
  flow?: FlowType;
}>([
  {
    from: "draft",
    to: "applied",
    as: "applicant",
    without: { confirmed: false },
    code: "lifecycle.not-confirmed",
  },
  {
    from: "draft",
    to: "applied",
    as: "applicant",
    without: { formAddress: " " },
    code: "lifecycle.form-address-empty",
  },
  {
    from: "draft",
    to: "applied",
    as: "applicant",
    without: { failedRules: ["period"] },
    code: "lifecycle.rules-not-met",
  },
  {
    from: "draft",
    to: "applied",
    as: "applicant",
    without: { failedRules: undefined },
    code: "lifecycle.rules-not-judged",
  },
  {
    from: "applied",
    to: "application_received",
    as: "caseworker",
    without: { caseId: "" },
    code: "lifecycle.case-id-required",
  },
  {
    from: "application_received",
    to: "application_rejected",
    as: "caseworker",
    without: { remark: "  " },
    code: "lifecycle.remark-required",
  },
  {
    from: "request_application_received",
    to: "application_rejected",
    as: "caseworker",
    without: { remark: null },
    code: "lifecycle.remark-required",
  },
  {
    from: "payment_request_received",
    to: "payment_request_rejected",
    as: "caseworker",
    without: { remark: null },
    code: "lifecycle.remark-required",
  },
  {
    from: "preliminary_examination",
    to: "approval_cancelled",
    as: "applicant",
    without: { remark: null },
    code: "lifecycle.remark-required",
  },
  {
    from: "payment_request_rejected",
    to: "approval_cancelled",
    as: "caseworker",
    without: { remark: null },
    code: "lifecycle.remark-required",
  },
  {
    from: "application_rejected",
    to: "application_received",
    as: "caseworker",
    without: { remark: null },
    code: "lifecycle.remark-required",
  },
  {
    from: "preliminary_examination",
    to: "request_application_received",
    as: "applicant",
    without: { confirmed: false },
    code: "lifecycle.not-confirmed",
  },
  {
    from: "establishment",
    to: "payment_request_received",
    as: "applicant",
    without: { confirmed: false },
    code: "lifecycle.not-confirmed",
  },
  {
    from: "application_received",
    to: "approval",
    as: "caseworker",
    without: {},
    code: "lifecycle.wrong-flow",
  },
  {
    from: "draft",
    to: "established",
    as: "caseworker",
    without: {},
    code: "lifecycle.not-allowed",
  },
  {
    from: "applied",
    to: "application_received",
    as: "applicant",
    without: {},
    code: "lifecycle.wrong-actor",
  },
  {
    from: "applied",
    to: "application_received",
    as: "ownCase",
    without: {},
    code: "lifecycle.own-case",
  },
  {
    from: "applied",
    to: "application_received",
    as: "nobody",
    without: {},
    code: "lifecycle.wrong-actor",
  },
])("[P4] $from → $to as $as without $without: $code", ({ from, to, as, without, code }) => {
  const result = transition(
    project({ status: from, statusBefore: "application_received" }),
    { ...EVERYTHING, to, ...without },
    { by: { ...ROLES[as], personId: "p" }, at },
  );
  expect(result).toMatchObject({ ok: false, refusal: { code } });
});

test("[P4] applying freezes geometry, rule results and dataset versions; nothing else does", () => {
  const apply = transition(
    project(),
    { ...EVERYTHING, to: "applied" },
    { by: { ...ROLES.applicant, personId: "p" }, at },
  );
  expect(apply).toMatchObject({
    value: { event: { freezes: true, action: "request_preliminary_examination" } },
  });
  const begin = transition(
    project({ status: "approval" }),
    { to: "establishment" },
    { by: { ...ROLES.caseworker, personId: "p" }, at },
  );
  expect(begin).toMatchObject({ value: { event: { freezes: false, action: null } } });
});

test.each<{ status: ProjectStatus; flowType: FlowType; actions: string[] }>([
  { status: "draft", flowType: "full", actions: ["request_preliminary_examination"] },
  {
    status: "draft",
    flowType: "preliminary_examination",
    actions: ["request_preliminary_examination"],
  },
  { status: "draft", flowType: "establishment", actions: ["request_establishment"] },
  { status: "preliminary_investigation", flowType: "full", actions: ["request_establishment"] },
  { status: "preliminary_investigation", flowType: "preliminary_examination", actions: [] },
  { status: "approval", flowType: "establishment", actions: ["request_payment"] },
  { status: "payment_request_rejected", flowType: "full", actions: ["request_payment"] },
  { status: "established", flowType: "full", actions: [] },
])("[P4] $status in the flow $flowType offers $actions", ({ actions, ...more }) => {
  const offered = (who: CaseStanding) =>
    allowedTransitions(project(more), who).flatMap((move) => move.action ?? []);
  expect(offered(ROLES.applicant)).toEqual(actions);
  expect(offered(ROLES.caseworker)).toEqual([]);
});

test("[P4] a case id given once stays, and receipt may rely on it", () => {
  const received = transition(
    project({ status: "applied", caseId: "F2-9" }),
    { to: "application_received" },
    { by: { ...ROLES.caseworker, personId: "p" }, at },
  );
  expect(received).toMatchObject({ value: { project: { caseId: "F2-9" } } });
});

test("[P4] reopening goes to the status before and nowhere without one", () => {
  expect(
    allowedTransitions(
      project({ status: "approval_cancelled", statusBefore: "establishment" }),
      ROLES.caseworker,
    ),
  ).toEqual([
    {
      to: "establishment",
      as: "caseworker",
      needs: ["remark"],
      action: null,
      reopens: true,
      returns: false,
      corrects: false,
    },
  ]);
  expect(allowedTransitions(project({ status: "approval_cancelled" }), ROLES.caseworker)).toEqual(
    [],
  );
});

test("[A6] an application is sent back with a reason, and stays the application it was", () => {
  for (const status of ["applied", "application_received"] as const) {
    const by = { ...ROLES.caseworker, personId: "c" };
    const silent = transition(project({ status }), { to: status }, { by, at });
    expect(silent).toMatchObject({ refusal: { code: "lifecycle.remark-required" } });
    const back = transition(project({ status }), { to: status, remark: "Ret 7c" }, { by, at });
    expect(back).toMatchObject({
      value: { project: { status }, event: { returns: true, remark: "Ret 7c" } },
    });
  }
  const by = { ...ROLES.applicant, personId: "a" };
  const withdrawn = transition(project({ status: "applied" }), { to: "draft" }, { by, at });
  expect(withdrawn).toMatchObject({ value: { event: { returns: false } } });
});

test("[P4] only what was sent back is sent again, without the form, and keeps its status", () => {
  const by = { ...ROLES.applicant, personId: "a" };
  const status = "application_received" as const;
  const send = (isReturned: boolean) =>
    transition(project({ status, isReturned }), { to: status, failedRules: [] }, { by, at });
  expect(send(false)).toMatchObject({ ok: false });
  expect(send(true)).toMatchObject({
    value: { project: { status }, event: { corrects: true, freezes: true, action: null } },
  });
});

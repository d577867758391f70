import { expect, test } from "vitest";
import { completeExamination } from "./completeExamination.ts";
import { nationalState, statusOfNationalState } from "./nationalState.ts";
import {
  FLOW_TYPES,
  isAtRest,
  isDroppedOut,
  PROJECT_STATUSES,
  type FlowType,
  type ProjectStatus,
} from "./projectStatus.ts";
import { publicStateOfStatus, stageOfPublicState, stageOfStatus } from "./stage.ts";

test.each<{ status: ProjectStatus; full: number; direct: number; before?: ProjectStatus }>([
  { status: "draft", full: 1, direct: 1 },
  { status: "applied", full: 2, direct: 9 },
  { status: "application_received", full: 2, direct: 9 },
  { status: "application_abandoned", full: 3, direct: 16 },
  { status: "application_rejected", full: 5, direct: 17, before: "application_received" },
  { status: "application_rejected", full: 17, direct: 17, before: "request_application_received" },
  { status: "preliminary_examination", full: 6, direct: 6 },
  { status: "preliminary_investigation", full: 6, direct: 6 },
  { status: "request_application_received", full: 9, direct: 9 },
  { status: "approval", full: 10, direct: 10 },
  { status: "establishment", full: 10, direct: 10 },
  { status: "payment_request_rejected", full: 10, direct: 10 },
  { status: "payment_request_received", full: 11, direct: 11 },
  { status: "established", full: 15, direct: 15 },
  { status: "request_abandoned", full: 16, direct: 16 },
  { status: "approval_cancelled", full: 16, direct: 16, before: "approval" },
  { status: "approval_cancelled", full: 3, direct: 3, before: "preliminary_investigation" },
])(
  "[C1] $status (before: $before) is national $full, or $direct where the flow starts with establishment",
  ({ status, full, direct, before }) => {
    const source = { status, statusBefore: before ?? null, completedOn: null };
    expect(nationalState({ ...source, flowType: "full" })).toBe(full);
    expect(nationalState({ ...source, flowType: "establishment" })).toBe(direct);
  },
);

test("[P4] a completed preliminary examination is national 32 and stays where it is", () => {
  const project = {
    status: "preliminary_investigation" as const,
    flowType: "preliminary_examination" as const,
    statusBefore: null,
    caseId: "1",
    completedOn: null,
  };
  const done = completeExamination(project, "2026-05-01", {
    isApplicant: false,
    isCaseworker: true,
  });
  if (!done.ok) throw new Error(done.refusal.code);
  expect(done.value.status).toBe("preliminary_investigation");
  expect(nationalState(done.value)).toBe(32);
  expect(
    completeExamination(done.value, "2026-05-02", { isApplicant: false, isCaseworker: true }),
  ).toMatchObject({ refusal: { code: "lifecycle.already-completed" } });
  expect(
    completeExamination(project, "2026-05-01", { isApplicant: true, isCaseworker: true }),
  ).toMatchObject({ refusal: { code: "lifecycle.own-case" } });
  expect(
    completeExamination(project, "2026-05-01", { isApplicant: true, isCaseworker: false }),
  ).toMatchObject({ refusal: { code: "lifecycle.wrong-actor" } });
  expect(
    completeExamination({ ...project, flowType: "full" }, "2026-05-01", {
      isApplicant: false,
      isCaseworker: true,
    }),
  ).toMatchObject({ refusal: { code: "lifecycle.not-allowed" } });
});

const NATIONAL = [1, 2, 3, 5, 6, 9, 10, 11, 15, 16, 17, 32];
test.each(NATIONAL.flatMap((nr) => FLOW_TYPES.map((flowType) => ({ nr, flowType }))))(
  "[C1] national $nr in the flow $flowType comes back as itself",
  ({ nr, flowType }) => {
    const told = statusOfNationalState(nr, flowType)!;
    const back = nationalState({
      status: told.status,
      statusBefore: told.statusBefore,
      flowType,
      completedOn: told.completed ? "2026-01-01" : null,
    });
    // A flow that starts with establishment has no preliminary half: its 2, 3 and 5 read as 9, 16 and 17.
    const direct: Record<number, number> = { 2: 9, 3: 16, 5: 17 };
    expect(back).toBe(flowType === "establishment" ? (direct[nr] ?? nr) : nr);
  },
);

test.each([18, 20, 21, 31, 33, 40, 41, 50, 51, 52, 53, 54, 55, 56])(
  "national %i is known",
  (nr) => {
    expect(statusOfNationalState(nr, "full")).not.toBeNull();
  },
);

test("a number nobody knows is none", () => {
  expect(statusOfNationalState(7, "full")).toBeNull();
});

test.each<{ stage: string | null; state: number | null; statuses: ProjectStatus[] }>([
  {
    stage: "preliminary_examination_approval",
    state: 6,
    statuses: [
      "preliminary_examination",
      "preliminary_investigation",
      "request_application_received",
    ],
  },
  {
    stage: "establishment_approval",
    state: 10,
    statuses: ["approval", "establishment", "payment_request_received", "payment_request_rejected"],
  },
  { stage: "established", state: 15, statuses: ["established"] },
  {
    stage: null,
    state: null,
    statuses: [
      "draft",
      "applied",
      "application_received",
      "application_abandoned",
      "application_rejected",
      "request_abandoned",
      "approval_cancelled",
    ],
  },
])("[T16] stage $stage (public $state) holds $statuses", ({ stage, state, statuses }) => {
  expect(PROJECT_STATUSES.filter((status) => stageOfStatus(status) === stage).toSorted()).toEqual(
    statuses.toSorted(),
  );
  for (const status of statuses) expect(publicStateOfStatus(status)).toBe(state);
  expect(stageOfPublicState(state ?? 0)).toBe(stage);
});

test("[T16] four statuses dropped out; those and established are at rest", () => {
  const out = PROJECT_STATUSES.filter(isDroppedOut);
  expect(out.toSorted()).toEqual([
    "application_abandoned",
    "application_rejected",
    "approval_cancelled",
    "request_abandoned",
  ]);
  expect(PROJECT_STATUSES.filter(isAtRest).toSorted()).toEqual([...out, "established"].toSorted());
  expect(new Set<FlowType>(FLOW_TYPES).size).toBe(3);
});

test("only national 32 tells of a completed examination", () => {
  const completed = [...NATIONAL, 18, 20, 40, 50].filter(
    (nr) => statusOfNationalState(nr, "full")?.completed,
  );
  expect(completed).toEqual([32]);
});

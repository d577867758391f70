import { compareCodes } from "@mars/domain/order/compareCodes";
import type { Project } from "@mars/contracts/projects/projectShapes";
import { isDroppedOut, type ProjectStatus } from "@mars/domain/lifecycle/projectStatus";
import type { Stage } from "../../../ui/figures/stages.ts";

export type StepName =
  | "created"
  | "applied"
  | "preliminary"
  | "completed"
  | "establishment"
  | "established";
export type Step = {
  name: StepName | "dropped";
  state: "done" | "now" | "todo" | "dropped";
  /** When it was reached, or decided. */
  at: string | null;
  /** Drawn with the stage's own swatch where it is the present one. */
  stage: Stage | null;
  /** Where within the step the case stands, when that is not its beginning. */
  within: { status: ProjectStatus; at: string | null } | null;
};

const flows: Record<string, readonly StepName[]> = {
  full: ["created", "applied", "preliminary", "establishment", "established"],
  preliminary_examination: ["created", "applied", "preliminary", "completed"],
  establishment: ["created", "applied", "establishment", "established"],
};
const stepOf: Partial<Record<ProjectStatus, StepName>> = {
  draft: "created",
  applied: "applied",
  application_received: "applied",
  preliminary_examination: "preliminary",
  preliminary_investigation: "preliminary",
  request_application_received: "preliminary",
  approval: "establishment",
  establishment: "establishment",
  payment_request_received: "establishment",
  payment_request_rejected: "establishment",
  established: "established",
};
const beginsWith: Record<StepName, ProjectStatus> = {
  created: "draft",
  applied: "applied",
  preliminary: "preliminary_examination",
  completed: "preliminary_investigation",
  establishment: "approval",
  established: "established",
};
const stageOf: Partial<Record<StepName, Stage>> = {
  preliminary: "preliminary",
  completed: "preliminary",
  establishment: "establishment",
  established: "established",
};

/** What changes a case without moving it. */
const SAME_STATUS = new Set(["revision", "returned", "corrected"]);

type TimelineProject = Pick<
  Project,
  | "status"
  | "statusBefore"
  | "flowType"
  | "history"
  | "createdAt"
  | "appliedAt"
  | "completedOn"
  | "lastStateChangedAt"
  | "returnedAt"
>;

/** The way of a case from draft to the end of its flow, with where it stands now. */
export function timeline(project: TimelineProject): Step[] {
  const names = flows[project.flowType ?? "full"] ?? flows["full"]!;
  const isDropped = isDroppedOut(project.status);
  const reached = isDropped ? lastStepBefore(project) : stepOf[project.status];
  const isCompleted = project.completedOn !== null && names.includes("completed");
  const at = isCompleted ? names.indexOf("completed") : names.indexOf(reached ?? "created");
  const steps = names.map((name, index): Step => {
    const state =
      index < at || (index === at && isDropped) ? "done" : index === at ? "now" : "todo";
    return {
      name,
      state,
      at: state === "todo" ? null : timeOf(name, project),
      stage: stageOf[name] ?? null,
      within: state === "now" && !isCompleted ? withinStep(name, project) : null,
    };
  });
  if (!isDropped) return steps;
  return [
    ...steps.slice(0, at + 1),
    {
      name: "dropped",
      state: "dropped",
      at: lastTo(project, project.status)?.at ?? project.lastStateChangedAt,
      stage: null,
      within: null,
    },
  ];
}

function lastStepBefore({ statusBefore, history }: TimelineProject): StepName | undefined {
  const before = statusBefore ?? history.findLast(({ from }) => from !== null)?.from ?? null;
  return before === null ? "applied" : stepOf[before];
}

function withinStep(name: StepName, project: TimelineProject): Step["within"] {
  if (project.status === beginsWith[name]) return null;
  return {
    status: project.status,
    at: lastTo(project, project.status)?.at ?? project.lastStateChangedAt,
  };
}

function lastTo({ history }: TimelineProject, status: ProjectStatus) {
  return history
    .toSorted((a, b) => compareCodes(a.at, b.at))
    .findLast(({ to, cause }) => to === status && !SAME_STATUS.has(cause));
}

function timeOf(name: StepName, project: TimelineProject): string | null {
  if (name === "created") return project.createdAt;
  if (name === "completed") return project.completedOn;
  const entry = lastTo(project, beginsWith[name]);
  const known = entry?.decidedOn ?? entry?.at ?? null;
  return known ?? (name === "applied" ? project.appliedAt : null);
}

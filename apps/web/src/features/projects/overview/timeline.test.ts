// @vitest-environment node
import type { Project } from "@mars/contracts/projects/projectShapes";
import { expect, test } from "vitest";
import { timeline } from "./timeline.ts";

type TimelineProject = Parameters<typeof timeline>[0];
const base: TimelineProject = {
  status: "draft",
  statusBefore: null,
  flowType: "full",
  history: [],
  createdAt: "2026-01-01T09:00:00Z",
  appliedAt: null,
  completedOn: null,
  lastStateChangedAt: null,
  returnedAt: null,
};
const moved = (to: Project["status"], at: string, decidedOn: string | null = null) =>
  ({
    at,
    cause: "transition",
    from: null,
    to,
    remark: null,
    decidedOn,
    person: null,
    organization: null,
  }) as const;
const shown = (project: TimelineProject) =>
  timeline(project).map(({ name, state }) => `${name} ${state}`);

test("[P2] a draft is at the first step of its flow", () => {
  expect(shown(base)).toEqual([
    "created now",
    "applied todo",
    "preliminary todo",
    "establishment todo",
    "established todo",
  ]);
  expect(shown({ ...base, flowType: "establishment" })).not.toContain("preliminary todo");
});

test("[P2] an application that was sent back still stands as applied for", () => {
  const steps = timeline({
    ...base,
    status: "applied",
    history: [
      moved("applied", "2026-02-01T09:00:00Z"),
      { ...moved("applied", "2026-03-01T09:00:00Z"), cause: "returned", remark: "Ret arealet" },
    ],
  });
  expect(steps[1]).toMatchObject({
    name: "applied",
    state: "now",
    at: "2026-02-01T09:00:00Z",
    within: null,
  });
});

test("[P2] the step within a stage is told, and the day of the decision counts", () => {
  const steps = timeline({
    ...base,
    status: "preliminary_investigation",
    history: [
      moved("preliminary_examination", "2026-03-02T09:00:00Z", "2026-02-28"),
      moved("preliminary_investigation", "2026-04-01T09:00:00Z"),
    ],
  });
  expect(steps[2]).toMatchObject({
    name: "preliminary",
    state: "now",
    stage: "preliminary",
    at: "2026-02-28",
    within: { status: "preliminary_investigation", at: "2026-04-01T09:00:00Z" },
  });
});

test("[P2] a case that dropped out ends where it stood, with the end beneath", () => {
  expect(
    shown({ ...base, status: "application_rejected", statusBefore: "application_received" }),
  ).toEqual(["created done", "applied done", "dropped dropped"]);
});

test("[P4] a flow that ends with the examination is whole when it is completed", () => {
  const project = {
    ...base,
    flowType: "preliminary_examination",
    status: "preliminary_investigation",
    completedOn: "2026-06-01",
  } as const;
  expect(shown(project).at(-1)).toBe("completed now");
});

import { expect, test } from "vitest";
import type { Result } from "../result.ts";
import {
  currentVersion,
  nextVersionNumber,
  type PlanPublication,
  planStatus,
  publish,
  type Published,
  undoPublishing,
  unpublish,
} from "./publication.ts";

const neverPublished: PlanPublication = { versions: [], current: null };
const context = { by: "p", at: "2026-05-18T10:00:00Z" };
const changed = { hasChanges: true };
function apply(result: Result<Published>): PlanPublication {
  if (!result.ok) throw new Error(result.refusal.code);
  return result.value.publication;
}
const acts = {
  publish: (plan: PlanPublication) => publish(plan, changed, context),
  unpublish: (plan: PlanPublication) => unpublish(plan, context),
  undo: (plan: PlanPublication) => undoPublishing(plan, context),
};
type Act = keyof typeof acts;

test.each<{ steps: Act[]; status: string; version: number | null; next: number }>([
  { steps: [], status: "draft", version: null, next: 1 },
  { steps: ["publish"], status: "published", version: 1, next: 2 },
  { steps: ["publish", "publish"], status: "published", version: 2, next: 3 },
  { steps: ["publish", "unpublish"], status: "unpublished", version: 1, next: 2 },
  { steps: ["publish", "unpublish", "publish"], status: "published", version: 2, next: 3 },
  { steps: ["publish", "undo"], status: "draft", version: null, next: 2 },
  { steps: ["publish", "publish", "undo"], status: "published", version: 1, next: 3 },
  { steps: ["publish", "publish", "undo", "undo"], status: "draft", version: null, next: 3 },
  {
    steps: ["publish", "unpublish", "publish", "undo"],
    status: "unpublished",
    version: 1,
    next: 3,
  },
  { steps: ["publish", "publish", "undo", "publish"], status: "published", version: 3, next: 4 },
  {
    steps: ["publish", "publish", "undo", "publish", "undo"],
    status: "published",
    version: 1,
    next: 4,
  },
])("[L6] $steps leads to $status, version $version", ({ steps, status, version, next }) => {
  const plan = steps.reduce((now, step) => apply(acts[step](now)), neverPublished);
  expect(planStatus(plan)).toBe(status);
  expect(currentVersion(plan)?.number ?? null).toBe(version);
  expect(nextVersionNumber(plan)).toBe(next);
});

test("an undone version is marked, so that it is never shown as having been public", () => {
  const steps: Act[] = ["publish", "publish", "undo"];
  const plan = steps.reduce((now, step) => apply(acts[step](now)), neverPublished);
  expect(plan.versions.map(({ number, undone }) => [number, undone])).toEqual([
    [1, false],
    [2, true],
  ]);
});

test.each<{ steps: Act[]; act: Act }>([
  { steps: [], act: "unpublish" },
  { steps: [], act: "undo" },
  { steps: ["publish", "unpublish"], act: "unpublish" },
  { steps: ["publish", "unpublish"], act: "undo" },
])("[L6] after $steps, $act is refused", ({ steps, act }) => {
  const plan = steps.reduce((now, step) => apply(acts[step](now)), neverPublished);
  expect(acts[act](plan)).toMatchObject({ refusal: { code: "plan.not-published" } });
});

test("[L6] publishing without a change is refused; after unpublishing it is not", () => {
  const published = apply(acts.publish(neverPublished));
  expect(publish(published, { hasChanges: false }, context)).toMatchObject({
    refusal: { code: "plan.not-draft", figures: { status: "published" } },
  });
  expect(publish(apply(acts.unpublish(published)), { hasChanges: false }, context).ok).toBe(true);
});

test("[L2] every act says who, when and which version", () => {
  expect(acts.publish(neverPublished)).toMatchObject({
    value: { event: { kind: "published", version: 1, ...context } },
  });
});

import { readPlan, readPlanChanges } from "@mars/contracts/plans/plans";
import { act, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeServer, problem } from "../../../testing/fakeServer.ts";
import { planFixture } from "../../../testing/planFixture.ts";
import { renderInPage } from "../../../testing/renderInPage.tsx";
import { usePlan } from "../planQueries.ts";
import { Presence } from "../screen/PlanHead.tsx";
import { type PlanChange, usePlanChanges } from "./usePlanChanges.ts";

const server = fakeServer();
const plan = planFixture();
const onOthers = vi.fn<(changes: readonly PlanChange[]) => void>();
let visibility: DocumentVisibilityState;
let next: number;
let changes: PlanChange[];

const change = (isMine: boolean): PlanChange => ({
  kind: "sketch.edited",
  entityId: "e-1",
  at: "2026-11-16T08:00:00Z",
  by: "Demo Planlægger Aalborg",
  isMine,
});

beforeEach(() => {
  vi.useFakeTimers();
  onOthers.mockReset();
  visibility = "visible";
  next = 7;
  changes = [];
  vi.spyOn(document, "visibilityState", "get").mockImplementation(() => visibility);
  server.on(readPlan, () => plan);
  server.on(readPlanChanges, () => ({
    next,
    changes,
    present: [
      { initials: "PV", name: "Demo Planlægger Viborg", isMe: true, editing: null },
      { initials: "PA", name: "Demo Planlægger Aalborg", isMe: false, editing: null },
    ],
  }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function OpenPlan({ editing = null }: { editing?: string | null }) {
  const found = usePlan(plan.id);
  const present = usePlanChanges(plan.id, { editing, onOthers });
  return (
    <>
      <h1>{found.data?.title}</h1>
      <Presence present={present} />
    </>
  );
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const asked = () => server.asked(readPlanChanges).map(({ query }) => query.get("after"));
const reads = () => server.asked(readPlan).length;

test("[L2] others who have the plan open are named, oneself is not", async () => {
  renderInPage(<OpenPlan />);
  await pass(0);
  expect(screen.getByText("PA")).toBeTruthy();
  expect(screen.queryByText("PV")).toBeNull();
});

test("[L2] what others change is read and told; what came before the page was opened is only read", async () => {
  changes = [change(false)];
  renderInPage(<OpenPlan />);
  await pass(0);
  expect(onOthers).not.toHaveBeenCalled();
  changes = [];
  await pass(2500);
  const before = reads();
  changes = [change(true), change(false)];
  next = 9;
  await pass(2500);
  expect(onOthers).toHaveBeenCalledExactlyOnceWith([change(false)]);
  expect(reads()).toBe(before + 1);
  changes = [];
  await pass(2500);
  expect(asked()).toEqual(["0", "7", "7", "9"]);
  expect(reads()).toBe(before + 1);
});

test("[L2] one's own changes in another tab are read, but not told", async () => {
  renderInPage(<OpenPlan />);
  await pass(0);
  const before = reads();
  changes = [change(true)];
  await pass(2500);
  expect(reads()).toBe(before + 1);
  expect(onOthers).not.toHaveBeenCalled();
});

test("[L2] nothing is asked while the page is hidden, and nothing is passed over", async () => {
  renderInPage(<OpenPlan />);
  await pass(0);
  visibility = "hidden";
  await pass(60_000);
  expect(asked()).toEqual(["0"]);
  visibility = "visible";
  changes = [change(false)];
  next = 8;
  await pass(2500);
  expect(onOthers).toHaveBeenCalledOnce();
});

test("[L2] an answer that does not come is made up for by the next", async () => {
  renderInPage(<OpenPlan />);
  await pass(0);
  server.on({ method: "GET", path: readPlanChanges.path }, () => problem(400));
  await pass(2500);
  server.on(readPlanChanges, () => ({ next: 8, changes: [change(false)], present: [] }));
  await pass(2500);
  expect(asked()).toEqual(["0", "7", "7"]);
  expect(onOthers).toHaveBeenCalledOnce();
});

test("[L2] a server that asks to be left alone is, also by who begins to edit", async () => {
  server.on({ method: "GET", path: readPlanChanges.path }, () =>
    problem(503, { headers: { "retry-after": "30" } }),
  );
  const { rerender } = renderInPage(<OpenPlan />);
  await pass(10_000);
  rerender(<OpenPlan editing="6d5bcb0a-0a57-4cbe-9fd8-0000000000e1" />);
  await pass(19_000);
  expect(asked()).toEqual(["0"]);
  server.on(readPlanChanges, () => ({ next: 8, changes: [], present: [] }));
  await pass(1000);
  expect(asked()).toEqual(["0", "0"]);
  await pass(2500);
  expect(asked()).toEqual(["0", "0", "8"]);
});

test("[L2] others see what one edits, from the same number on", async () => {
  const sketch = "6d5bcb0a-0a57-4cbe-9fd8-0000000000e1";
  const { rerender } = renderInPage(<OpenPlan />);
  await pass(0);
  rerender(<OpenPlan editing={sketch} />);
  await pass(0);
  const last = server.asked(readPlanChanges).at(-1)?.query;
  expect([last?.get("editing"), last?.get("after")]).toEqual([sketch, "7"]);
});

test("[L2] a page that is left asks no more", async () => {
  const { unmount } = renderInPage(<OpenPlan />);
  await pass(0);
  unmount();
  await pass(60_000);
  expect(asked()).toEqual(["0"]);
});

import { includeInPlan } from "@mars/contracts/plans/plans";
import type { PlanSketch } from "@mars/contracts/plans/planShapes";
import { describe, expect, test, vi } from "vitest";
import { queryClient } from "../../../lib/serverData/serverQuery.ts";
import { fakeServer, problem } from "../../../testing/fakeServer.ts";
import { listedSketch, planFixture, sketchFixture } from "../../../testing/planFixture.ts";
import { includeItems } from "./includeItems.ts";

const server = fakeServer();
const plan = planFixture();
const sketch = listedSketch(sketchFixture());
const key = ["plan", plan.id, "sketches"];
const out = { included: [], excluded: [sketch.id] };
const back = { included: [sketch.id], excluded: [] };

const shown = () => queryClient.getQueryData<PlanSketch[]>(key)?.[0]?.included;
/** As the list of a page does: read by itself, and again when told to. */
function list(read: () => Promise<PlanSketch[]> | PlanSketch[]): void {
  queryClient.setQueryDefaults(key, { queryFn: read });
  queryClient.setQueryData(key, [sketch]);
}

describe("[L3] counting items in a plan", () => {
  test("undoing waits for what it undoes, and both are shown at once", async () => {
    list(() => [sketch]);
    const answers = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let asked = 0;
    server.on(includeInPlan, async () => {
      await answers[asked++]?.promise;
      return plan;
    });
    const first = includeItems(plan.id, out);
    await vi.waitFor(() => expect(shown()).toBe(false));
    const second = includeItems(plan.id, back);
    await vi.waitFor(() => expect(shown()).toBe(true));
    expect(server.asked(includeInPlan).map(({ body }) => body)).toEqual([out]);
    answers[0]?.resolve();
    expect(await first).toBe(true);
    await vi.waitFor(() => expect(server.asked(includeInPlan)).toHaveLength(2));
    answers[1]?.resolve();
    expect(await second).toBe(true);
    expect(server.asked(includeInPlan).map(({ body }) => body)).toEqual([out, back]);
  });

  test("an answer that was on its way does not show them as they were", async () => {
    const early = Promise.withResolvers<PlanSketch[]>();
    list(() => early.promise);
    const reading = queryClient.refetchQueries({ queryKey: key });
    const answered = Promise.withResolvers<void>();
    server.on(includeInPlan, async () => {
      await answered.promise;
      return plan;
    });
    const done = includeItems(plan.id, out);
    await vi.waitFor(() => expect(server.asked(includeInPlan)).toHaveLength(1));
    early.resolve([sketch]);
    await reading;
    expect(shown()).toBe(false);
    answered.resolve();
    await done;
  });

  test.each([
    { name: "was done", stands: false, isDone: true },
    { name: "was not done", stands: true, isDone: false },
  ])("without an answer, what stands says whether it $name", async ({ stands, isDone }) => {
    list(() => [{ ...sketch, included: stands }]);
    server.state.isOffline = true;
    expect(await includeItems(plan.id, out)).toBe(isDone);
    expect(shown()).toBe(stands);
  });

  test("a refusal is no doubt: nothing was done", async () => {
    list(() => [{ ...sketch, included: false }]);
    server.on({ method: includeInPlan.method, path: includeInPlan.path }, () => problem(409));
    expect(await includeItems(plan.id, out)).toBe(false);
  });
});

test("[L3] leaving the page does not stop what is being saved, where the browser can continue", async () => {
  list(() => [sketch]);
  const sent: boolean[] = [];
  vi.stubGlobal("fetch", (request: Request) => {
    sent.push(request.keepalive);
    return Promise.resolve(Response.json(plan));
  });
  await includeItems(plan.id, out);
  const many = Array.from({ length: 2000 }, () => sketch.id);
  await includeItems(plan.id, { included: [], excluded: many });
  expect(sent).toEqual([true, false]);
});

// @vitest-environment node
import type { ScreeningFinding } from "@mars/contracts/screening/screeningFinding";
import type { ScreeningResult } from "@mars/contracts/screening/screeningReceipt";
import type { ScreeningLine } from "@mars/contracts/screening/screeningStream";
import type { MultiPolygonGeometry } from "@mars/domain/areas/geometry";
import { expect, test, vi } from "vitest";
import { HttpProblem } from "../../../lib/http/HttpProblem.ts";
import { aFinding, aStart, aVerdict } from "../testing/lines.ts";
import { type ScreeningCalls, ScreeningRun } from "./ScreeningRun.ts";

const area: MultiPolygonGeometry = { type: "MultiPolygon", coordinates: [] };

function runOf(calls: Partial<ScreeningCalls>): ScreeningRun {
  const nothing = () => Promise.reject(new Error("not asked for"));
  return new ScreeningRun({
    async *start() {},
    open: nothing,
    retry: nothing,
    ...calls,
  });
}
const lines = (...given: ScreeningLine[]) =>
  async function* () {
    yield* given;
  };
const gate = () => {
  let open = () => {};
  const passed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, passed };
};

test("[S2] findings stand as they come and the final verdict makes it done", async () => {
  const run = runOf({ start: lines(aStart("a", "b"), aFinding("b"), aFinding("a"), aVerdict()) });
  const started = run.start(area);
  expect(run.store.get().phase).toBe("running");
  await started;
  const { phase, soFar, createdAt } = run.store.get();
  expect(phase).toBe("done");
  expect(soFar.findings.map(({ datasetId }) => datasetId)).toEqual(["b", "a"]);
  expect(createdAt).toBe("2026-11-15T12:00:00Z");
});

test("[S2] a stream that ends without its verdict is broken off, not done", async () => {
  const run = runOf({ start: lines(aStart("a", "b"), aFinding("a")) });
  await run.start(area);
  expect(run.store.get().phase).toBe("broken");
  expect(run.store.get().soFar.findings).toHaveLength(1);
});

test("[S2] stopping keeps what has come, hangs up, and drops what comes later", async () => {
  const { open, passed } = gate();
  let isHungUp = false;
  const run = runOf({
    async *start(_, signal) {
      signal.addEventListener("abort", () => {
        isHungUp = true;
      });
      yield aStart("a", "b");
      yield aFinding("a");
      await passed;
      yield aFinding("b");
    },
  });
  const started = run.start(area);
  await vi.waitFor(() => expect(run.store.get().soFar.findings).toHaveLength(1), {
    timeout: 30_000,
  });
  run.stop();
  open();
  await started;
  expect(isHungUp).toBe(true);
  expect(run.store.get().phase).toBe("stopped");
  expect(run.store.get().soFar.findings).toHaveLength(1);
});

test("[S2] one failed dataset is asked again; its finding takes the failure's place", async () => {
  const { kind: _, ...finding } = aFinding("b") as { kind: "finding" } & ScreeningFinding;
  const { kind: __, id: ___, final: ____, expiresAt: _____, ...verdict } = aVerdict();
  const retry = vi.fn<ScreeningCalls["retry"]>(() =>
    Promise.resolve({ finding, failure: null, verdict }),
  );
  const failed: ScreeningLine = { kind: "failed", datasetId: "b", code: "dataset.no-answer" };
  const run = runOf({ start: lines(aStart("a", "b"), aFinding("a"), failed, aVerdict()), retry });
  await run.start(area);
  expect(run.store.get().soFar.failures).toHaveLength(1);
  const asked = run.retry("b");
  expect(run.store.get().retrying.has("b")).toBe(true);
  await asked;
  expect(retry).toHaveBeenCalledWith("screening-id", "b");
  expect(run.store.get().soFar.failures).toEqual([]);
  expect(run.store.get().soFar.findings).toHaveLength(2);
  expect(run.store.get().retrying.size).toBe(0);
});

test("[S2] a retry that fails leaves the other findings and the failure standing", async () => {
  const failed: ScreeningLine = { kind: "failed", datasetId: "b", code: "dataset.no-answer" };
  const run = runOf({ start: lines(aStart("a", "b"), aFinding("a"), failed, aVerdict()) });
  await run.start(area);
  await run.retry("b");
  expect(run.store.get().soFar.findings).toHaveLength(1);
  expect(run.store.get().soFar.failures).toHaveLength(1);
  expect(run.store.get().retrying.size).toBe(0);
});

test("[S2] an area the server refuses is refused, with its problem", async () => {
  const problem = new HttpProblem(422, { code: "geometry.too-large" });
  const run = runOf({
    // oxlint-disable-next-line require-yield
    async *start() {
      throw problem;
    },
  });
  await run.start(area);
  expect(run.store.get()).toMatchObject({ phase: "refused", error: problem });
});

test("[S2] starting again while the line is down leaves standing what stood", async () => {
  let tries = 0;
  const run = runOf({
    async *start() {
      tries += 1;
      if (tries > 1) throw new HttpProblem(0, { code: "network" });
      yield aStart("a", "b");
      yield aFinding("a");
    },
  });
  await run.start(area);
  await run.start(area);
  expect(run.store.get().phase).toBe("broken");
  expect(run.store.get().soFar.findings).toHaveLength(1);
  // Another area has nothing to do with it.
  await run.start({ type: "MultiPolygon", coordinates: [] });
  expect(run.store.get()).toMatchObject({ phase: "refused", soFar: { findings: [] } });
});

test("[S2] starting again keeps what stood in view until the new answer begins", async () => {
  const { open, passed } = gate();
  let tries = 0;
  const run = runOf({
    async *start() {
      tries += 1;
      if (tries > 1) await passed;
      yield aStart("a", "b");
      yield aFinding(tries > 1 ? "b" : "a");
      if (tries > 1) yield aVerdict();
    },
  });
  await run.start(area);
  const again = run.start(area);
  expect(run.store.get()).toMatchObject({ phase: "running", soFar: { findings: [{}] } });
  open();
  await again;
  const { phase, soFar } = run.store.get();
  expect(phase).toBe("done");
  expect(soFar.findings.map(({ datasetId }) => datasetId)).toEqual(["b"]);
});

test("[S2] a new try that is answered with nothing is not taken for the old result", async () => {
  let tries = 0;
  const run = runOf({
    async *start() {
      tries += 1;
      if (tries === 1) yield* [aStart("a"), aFinding("a"), aVerdict()];
    },
  });
  await run.start(area);
  await run.start(area);
  expect(run.store.get().phase).toBe("broken");
});

test("[S4] a link opens the stored result; an answer that comes too late is dropped", async () => {
  const { open, passed } = gate();
  const { kind: _, ...started } = aStart("a");
  const { kind: __, id: ___, final: ____, expiresAt: _____, ...verdict } = aVerdict();
  const stored: ScreeningResult = {
    ...started,
    name: null,
    geometry: { type: "MultiPolygon", coordinates: [] },
    createdAt: "2026-11-01T12:00:00Z",
    expiresAt: "2027-04-30T12:00:00Z",
    findings: [],
    failures: [],
    verdict,
  };
  const run = runOf({
    async open(id) {
      if (id === "slow") await passed;
      return { ...stored, id };
    },
  });
  const slow = run.open("slow");
  await run.open("quick");
  open();
  await slow;
  expect(run.id).toBe("quick");
  expect(run.store.get()).toMatchObject({ phase: "done", isReopened: true });
});

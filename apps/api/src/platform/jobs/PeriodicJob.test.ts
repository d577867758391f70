import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PeriodicJob } from "./PeriodicJob.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Rounds that end when the test says so. */
function heldJob() {
  const held: PromiseWithResolvers<void>[] = [];
  const failures: unknown[] = [];
  const job = new PeriodicJob({
    everyMs: 1_000,
    round: () => {
      const round = Promise.withResolvers<void>();
      held.push(round);
      return round.promise;
    },
    onFailure: (error) => failures.push(error),
  });
  return { job, held, failures };
}

test("a round comes once per interval, the first after one", async () => {
  const { job, held } = heldJob();
  job.start();
  expect(held).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1_000);
  held[0]!.resolve();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(held).toHaveLength(2);
});

test("started at once, the first round does not wait", () => {
  const { job, held } = heldJob();
  job.start({ atOnce: true });
  expect(held).toHaveLength(1);
});

test("no round begins while one is under way, whoever asks", async () => {
  const { job, held } = heldJob();
  job.start({ atOnce: true });
  await vi.advanceTimersByTimeAsync(3_000);
  expect(job.run()).toBe(job.run());
  expect(held).toHaveLength(1);
});

test("a round that fails is told of, and the next one comes", async () => {
  const { job, held, failures } = heldJob();
  job.start({ atOnce: true });
  held[0]!.reject("down");
  await vi.advanceTimersByTimeAsync(1_000);
  expect(failures).toEqual(["down"]);
  expect(held).toHaveLength(2);
});

test("stopping waits for the round under way and begins no more", async () => {
  const { job, held } = heldJob();
  job.start({ atOnce: true });
  let isStopped = false;
  const stopping = job.stop().then(() => (isStopped = true));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(isStopped).toBe(false);
  held[0]!.resolve();
  await stopping;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(held).toHaveLength(1);
});

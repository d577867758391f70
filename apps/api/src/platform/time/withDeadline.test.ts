import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { withDeadline } from "./withDeadline.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("what is there in time is given, and no timer is left", async () => {
  expect(await withDeadline(Promise.resolve("work"), 1_000, () => "late")).toBe("work");
  expect(vi.getTimerCount()).toBe(0);
});

test("what takes longer yields to what `late` says", async () => {
  const given = withDeadline(new Promise<string>(() => {}), 1_000, () => "late");
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await given).toBe("late");
});

test("`late` may refuse", async () => {
  const refused = withDeadline(new Promise(() => {}), 1_000, () => {
    throw new Error("late");
  });
  const caught = refused.catch((error: unknown) => String(error));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await caught).toBe("Error: late");
});

test("work that fails in time fails, and a failure after its time is ignored", async () => {
  await expect(withDeadline(Promise.reject(new Error("down")), 1_000, () => "")).rejects.toThrow(
    "down",
  );
  const work = Promise.withResolvers<string>();
  const given = withDeadline(work.promise, 1_000, () => "late");
  await vi.advanceTimersByTimeAsync(1_000);
  work.reject(new Error("down"));
  expect(await given).toBe("late");
});

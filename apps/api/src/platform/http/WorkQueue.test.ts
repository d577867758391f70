import { describe, expect, test } from "vitest";
import { WorkQueue } from "./WorkQueue.ts";

const here = () => new AbortController().signal;

/** Asks for a place and tells, at any time, whether there is an answer. */
function asked(queue: WorkQueue, caller: string, signal = here()) {
  const state: { place: (() => void) | null | undefined } = { place: undefined };
  const wait = async () => {
    state.place = await queue.enter(caller, signal);
  };
  void wait();
  return state;
}
const settle = () => new Promise<void>((resolve) => void setImmediate(resolve));

describe("[P10] heavy work", () => {
  test("is done a few at once; some wait, and the rest is refused", async () => {
    const queue = new WorkQueue({ atOnce: 2, atOncePerCaller: 2, waiting: 2 });
    const all = ["a", "b", "c", "d", "e"].map((caller) => asked(queue, caller));
    await settle();
    expect(all.map(({ place }) => place === null)).toEqual([false, false, false, false, true]);
    expect(all.map(({ place }) => typeof place)).toEqual([
      "function",
      "function",
      "undefined",
      "undefined",
      "object",
    ]);
    all[0]!.place!();
    // Given back twice is given back once.
    all[0]!.place!();
    await settle();
    expect(all.map(({ place }) => typeof place).slice(2, 4)).toEqual(["function", "undefined"]);
  });

  test("of one caller takes neither all places nor the whole queue", async () => {
    const queue = new WorkQueue({ atOnce: 3, atOncePerCaller: 2, waiting: 4 });
    const loud = Array.from({ length: 6 }, () => asked(queue, "loud"));
    await settle();
    expect(loud.map(({ place }) => typeof place)).toEqual([
      "function",
      "function",
      "undefined",
      "undefined",
      "object",
      "object",
    ]);
    const polite = asked(queue, "polite");
    const second = asked(queue, "polite");
    await settle();
    expect(typeof polite.place).toBe("function");
    expect(second.place).toBeUndefined();
    polite.place!();
    await settle();
    // The loud caller waits longer, but has its share already.
    expect(typeof second.place).toBe("function");
    expect(loud[2]!.place).toBeUndefined();
  });

  test("of one who went away while waiting is not done", async () => {
    const queue = new WorkQueue({ atOnce: 1, atOncePerCaller: 1, waiting: 1 });
    const first = asked(queue, "a");
    const gone = new AbortController();
    const second = asked(queue, "b", gone.signal);
    await settle();
    gone.abort();
    await settle();
    expect(second.place).toBeNull();
    const third = asked(queue, "c");
    first.place!();
    await settle();
    expect(typeof third.place).toBe("function");
    expect(await queue.enter("d", gone.signal)).toBeNull();
  });
});

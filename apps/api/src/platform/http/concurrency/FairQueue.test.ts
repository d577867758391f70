import { setImmediate as nextTurn } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { type FairLimits, FairQueue, type Leave } from "./FairQueue.ts";

const here = () => new AbortController().signal;

/** Asks for a place and tells, at any time, whether there is an answer. */
function asked(queue: FairQueue, caller: string, signal = here()) {
  const state: { place: (() => void) | null | undefined } = { place: undefined };
  const wait = async () => {
    state.place = await queue.waitForPlace(caller, signal);
  };
  void wait();
  return state;
}
const settle = () => new Promise<void>((resolve) => void setImmediate(resolve));

describe("[P10] heavy work", () => {
  test("is done a few at once; some wait, and the rest is refused", async () => {
    const queue = new FairQueue({ atOnce: 2, atOncePerCaller: 2, waiting: 2, waitingPerCaller: 1 });
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
    const queue = new FairQueue({ atOnce: 3, atOncePerCaller: 2, waiting: 4, waitingPerCaller: 2 });
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
    const queue = new FairQueue({ atOnce: 1, atOncePerCaller: 1, waiting: 1, waitingPerCaller: 1 });
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
    expect(await queue.waitForPlace("d", gone.signal)).toBeNull();
  });
});

/** As of addresses: no limit in common, and a little in each turn. */
const addressQueue = (limits: Pick<FairLimits, "atOncePerCaller" | "waitingPerCaller">) =>
  new FairQueue({ atOnce: Infinity, waiting: Infinity, begunPerTurn: 2, ...limits });

/** Enters that many requests of an address and tells which have begun. */
function enter(queue: FairQueue, address: string, count: number, begun: string[]): boolean[] {
  return Array.from(
    { length: count },
    (_, n) => queue.enter(address, () => void begun.push(`${address}${n}`)) !== null,
  );
}

test("[P10] whoever sends much at once begins a little in each turn of the event loop; another begins at once", async () => {
  const queue = addressQueue({ atOncePerCaller: 100, waitingPerCaller: 100 });
  const begun: string[] = [];
  enter(queue, "loud", 50, begun);
  expect(begun.length).toBeLessThan(5);
  enter(queue, "polite", 1, begun);
  expect(begun.at(-1)).toBe("polite0");
  for (let turn = 0; turn < 60; turn += 1) await nextTurn();
  expect(begun.filter((name) => name.startsWith("loud"))).toEqual(
    Array.from({ length: 50 }, (_, n) => `loud${n}`),
  );
});

test("[P10] of one address so many are worked on at once, so many wait, and the rest are refused", async () => {
  const queue = addressQueue({ atOncePerCaller: 3, waitingPerCaller: 4 });
  const begun: string[] = [];
  const places: (Leave | null)[] = [];
  for (let n = 0; n < 3; n += 1) {
    places.push(queue.enter("a", () => undefined));
    await nextTurn();
  }
  expect(queue.length).toEqual({ running: 3, waiting: 0 });
  expect(enter(queue, "a", 6, begun)).toEqual([true, true, true, true, false, false]);
  await nextTurn();
  expect(queue.length).toEqual({ running: 3, waiting: 4 });
  places[0]!();
  await nextTurn();
  expect(queue.length).toEqual({ running: 3, waiting: 3 });
});

test("a place that was given back twice is counted once", async () => {
  const queue = addressQueue({ atOncePerCaller: 3, waitingPerCaller: 4 });
  const places = [queue.enter("a", () => undefined)!, queue.enter("a", () => undefined)!];
  for (const leave of [...places, ...places]) leave();
  for (let turn = 0; turn < 3; turn += 1) await nextTurn();
  expect(queue.length).toEqual({ running: 0, waiting: 0 });
});

test("callers who wait take turns, each one's work in its order", async () => {
  const queue = new FairQueue({
    atOnce: 1,
    atOncePerCaller: 1,
    waiting: 10,
    waitingPerCaller: 5,
  });
  const order: string[] = [];
  for (const name of ["a1", "a2", "a3", "b1", "c1"])
    queue.enter(name[0]!, (leave) => {
      order.push(name);
      setImmediate(leave);
    });
  for (let turn = 0; turn < 10; turn += 1) await nextTurn();
  expect(order).toEqual(["a1", "a2", "b1", "c1", "a3"]);
  expect(queue.length).toEqual({ running: 0, waiting: 0 });
});

test("tells whose work fills the queue", () => {
  const queue = new FairQueue({ atOnce: 1, atOncePerCaller: 1, waiting: 2, waitingPerCaller: 1 });
  for (const name of ["a", "a"]) queue.enter(name, () => undefined);
  expect([queue.fullFor("a"), queue.fullFor("b")]).toEqual(["of-caller", null]);
  queue.enter("b", () => undefined);
  expect(queue.fullFor("c")).toBe("of-all");
  expect(queue.enter("c", () => undefined)).toBeNull();
});

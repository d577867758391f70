import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { AddressQueues } from "./AddressQueues.ts";

/** Enters that many requests of an address and tells which have begun. */
function enter(queues: AddressQueues, address: string, count: number, begun: string[]): boolean[] {
  return Array.from({ length: count }, (_, n) =>
    queues.enter(address, () => void begun.push(`${address}${n}`)),
  );
}

test("[P10] whoever sends much at once begins a little in each turn of the event loop; another begins at once", async () => {
  const queues = new AddressQueues({ atOnce: 100, waiting: 100 });
  const begun: string[] = [];
  enter(queues, "loud", 50, begun);
  expect(begun.length).toBeLessThan(5);
  enter(queues, "polite", 1, begun);
  expect(begun.at(-1)).toBe("polite0");
  for (let turn = 0; turn < 60; turn += 1) await nextTurn();
  expect(begun.filter((name) => name.startsWith("loud"))).toEqual(
    Array.from({ length: 50 }, (_, n) => `loud${n}`),
  );
});

test("[P10] of one address so many are worked on at once, so many wait, and the rest are refused", async () => {
  const queues = new AddressQueues({ atOnce: 3, waiting: 4 });
  const begun: string[] = [];
  for (let n = 0; n < 3; n += 1) {
    enter(queues, "a", 1, begun);
    await nextTurn();
  }
  expect(queues.length).toEqual({ running: 3, waiting: 0 });
  expect(enter(queues, "a", 6, begun)).toEqual([true, true, true, true, false, false]);
  await nextTurn();
  expect(queues.length).toEqual({ running: 3, waiting: 4 });
  queues.leave("a");
  await nextTurn();
  expect(queues.length).toEqual({ running: 3, waiting: 3 });
});

test("an address that has nothing under way is forgotten", async () => {
  const queues = new AddressQueues({ atOnce: 3, waiting: 4 });
  enter(queues, "a", 2, []);
  queues.leave("a");
  queues.leave("a");
  for (let turn = 0; turn < 3; turn += 1) await nextTurn();
  // Leaving once more would count below nothing if it were still known.
  queues.leave("a");
  expect(queues.length).toEqual({ running: 0, waiting: 0 });
});

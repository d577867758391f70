import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { AddressTurns } from "./AddressTurns.ts";

/** Enters that many requests of an address and tells which have begun. */
function enter(turns: AddressTurns, address: string, count: number, begun: string[]): boolean[] {
  return Array.from({ length: count }, (_, n) =>
    turns.enter(address, () => void begun.push(`${address}${n}`)),
  );
}

test("[P10] whoever sends much at once begins a little in each turn; another begins at once", async () => {
  const turns = new AddressTurns({ atOnce: 100, waiting: 100 });
  const begun: string[] = [];
  enter(turns, "loud", 50, begun);
  expect(begun.length).toBeLessThan(5);
  enter(turns, "polite", 1, begun);
  expect(begun.at(-1)).toBe("polite0");
  for (let turn = 0; turn < 60; turn += 1) await nextTurn();
  expect(begun.filter((name) => name.startsWith("loud"))).toEqual(
    Array.from({ length: 50 }, (_, n) => `loud${n}`),
  );
});

test("[P10] of one address so many are worked on at once, so many wait, and the rest are refused", async () => {
  const turns = new AddressTurns({ atOnce: 3, waiting: 4 });
  const begun: string[] = [];
  for (let n = 0; n < 3; n += 1) {
    enter(turns, "a", 1, begun);
    await nextTurn();
  }
  expect(turns.length).toEqual({ running: 3, waiting: 0 });
  expect(enter(turns, "a", 6, begun)).toEqual([true, true, true, true, false, false]);
  await nextTurn();
  expect(turns.length).toEqual({ running: 3, waiting: 4 });
  turns.leave("a");
  await nextTurn();
  expect(turns.length).toEqual({ running: 3, waiting: 3 });
});

test("an address that has nothing under way is forgotten", async () => {
  const turns = new AddressTurns({ atOnce: 3, waiting: 4 });
  enter(turns, "a", 2, []);
  turns.leave("a");
  turns.leave("a");
  for (let turn = 0; turn < 3; turn += 1) await nextTurn();
  // Leaving once more would count below nothing if it were still known.
  turns.leave("a");
  expect(turns.length).toEqual({ running: 0, waiting: 0 });
});

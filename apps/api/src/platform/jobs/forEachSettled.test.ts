import { expect, test } from "vitest";
import { forEachSettled } from "./forEachSettled.ts";

const named = async (work: Promise<void>) => {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown as AggregateError,
  );
  return error?.errors.map((one: Error) => `${one.message}: ${(one.cause as Error).message}`);
};

test("what fails is named and holds up none of the others", async () => {
  const done: number[] = [];
  const work = forEachSettled(
    [1, 2, 3],
    async (item) => {
      if (item === 2) throw new Error("bad row");
      done.push(item);
    },
    (item) => `row ${item}`,
  );
  expect(await named(work)).toEqual(["row 2: bad row"]);
  expect(done).toEqual([1, 3]);
});

test("of a step that was attempted piece by piece the pieces are named", async () => {
  const fail = async () => {
    throw new Error("bad row");
  };
  const step = () => forEachSettled(["a", "b"], fail, (id) => `project ${id}`);
  const work = forEachSettled(
    [step, async () => {}],
    (one) => one(),
    () => "step",
  );
  expect(await named(work)).toEqual(["project a: bad row", "project b: bad row"]);
});

test("where nothing works not everything is attempted", async () => {
  let attempts = 0;
  const work = forEachSettled(
    Array.from({ length: 1000 }),
    async () => {
      attempts += 1;
      throw new Error("no database");
    },
    () => "row",
  );
  expect(await named(work)).toHaveLength(10);
  expect(attempts).toBe(100);
});

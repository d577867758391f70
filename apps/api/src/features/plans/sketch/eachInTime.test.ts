import { expect, test, vi } from "vitest";
import { ProblemError } from "../../../platform/problems/ProblemError.ts";
import { eachInTime } from "./outlineRoutes.ts";

const all = Array.from({ length: 8 }, (_, index) => ({ sketchId: String(index) }));
const away = () => Object.assign(new Error("connect"), { code: "ECONNREFUSED" });

async function run(failures: Record<string, () => Error>) {
  const error = vi.fn<() => void>();
  const done: string[] = [];
  const answer = await eachInTime(all, { error }, async ({ sketchId }) => {
    const failure = failures[sketchId];
    if (failure) throw failure();
    done.push(sketchId);
  });
  return { ...answer, done, logged: error.mock.calls.length };
}

test("[L2] a database that is away ends the work, and the rest is left to be requested again", async () => {
  const answer = await run({ 1: away, 2: away, 3: away, 4: away, 5: away, 6: away, 7: away });
  expect(answer).toMatchObject({
    done: ["0"],
    refused: ["1", "2", "3"],
    left: ["4", "5", "6", "7"],
    logged: 3,
  });
  expect(answer.reasons[0]).toEqual({ sketchId: "1", code: "database.unavailable" });
});

test("[L2] one that fails between others, or is refused, does not stop them", async () => {
  const refused = () => new ProblemError("sketch.no-overlap");
  expect(
    await run({ 0: away, 1: away, 3: away, 4: refused, 5: refused, 6: refused, 7: away }),
  ).toMatchObject({
    done: ["2"],
    refused: ["0", "1", "3", "4", "5", "6", "7"],
    left: [],
    logged: 4,
  });
});

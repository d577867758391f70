// @vitest-environment node
import { expect, test } from "vitest";
import { LatestOnly } from "./useLiveFigures.ts";

/** Answers are given by hand, in the order they were requested. */
function asked() {
  const waiting: { question: string; answer: (text: string) => void; fail: () => void }[] = [];
  const told: string[] = [];
  const asker = new LatestOnly<string, string>(
    (question) =>
      new Promise((resolve, reject) => {
        waiting.push({ question, answer: resolve, fail: () => reject(new Error("no answer")) });
      }),
    (answer) => told.push(answer instanceof Error ? answer.message : answer),
  );
  const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
  return { asker, waiting, told, settle };
}

test("[S1] while one answer is awaited only the newest of the later questions is asked", async () => {
  const { asker, waiting, told, settle } = asked();
  for (const question of ["a", "b", "c"]) asker.wants(question);
  expect(waiting.map(({ question }) => question)).toEqual(["a"]);
  waiting[0]!.answer("A");
  await settle();
  expect(told).toEqual(["A"]);
  expect(waiting.map(({ question }) => question)).toEqual(["a", "c"]);
});

test("[S1] an answer is not told when nothing is wanted any more", async () => {
  const { asker, waiting, told, settle } = asked();
  asker.wants("a");
  asker.wants(null);
  waiting[0]!.answer("A");
  await settle();
  expect(told).toEqual([]);
});

test("[S1] a question that failed is asked again by hand, and the same one never by itself", async () => {
  const { asker, waiting, told, settle } = asked();
  asker.wants("a");
  waiting[0]!.fail();
  await settle();
  asker.wants("a");
  await settle();
  expect(waiting).toHaveLength(1);
  asker.again();
  waiting[1]!.answer("A");
  await settle();
  expect(told).toEqual(["no answer", "A"]);
});

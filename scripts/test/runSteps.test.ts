import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { closingLine } from "./closingLine.ts";
import { countPlaywright } from "./playwrightStep.ts";
import { countVitest } from "./vitestStep.ts";
import { nothing, type Outcome } from "./Outcome.ts";
import { runSteps } from "./runSteps.ts";

const passes = async (): Promise<Outcome> => ({ ...nothing, passed: 1 });

test("a step that throws counts as one failure and the others still run", async () => {
  const broken = async (): Promise<Outcome> => {
    throw new Error("broken");
  };
  const done = await runSteps(
    [
      { title: "a", run: broken },
      { title: "b", run: passes, after: "a" },
    ],
    () => {},
  );
  expect(closingLine(done.map(({ outcome }) => outcome))).toBe("1 passed, 1 failed");
});

test("a step that must be alone has no company", async () => {
  const busy = { now: 0, most: 0 };
  const run = async (): Promise<Outcome> => {
    busy.now += 1;
    busy.most = Math.max(busy.most, busy.now);
    await nextTurn();
    busy.now -= 1;
    return passes();
  };
  await runSteps(
    ["a", "b", "c"].map((title) => ({ title, run, alone: true })),
    () => {},
  );
  expect(busy.most).toBe(1);
});

test("steps waiting for a step that does not exist are a mistake", async () => {
  await expect(runSteps([{ title: "a", run: passes, after: "x" }], () => {})).rejects.toThrow("a");
});

test("the closing line names skipped tests only when there are any", () => {
  expect(closingLine([{ ...nothing, passed: 3 }])).toBe("3 passed, 0 failed");
  expect(closingLine([{ ...nothing, passed: 3, skipped: 2 }])).toBe(
    "3 passed, 0 failed, 2 skipped",
  );
});

test("a test file that cannot be loaded counts as a failure", () => {
  const report = { numPassedTests: 4, numFailedTests: 0, numPendingTests: 0 };
  const broken = { name: "x.test.ts", status: "failed", assertionResults: [] };
  expect(countVitest({ ...report, testResults: [broken] }).failed).toBe(1);
});

test("a journey that needed a second try has passed, and is named", () => {
  const journey = (title: string, status: string) => ({
    title,
    tests: [{ projectName: "phone", status }],
  });
  const suites = [
    {
      specs: [journey("a", "expected")],
      suites: [{ specs: [journey("b", "flaky"), journey("c", "unexpected")] }],
    },
  ];
  const stats = { expected: 1, unexpected: 1, flaky: 1, skipped: 0 };
  expect(countPlaywright({ stats, suites })).toEqual({
    passed: 2,
    failed: 1,
    skipped: 0,
    notes: ["Passed only at the second try: [phone] b"],
  });
});

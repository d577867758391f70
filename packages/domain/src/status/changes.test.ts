import { expect, test } from "vitest";
import type { CountedStage } from "../lifecycle/stage.ts";
import { changesBetween } from "./changes.ts";

const row = (projectId: string, day: string, stage: CountedStage | null, tons: number) => ({
  projectId,
  at: `${day}T10:00:00Z`,
  stage,
  effects: { nitrogenReductionT: tons, extractionEffortHa: null, afforestationEffortHa: 0 },
});
const [early, late, done] = [
  "preliminary_examination_approval",
  "establishment_approval",
  "established",
] as const;

const rows = [
  row("stays", "2025-01-01", early, 1),
  row("moves", "2025-01-02", early, 2),
  row("drops", "2025-01-03", late, 4),
  row("grows", "2025-01-04", late, 8),
  row("builds", "2025-01-05", late, 16),
  row("moves", "2025-03-01", late, 2),
  row("comes", "2025-03-02", early, 32),
  row("drops", "2025-03-03", null, 4),
  row("grows", "2025-03-04", late, 10),
  row("builds", "2025-03-05", done, 16),
  row("visits", "2025-03-06", early, 64),
  row("visits", "2025-03-07", null, 64),
  row("same", "2025-03-08", null, 1),
  row("later", "2025-04-01", early, 128),
];
const period = { from: "2025-03-01", to: "2025-03-31" };

test("[T1] every change of the period is told, newest first, with what it changed", () => {
  const { changes } = changesBetween(rows, period);
  expect(
    changes.map(({ kind, row: { projectId }, effects }) => [
      projectId,
      kind,
      effects.nitrogenReductionT,
    ]),
  ).toEqual([
    ["visits", "dropped", -64],
    ["visits", "new", 64],
    ["builds", "established", 0],
    ["grows", "changed", 2],
    ["drops", "dropped", -4],
    ["comes", "new", 32],
    ["moves", "moved", 0],
  ]);
});

test("[T1] the parts of the difference add up to it", () => {
  const { delta } = changesBetween(rows, period);
  const tons = Object.fromEntries(
    Object.entries(delta).map(([name, effects]) => [name, effects.nitrogenReductionT]),
  );
  expect(tons).toEqual({
    before: 31,
    after: 61,
    added: 32,
    dropped: -4,
    changed: 2,
    established: 16,
  });
  expect(tons["before"]! + tons["added"]! + tons["dropped"]! + tons["changed"]!).toBe(
    tons["after"],
  );
});

test.each([
  { from: "2025-03-05", to: "2025-03-05", count: 1 },
  { from: "2025-05-01", to: "2025-06-01", count: 0 },
  { from: "2024-01-01", to: "2024-12-31", count: 0 },
])("[T1] from $from to $to $count changed", ({ from, to, count }) => {
  expect(changesBetween(rows, { from, to }).changes).toHaveLength(count);
});

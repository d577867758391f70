/**
 * What must not grow with the square of its input: each job at full size against a tenth of it,
 * taking turns. Linear work gives 10, quadratic 100. Budget: at most 25 times, by the median.
 */
import {
  evaluateScenario,
  type ScenarioProject,
} from "../packages/domain/src/plans/evaluateScenario.ts";
import type { Point, Ring } from "../packages/domain/src/areas/geometry.ts";
import { DEFAULT_LIMITS } from "../packages/domain/src/areas/limits.ts";
import { validateGeometry } from "../packages/domain/src/areas/validateGeometry.ts";

const budget = 25;
const turns = 9;

type Job = { what: string; full: () => unknown; tenth: () => unknown };

function box(x: number, y: number, side: number): Ring {
  const [west, south]: Point = [500_000 + x, 6_200_000 + y];
  return [
    [west, south],
    [west + side, south],
    [west + side, south + side],
    [west, south + side],
    [west, south],
  ];
}

function checkHoles(count: number): () => unknown {
  const holes = Array.from({ length: count }, (_, i) =>
    box(3 * (i % 150), 3 * Math.floor(i / 150), 1),
  );
  const coordinates = [box(-5, -5, 500), ...holes];
  return () => {
    const checked = validateGeometry({ type: "Polygon", coordinates }, DEFAULT_LIMITS);
    if (!checked.ok) throw new Error(`Refused: ${checked.refusal.code}`);
  };
}

function evaluate(count: number): () => unknown {
  const share = (i: number) => ({ subCatchmentId: String(i % 20), nitrogenReductionT: 1 });
  const projects = Array.from({ length: count }, (_, i): ScenarioProject => ({
    id: `s${i}`,
    stage: "sketch_project",
    effects: { nitrogenReductionT: 2, extractionEffortHa: 1, afforestationEffortHa: null },
    wholeEffects: { nitrogenReductionT: 2, extractionEffortHa: 1, afforestationEffortHa: null },
    shares: [share(i), share(i + 7)],
  }));
  const needs = Array.from({ length: 20 }, (_, i) => ({ id: String(i), needT: 10 }));
  const scenario = { included: new Set(projects.map(({ id }) => id)), dropoutShare: 0.2 };
  return () => evaluateScenario(needs, projects, scenario);
}

const jobs: Job[] = [
  {
    what: "a polygon of 19,900 holes is checked",
    full: checkHoles(19_900),
    tenth: checkHoles(1990),
  },
  { what: "6,410 projects are weighed", full: evaluate(6410), tenth: evaluate(641) },
];

function took(work: () => unknown): number {
  const started = performance.now();
  work();
  return performance.now() - started;
}

let isOver = false;
for (const { what, full, tenth } of jobs) {
  const ratios: number[] = [];
  const timesMs: number[] = [];
  for (let turn = -1; turn < turns; turn++) {
    // Ten of the small one: a single one is over before the clock has ticked often.
    const smallMs = took(() => Array.from({ length: 10 }, tenth)) / 10;
    const fullMs = took(full);
    if (turn < 0) continue;
    ratios.push(fullMs / smallMs);
    timesMs.push(fullMs);
  }
  const middle = (values: number[]) => values.toSorted((a, b) => a - b)[(turns - 1) / 2]!;
  isOver ||= middle(ratios) > budget;
  process.stdout.write(
    `${what}: ${middle(timesMs).toFixed(1)} ms, ${middle(ratios).toFixed(1)} times a tenth of it (at most ${budget})\n`,
  );
}
process.exitCode = isOver ? 1 : 0;

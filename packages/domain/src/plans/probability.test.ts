import { expect, test } from "vitest";
import { STAGES } from "../lifecycle/stage.ts";
import { evaluateScenario, type ScenarioProject } from "./evaluateScenario.ts";
import {
  dropoutOf,
  planProbability,
  raisedBy,
  shownPercent,
  USUAL_ASSUMPTIONS,
} from "./probability.ts";

/** Another generator than the one under test. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

function project(id: string, stage: ScenarioProject["stage"], tons: Record<string, number>) {
  const effects = {
    nitrogenReductionT: Object.values(tons).reduce((sum, one) => sum + one, 0),
    extractionEffortHa: null,
    afforestationEffortHa: null,
  };
  const shares = Object.entries(tons).map(([subCatchmentId, nitrogenReductionT]) => ({
    subCatchmentId,
    nitrogenReductionT,
  }));
  return { id, stage, effects, wholeEffects: effects, shares };
}

/** The usual ones, and what a planner may write instead. */
const others = { ...USUAL_ASSUMPTIONS, sketchDropout: 0.15, preliminaryDropout: 0.6 };

test.each([11, 22, 33].flatMap((seed) => [USUAL_ASSUMPTIONS, others].map((by) => ({ seed, by }))))(
  "[L2] plan $seed, sketches lost $by.sketchDropout: within a percentage point of 100,000 draws",
  ({ seed, by }) => {
    const next = randomFrom(seed);
    const projects = Array.from({ length: 9 }, (_, i) =>
      project(`i${i}`, STAGES[Math.floor(next() * STAGES.length)]!, {
        west: 1 + 4 * next(),
        ...(i % 2 === 0 && { east: 1 + 3 * next() }),
      }),
    );
    const land = [
      { ids: ["i0", "i1"], shares: [0.4, 0.3] },
      { ids: ["i1", "i2", "i3"], shares: [0.2, 0.3, 0.4] },
      { ids: ["i4", "i5"], shares: [0.5, 0.5] },
    ];
    const all = new Set(projects.map(({ id }) => id));
    const free = [
      { id: "west", needT: 0 },
      { id: "east", needT: 0 },
      { id: "none", needT: 0 },
    ];
    const most = evaluateScenario(free, projects, { included: all, land }).balances;
    const subCatchments = free.map(({ id }) => ({ id, needT: 0.6 * most.get(id)!.plannedT }));
    const met = { plan: 0, west: 0, east: 0 };
    // The same choice of items always gives the same figure, so each is computed once.
    const known = new Map<string, { west: boolean; east: boolean }>();
    for (let draw = 0; draw < 100_000; draw++) {
      const kept = projects.filter(({ stage }) => next() >= dropoutOf(by)[stage]);
      const key = kept.map(({ id }) => id).join();
      let outcome = known.get(key);
      if (!outcome) {
        const { balances } = evaluateScenario(subCatchments, projects, {
          included: new Set(kept.map(({ id }) => id)),
          dropoutShare: 0,
          land,
        });
        const isMet = (id: string) => balances.get(id)!.remainingT < 0.05;
        outcome = { west: isMet("west"), east: isMet("east") };
        known.set(key, outcome);
      }
      met.west += Number(outcome.west);
      met.east += Number(outcome.east);
      met.plan += Number(outcome.west && outcome.east);
    }
    const found = planProbability(subCatchments, projects, land, by);
    expect([...found.subCatchments.keys()]).toEqual(["west", "east"]);
    expect(Math.abs(found.plan - met.plan / 100_000)).toBeLessThan(0.01);
    for (const id of ["west", "east"] as const)
      expect(Math.abs(found.subCatchments.get(id)! - met[id] / 100_000)).toBeLessThan(0.01);
  },
);

test("[L2] what a sketch would raise is what the plan has with it, and the best comes first", () => {
  const next = randomFrom(5);
  const projects = Array.from({ length: 12 }, (_, i) =>
    project(
      `i${String(i).padStart(2, "0")}`,
      i % 3 === 0 ? "establishment_approval" : "sketch_project",
      {
        west: 1 + 4 * next(),
        ...(i % 2 === 0 && { east: 1 + 3 * next() }),
      },
    ),
  );
  const [counted, candidates] = [projects.slice(0, 8), projects.slice(8)];
  const land = [
    { ids: ["i00", "i08"], shares: [0.4, 0.3] },
    { ids: ["i01", "i02", "i09"], shares: [0.2, 0.3, 0.4] },
    { ids: ["i08", "i10"], shares: [0.5, 0.5] },
  ];
  const needs = [
    { id: "west", needT: 14 },
    { id: "east", needT: 5 },
  ];
  const raises = raisedBy(candidates, needs, counted, land);
  expect(raises.map(({ id }) => id).toSorted()).toEqual(candidates.map(({ id }) => id));
  for (const { id, probability } of raises) {
    const withIt = [...counted, projects.find((one) => one.id === id)!];
    expect(Math.abs(probability - planProbability(needs, withIt, land).plan)).toBeLessThan(0.01);
  }
  expect(raises.map(({ probability }) => probability)).toEqual(
    raises.map(({ probability }) => probability).toSorted((a, b) => b - a),
  );
});

test("[L2] where one sketch is far too little, none is named", () => {
  const needs = [{ id: "west", needT: 500 }];
  expect(raisedBy([project("a", "sketch_project", { west: 5 })], needs, [], [])).toEqual([]);
});

test("[L2] what is established is sure, and a plan without a need lacks nothing", () => {
  const established = [project("a", "established", { west: 5 })];
  expect(planProbability([{ id: "west", needT: 5 }], established, []).plan).toBe(1);
  expect(planProbability([{ id: "west", needT: 6 }], established, []).plan).toBe(0);
  expect(planProbability([{ id: "west", needT: 0 }], [], []).plan).toBe(1);
});

test("[L2] a place that lacks for certain leaves the others as they are", () => {
  const projects = [
    project("a", "sketch_project", { west: 5 }),
    project("b", "sketch_project", { east: 1 }),
  ];
  const needs = [
    { id: "west", needT: 5 },
    { id: "east", needT: 50 },
  ];
  const { plan, subCatchments } = planProbability(needs, projects, []);
  expect([plan, subCatchments.get("east")]).toEqual([0, 0]);
  expect(subCatchments.get("west")).toBeCloseTo(0.6, 1);
});

test.each([
  [0, { percent: 1, end: "under" }],
  [0.009, { percent: 1, end: "under" }],
  [0.154, { percent: 15, end: null }],
  [0.995, { percent: 99, end: "over" }],
])("[L2] %f is shown as %o", (probability, shown) => {
  expect(shownPercent(probability)).toEqual(shown);
});

import { expect, test } from "vitest";
import type { Stage } from "../lifecycle/stage.ts";
import { planBalance, subCatchmentBalance } from "./balance.ts";
import { evaluateScenario, type ScenarioProject } from "./evaluateScenario.ts";
import { shareNeed, unsharedNeedT } from "./shareNeed.ts";

const given = (stage: Stage, nitrogenReductionT: number | null, included = true) => ({
  stage,
  nitrogenReductionT,
  included,
});

test("[L2] planned is included sketches and the three stages; achieved is established", () => {
  const balance = subCatchmentBalance(100, [
    given("sketch_project", 10),
    given("sketch_project", 1000, false),
    given("preliminary_examination_approval", 20),
    given("establishment_approval", 30),
    given("established", 5),
    given("established", null),
    given("establishment_approval", 7, false),
  ]);
  expect(balance).toMatchObject({
    needT: 100,
    plannedT: 65,
    achievedT: 5,
    remainingT: 35,
    surplusT: 0,
    dropoutT: 6,
    plannedAfterDropoutT: 59,
    remainingAfterDropoutT: 41,
    coveredShare: 0.65,
    isCovered: false,
    hasNeed: true,
  });
});

test.each([
  { needT: 10, plannedT: 4, remainingT: 6, surplusT: 0 },
  { needT: 10, plannedT: 10, remainingT: 0, surplusT: 0 },
  { needT: 10, plannedT: 14, remainingT: 0, surplusT: 4 },
])(
  "[L2] need $needT and planned $plannedT: remaining $remainingT, surplus $surplusT",
  ({ needT, plannedT, ...rest }) => {
    expect(subCatchmentBalance(needT, [given("established", plannedT)])).toMatchObject(rest);
  },
);

test("[L2] no need says so and has no percent", () => {
  expect(subCatchmentBalance(0, [given("established", 4)])).toMatchObject({
    hasNeed: false,
    coveredShare: null,
    remainingT: 0,
  });
});

test("[L2] surplus of one sub-catchment covers nothing in another", () => {
  const plan = planBalance([
    subCatchmentBalance(10, [given("established", 30)]),
    subCatchmentBalance(10, [given("established", 4)]),
  ]);
  expect(plan).toMatchObject({ needT: 20, plannedT: 34, remainingT: 6, surplusT: 20 });
  expect(plan).toMatchObject({ coveredShare: 0.7, isCovered: false });
});

test("[L2] a plan whose sub-catchments need nothing says so", () => {
  expect(planBalance([subCatchmentBalance(0, [given("established", 3)])])).toMatchObject({
    hasNeed: false,
    coveredShare: null,
    surplusT: 3,
  });
});

test("[L2] the expected dropout is adjustable", () => {
  expect(subCatchmentBalance(10, [given("establishment_approval", 10)], 0.5)).toMatchObject({
    dropoutT: 5,
    remainingT: 0,
    remainingAfterDropoutT: 5,
  });
});

const projects = [
  {
    id: "s1",
    stage: "sketch_project",
    effects: { nitrogenReductionT: 10, extractionEffortHa: 5, afforestationEffortHa: null },
    shares: [
      { subCatchmentId: "a", nitrogenReductionT: 6 },
      { subCatchmentId: "b", nitrogenReductionT: 4 },
    ],
  },
  {
    id: "p1",
    stage: "establishment_approval",
    effects: { nitrogenReductionT: 5, extractionEffortHa: 0, afforestationEffortHa: 2 },
    shares: [
      { subCatchmentId: "a", nitrogenReductionT: 5 },
      { subCatchmentId: "elsewhere", nitrogenReductionT: 9 },
    ],
  },
].map(
  (project): ScenarioProject => ({ ...project, wholeEffects: project.effects }) as ScenarioProject,
);
const subCatchments = [
  { id: "a", needT: 12 },
  { id: "b", needT: 3 },
];

test("[L2] a scenario counts what is switched on, in each sub-catchment", () => {
  const all = evaluateScenario(subCatchments, projects, {
    included: new Set(["s1", "p1"]),
    dropoutShare: 0.2,
  });
  expect(all.balances.get("a")).toMatchObject({
    plannedT: 11,
    remainingT: 1,
    remainingAfterDropoutT: 2,
  });
  expect(all.balances.get("b")).toMatchObject({ plannedT: 4, remainingT: 0, surplusT: 1 });
  expect(all).toMatchObject({
    plan: { remainingT: 1 },
    effects: { nitrogenReductionT: 15, extractionEffortHa: 5, afforestationEffortHa: 2 },
    includedCount: 2,
  });
  const none = evaluateScenario(subCatchments, projects, {
    included: new Set(),
    dropoutShare: 0.2,
  });
  expect(none).toMatchObject({ plan: { plannedT: 0, remainingT: 15 }, includedCount: 0 });
});

test("[L2] what lies in none of the sub-catchments is planned and covers nothing", () => {
  const outcome = evaluateScenario(subCatchments, [{ ...projects[0]!, shares: [] }, projects[1]!], {
    included: new Set(["s1", "p1"]),
  });
  expect(outcome).toMatchObject({ outsideT: 10, plan: { plannedT: 15, remainingT: 10 } });
});

test("[L2] a need is shared by area over flagged sub-catchments and adds up", () => {
  expect(
    shareNeed(100, [
      { id: "a", areaHa: 30, hasNeed: true },
      { id: "b", areaHa: 10, hasNeed: true },
      { id: "c", areaHa: 60, hasNeed: false },
    ]),
  ).toEqual([
    { id: "a", needT: 75, source: "shared-by-area" },
    { id: "b", needT: 25, source: "shared-by-area" },
    { id: "c", needT: 0, source: "shared-by-area" },
  ]);
});

test("[L2] what given figures leave of a need never lands where there is none", () => {
  expect(
    shareNeed(100, [
      { id: "a", areaHa: 30, hasNeed: true, givenNeedT: 60 },
      { id: "b", areaHa: 10, hasNeed: false },
    ]).map(({ needT }) => needT),
  ).toEqual([60, 0]);
});

test.each([
  { given: "all edited to 0", subs: [[0, true]], unsharedT: 100 },
  {
    given: "edited below the need",
    subs: [
      [30, true],
      [20, false],
    ],
    unsharedT: 50,
  },
  { given: "edited above the need", subs: [[120, true]], unsharedT: 0 },
  { given: "official and rounded", subs: [[99.8, false]], unsharedT: 0 },
] as const)("[L2] of a need of 100 t, $given, $unsharedT t is nobody's", ({ subs, unsharedT }) => {
  const rows = subs.map(([needT, isEdited]) => ({ needT, isEdited }));
  expect(unsharedNeedT(100, rows)).toBe(unsharedT);
});

test("[L2] given figures stand, the rest is shared; a need never vanishes", () => {
  expect(
    shareNeed(100, [
      { id: "a", areaHa: 30, hasNeed: true, givenNeedT: 80 },
      { id: "b", areaHa: 10, hasNeed: true },
    ]).map(({ needT }) => needT),
  ).toEqual([80, 20]);
  expect(
    shareNeed(100, [
      { id: "a", areaHa: 30, hasNeed: false },
      { id: "b", areaHa: 10, hasNeed: false },
    ]).map(({ needT }) => needT),
  ).toEqual([75, 25]);
  expect(shareNeed(0, [{ id: "a", areaHa: 30, hasNeed: true }]).map(({ needT }) => needT)).toEqual([
    0,
  ]);
});

test("[L2] a scenario counts land once, and as often as it is drawn under gross", () => {
  const land = [{ ids: ["s1", "p1"], shares: [0.5, 0.25] }];
  const { plan, balances, effects, grossEffects } = evaluateScenario(subCatchments, projects, {
    included: new Set(["s1", "p1"]),
    dropoutShare: 0.2,
    land,
  });
  // The applied project keeps the land; half of the sketch counts.
  expect(balances.get("a")).toMatchObject({ plannedT: 8, gross: { plannedT: 11 } });
  expect(balances.get("b")).toMatchObject({ plannedT: 2, remainingT: 1, gross: { remainingT: 0 } });
  expect(plan).toMatchObject({ plannedT: 10, gross: { plannedT: 15 } });
  expect([effects.extractionEffortHa, grossEffects.extractionEffortHa]).toEqual([2.5, 5]);
  const alone = evaluateScenario(subCatchments, projects, { included: new Set(["s1"]), land });
  expect(alone.plan.plannedT).toBe(10);
});

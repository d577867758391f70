import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sql } from "../../../apps/api/src/platform/database/sql.ts";
import { useTestDatabase } from "../../../apps/api/src/testing/useTestDatabase.ts";
import { useTestServer } from "../../../apps/api/src/testing/useTestServer.ts";
import { loadReference } from "../../../apps/api/src/platform/reference/loadReference.ts";
import { silentProgress } from "../progress.ts";
import type { Effects, Nation, NationArea } from "../testing/randomNation.ts";
import {
  answersOf,
  effectNames,
  effectsIn,
  nationalFigures,
  randomNation,
} from "../testing/randomNation.ts";
import { serveNational } from "../testing/serveNational.ts";
import { importNational } from "./importNational.ts";

// Another nation than any other test imports; the number may be changed at will.
const seed = 20_775;

type UnitAnswer = Record<string, never> & {
  id: string;
  projects: (Effects & { projectId: string })[];
  sketchProjects: (Effects & { sketchProjectId: string })[];
  mitigationMeasures: (Effects & { mitigationMeasureId: string })[];
};

describe(`a nation never seen before (${seed})`, () => {
  const database = useTestDatabase();
  const own = useTestServer(database);
  const nation = randomNation(seed);
  let national: Awaited<ReturnType<typeof serveNational>>;
  let first: Awaited<ReturnType<typeof bring>>;
  let units: { plans: UnitAnswer[]; vos: UnitAnswer[] };

  const bring = () =>
    importNational(
      { database, progress: silentProgress },
      { from: national.url, firstWaitMilliseconds: 1 },
    );
  const ask = async <T>(path: string): Promise<T> =>
    (await own.app.inject({ url: `/api${path}` })).json<T>();

  beforeAll(async () => {
    await database.transaction((tx) => loadReference(tx));
    national = await serveNational(answersOf(nation));
    national.failures.set("status/plans", 2).set("status/vos", 1);
    first = await bring();
    units = { plans: await ask("/status/plans"), vos: await ask("/status/vos") };
  }, 300_000);
  afterAll(() => national?.close());

  test("everything that is served comes in, also from a server that stumbles", () => {
    expect(first).toMatchObject({
      ok: true,
      value: {
        plans: 37,
        projects: 1375,
        sketchProjects: 5133,
        leftOut: { projectsInOtherStates: 0, unknownFacts: 0 },
        geometries: { fetched: 6508, unusable: [] },
      },
    });
  });

  test("goals and counts are the nation's", async () => {
    for (const [name, expected] of Object.entries(nationalFigures.goals))
      expect(sumOf(units.plans.map((plan) => plan[name] ?? 0))).toBeCloseTo(expected, 6);
    const projects = await ask<{ projectStatus: 6 | 10 | 15 }[]>("/status/projects");
    for (const state of [6, 10, 15] as const) {
      expect(projects.filter((each) => each.projectStatus === state)).toHaveLength(
        nationalFigures.countByState[state],
      );
    }
  });

  test("effects by stage and of sketches add up, over projects, plans and tripartites", async () => {
    const projects = await ask<(Effects & { projectStatus: 6 | 10 | 15 })[]>("/status/projects");
    for (const state of [6, 10, 15] as const) {
      const inState = projects.filter((each) => each.projectStatus === state);
      expect(sumOf(inState.map((each) => each.nitrogenReductionT))).toBeCloseTo(
        nationalFigures.nitrogenByStateT[state],
        6,
      );
    }
    const totals = { ...nationalFigures.projects, nitrogenReductionT: 4252.199 };
    for (const list of [units.plans, units.vos]) {
      for (const name of effectNames) {
        const total = `total${name[0]!.toUpperCase()}${name.slice(1)}`;
        expect(sumOf(list.map((unit) => unit[total] ?? 0))).toBeCloseTo(totals[name], 6);
        expect(
          sumOf(list.flatMap((unit) => unit.mitigationMeasures.map((each) => each[name]))),
        ).toBeCloseTo(totals[name], 6);
        expect(
          sumOf(list.flatMap((unit) => unit.sketchProjects.map((each) => each[name]))),
        ).toBeCloseTo(nationalFigures.sketches[name], 6);
      }
    }
  });

  test("every (area, unit) has the effect that it was served with", () => {
    const worst = {
      plans: worstDifference(nation, units.plans, "inPlans"),
      vos: worstDifference(nation, units.vos, "inTripartites"),
    };
    expect(worst.plans.compared).toBeGreaterThan(20_000);
    expect(worst.vos.compared).toBeGreaterThan(20_000);
    expect(Math.max(worst.plans.difference, worst.vos.difference)).toBeLessThanOrEqual(1e-9);
  });

  test("the same again changes nothing; a later day changes what changed", async () => {
    const state = () =>
      sql`select (select count(*) from project_history) as history, (select sum(version) from project) as projects,
        (select sum(version) from sketch_project) as sketches, (select count(*) from plan_version) as published,
        (select count(*) from geo_overlap) as overlaps, (select sum(overlap_ha order by overlap_ha) from geo_overlap) as ha`.execute(
        database.write,
      );
    const before = (await state()).rows;
    expect(await bring()).toMatchObject({
      ok: true,
      value: { newVersions: 0, droppedOut: 0, geometries: { fetched: 0 } },
    });
    expect((await state()).rows).toEqual(before);

    const [gone, ...left] = nation.projects as [NationArea, ...NationArea[]];
    await national.close();
    national = await serveNational(answersOf({ ...nation, projects: left }));
    expect(await bring()).toMatchObject({ ok: true, value: { projects: 1374, droppedOut: 1 } });
    // What was served before may be served again until the new figures are computed.
    const served = async () =>
      (await ask<{ projectId: string }[]>("/status/projects")).map(({ projectId }) => projectId);
    await expect.poll(served, { timeout: 20_000 }).toHaveLength(1374);
    expect(await served()).not.toContain(gone.id);
  }, 300_000);
});

const sumOf = (values: readonly (number | null)[]) =>
  values.reduce<number>((sum, value) => sum + (value ?? 0), 0);

function worstDifference(
  nation: Nation,
  units: readonly UnitAnswer[],
  list: "inPlans" | "inTripartites",
) {
  const found = new Map<string, Effects>();
  for (const unit of units) {
    for (const row of unit.projects) found.set(`${row.projectId} ${unit.id}`, row);
    for (const row of unit.sketchProjects) found.set(`${row.sketchProjectId} ${unit.id}`, row);
  }
  let [compared, difference] = [0, 0];
  for (const area of [...nation.projects, ...nation.sketches]) {
    for (const { unitId } of area[list]) {
      const [mine, given] = [
        found.get(`${area.id} ${unitId}`),
        effectsIn(area, area[list], unitId),
      ];
      for (const name of effectNames) {
        compared++;
        const isSame = (mine?.[name] ?? null) === given[name];
        const off = isSame
          ? 0
          : Math.abs((mine?.[name] ?? Number.NaN) - (given[name] ?? Number.NaN));
        difference = Number.isNaN(off) ? Infinity : Math.max(difference, off);
      }
    }
  }
  return { compared, difference };
}

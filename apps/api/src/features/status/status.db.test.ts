import { copenhagenDay } from "@mars/domain/time/copenhagen";
import type { StatusPlan, StatusUnit } from "@mars/contracts/status/status";
import type {
  OverviewPage,
  ProjectsPage,
  UnitPage,
  UnitsPage,
} from "@mars/contracts/status/statusPages";
import { changeKinds, type ChangesPage } from "@mars/contracts/status/statusChanges";
import type { UnitShapes } from "@mars/contracts/status/statusOutlines";
import { NATIONAL_GOALS } from "@mars/domain/status/goals";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { useTestDatabase } from "../../testing/useTestDatabase.ts";
import { useTestServer } from "../../testing/useTestServer.ts";
import { changesOf } from "./changes/changesOf.ts";
import { outlinesWithin } from "./changes/queries.ts";
import { loadSnapshot } from "./snapshot/loadSnapshot.ts";
import { PointStore } from "./snapshot/PointStore.ts";
import { naiveTotals } from "./testing/naiveTotals.ts";
import { readFrom } from "./testing/readFrom.ts";
import {
  geoId,
  insertWorld,
  municipalityId,
  planId,
  projectId,
  publishPlan,
  sketchId,
} from "./testing/statusWorld.ts";

const database = useTestDatabase();
const server = useTestServer(database);

const get = readFrom(server);

beforeAll(async () => {
  await database.transaction(async (tx) => {
    await insertWorld(tx);
    await publishPlan(tx, { plan: 1, version: 1, at: "2025-04-01T10:00:00Z", sketches: [51] });
    await publishPlan(tx, {
      plan: 1,
      version: 2,
      at: "2025-07-01T10:00:00Z",
      sketches: [51, 52, 53],
    });
  });
});

describe("[T4] [T6] [T8] totals of units", () => {
  test.each(["plans", "vos", "municipalities"] as const)(
    "%s agree with a naive recomputation from the rows",
    async (path) => {
      const units = await get<StatusUnit[]>(`/status/${path}`);
      const kind = { plans: "plan", vos: "tripartite", municipalities: "municipality" } as const;
      const expected = await naiveTotals(database.read, kind[path]);
      expect(units.length).toBe(expected.size);
      for (const unit of units) {
        const naive = expected.get(unit.id)!;
        expect(unit.totalNitrogenReductionT).toBeCloseTo(naive.nitrogen, 9);
        expect(unit.totalExtractionEffortHa).toBeCloseTo(naive.extraction, 9);
        expect(unit.totalAfforestationEffortHa).toBeCloseTo(naive.afforestation, 9);
        expect(unit.sketchProjects.reduce((sum, s) => sum + s.nitrogenReductionT!, 0)).toBeCloseTo(
          naive.sketchNitrogen,
          9,
        );
        expect(unit.countSketchProjects).toBe(unit.sketchProjects.length);
      }
    },
  );

  test("a project in two plans is shared by overlap, and null counts as 0", async () => {
    const [west, east] = await get<StatusPlan[]>("/status/plans");
    expect(west).toMatchObject({
      name: "Vestfjord",
      status: "Published",
      totalNitrogenReductionT: 6,
      totalExtractionEffortHa: 300,
      countApprovedProjects: 1,
      countAssessedProjects: 1,
      countEstablishedProjects: 0,
      countSketchProjects: 2,
    });
    // The forest reaches 2 km out to sea: land keeps all of it.
    expect(east).toMatchObject({ totalNitrogenReductionT: 9, totalAfforestationEffortHa: 500 });
    expect(east?.projects.map(({ projectStatus }) => projectStatus).toSorted()).toEqual([10, 15]);
  });

  test("[T16] dropped-out projects and drafts are in nothing public", async () => {
    const { body } = await server.app.inject({ url: "/api/status/projects" });
    expect(body).not.toContain("Frafaldet");
    expect(body).not.toContain("Kladden");
    const overview = await get<OverviewPage>("/status/pages/overview");
    expect(overview.counts).toEqual({
      preliminary_examination_approval: 1,
      establishment_approval: 1,
      established: 1,
      total: 3,
      sketch_project: 2,
    });
    expect(JSON.stringify(overview)).not.toContain("Frafaldet");
  });
});

describe("[T1] the overview", () => {
  test("goals carry stages, sketches apart, and the expected dropout", async () => {
    const { goals, totals } = await get<OverviewPage>("/status/pages/overview");
    expect(goals.nitrogen).toMatchObject({
      goal: 13_780,
      byYear: 2027,
      reached: 15,
      byStage: { preliminary_examination_approval: 0, establishment_approval: 12, established: 3 },
    });
    expect(goals.nitrogen.sketch).toBeCloseTo(10.3, 9);
    expect(goals.nitrogen.expectedDropout).toBeCloseTo(2.4, 9);
    expect(totals.total).toEqual({ nitrogen: 15, extraction: 500, afforestation: 500 });
  });

  test("the last point of the development is what stands now", async () => {
    const { development, counts, totals } = await get<OverviewPage>("/status/pages/overview");
    const { total: _, sketch_project: __, ...stages } = counts;
    expect(development.at(-1)?.counts).toEqual(stages);
    expect(development.at(-1)?.effects).toEqual(totals.byStage);
  });

  test("[T10] the largest projects of an effect come alone, with how many there are", async () => {
    const { projects: all } = await get<ProjectsPage>("/status/pages/projects");
    const few = await get<ProjectsPage>(
      "/status/pages/projects?giving=nitrogen&largest=nitrogen&limit=1",
    );
    const giving = all.filter(({ effects }) => effects.nitrogen > 0);
    const most = Math.max(...giving.map(({ effects }) => effects.nitrogen));
    expect(few.projects.map(({ effects }) => effects.nitrogen)).toEqual([most]);
    expect(few.total).toBe(giving.length);
    expect(few.total).toBeLessThan(all.length);
    expect(new Set(few.measures)).toEqual(new Set(giving.flatMap(({ measure }) => measure ?? [])));
  });

  test("latest changes come newest first and name from and to", async () => {
    const { latestChanges } = await get<OverviewPage>("/status/pages/overview");
    expect(latestChanges.map(({ name, from, to }) => [name, from, to])).toEqual([
      ["Aaskov", "establishment_approval", "established"],
      ["Ådalen", "preliminary_examination_approval", "establishment_approval"],
      ["Aaskov", null, "establishment_approval"],
      ["Østermose", null, "preliminary_examination_approval"],
      ["Ådalen", null, "preliminary_examination_approval"],
    ]);
  });
});

describe("as of an earlier day", () => {
  test.each([
    ["2025-02-01", 50, 0],
    ["2025-02-10", 62, 0],
    ["2025-04-01", 65, 1],
    // Danish midnight: the change at 22:30 UTC belongs to the day after.
    ["2025-06-30", 65, 1],
    ["2025-08-01", 15, 2],
  ])("on %s there were %d t N and %d sketches", async (day, tons, sketches) => {
    const page = await get<OverviewPage>(`/status/pages/overview?asOf=${day}`);
    expect(page.asOf).toBe(day);
    expect(page.totals.total.nitrogen).toBe(tons);
    expect(page.counts.sketch_project).toBe(sketches);
    expect(page.dataDate === null || page.dataDate.slice(0, 10) <= day).toBe(true);
  });

  test.each([
    ["2025-06-30", "preliminary_examination_approval"],
    ["2025-07-01", "establishment_approval"],
  ])("on %s Ådalen stood in %s", async (day, stage) => {
    const { projects } = await get<UnitPage>(`/status/pages/units/plan/${planId(1)}?asOf=${day}`);
    expect(projects.find(({ name }) => name === "Ådalen")?.stage).toBe(stage);
  });

  test.each([
    "/status/pages/overview",
    "/status/pages/units/plan",
    "/status/pages/outlines/municipality",
    "/status/pages/sheet",
    "/status/sheet.pdf",
    "/status/preview.png",
    "/status/tables/projects.csv",
  ])("%s refuses days without figures, with the nearest that has", async (path) => {
    const { historyFrom } = await get<OverviewPage>("/status/pages/overview");
    const today = copenhagenDay(new Date().toISOString());
    const refused = async (day: string) => {
      const answer = await server.app.inject({ url: `/api${path}?asOf=${day}` });
      const { code, nearest } = answer.json<{ code: string; nearest: string }>();
      return [answer.statusCode, code, nearest];
    };
    expect(await refused("2020-01-01")).toEqual([422, "status.day-unknown", historyFrom]);
    expect(await refused("2097-01-01")).toEqual([422, "status.day-unknown", today]);
  });

  test("a day that is none is a fault", async () => {
    const { statusCode } = await server.app.inject({
      url: "/api/status/pages/overview?asOf=2025-02-31",
    });
    expect(statusCode).toBe(400);
  });
});

describe("[T3] [T5] [T7] units", () => {
  test("municipalities come in Danish order, with rank and share of the country", async () => {
    const page = await get<UnitsPage>("/status/pages/units/municipality");
    expect(page.units.map(({ name }) => name)).toEqual(["Brøndby", "Ærø", "Aarhus"]);
    const [, , aarhus] = page.units;
    expect(aarhus?.totals.total.extraction).toBeCloseTo(100 + 400 / 4, 9);
    expect(aarhus?.shareOfCountry.extraction).toBeCloseTo(200 / 500, 9);
    expect(aarhus?.rank).toMatchObject({ extraction: 2, afforestation: 3 });
  });

  test("[T8] a coastal water group holds planned against need by sub-catchment", async () => {
    const page = await get<UnitPage>(`/status/pages/units/plan/${planId(1)}`);
    expect(page.plan).toMatchObject({ needT: 60, nitrogenReductionGoalT: 100 });
    // 6 t of Ådalen, half of sketch 51 and all of 52; 53 is not counted by its plan.
    expect(page.plan?.coverageInclSketches.contributedT).toBeCloseTo(6 + 5.1 / 2 + 5.2, 9);
    expect(page.plan).toMatchObject({ verdict: "missing", coverage: { missingT: 54, needT: 60 } });
    // A fifth of the 6 t with establishment approval is expected to drop out, all in one place.
    const { missingT = 0 } = page.plan?.inclSketchesAfterDropout ?? {};
    expect(missingT - page.plan!.coverageInclSketches.missingT).toBeCloseTo(6 * 0.2, 9);
    expect(page.totals.totalInclSketches.nitrogen).toBeCloseTo(6 + 5.1 / 2 + 5.2, 9);
    const [north, southern] = page.subCatchments;
    expect(north).toMatchObject({ name: "Nord", needT: 30, needSource: "shared-by-area" });
    expect(southern?.plannedT).toBeCloseTo(6 + 5.1 / 4, 9);
    expect(southern?.byStage.establishment_approval).toBeCloseTo(6, 9);
    expect(southern).toMatchObject({ committedT: 6, missingT: 24, coveredT: 6, coveredShare: 0.2 });
    expect(southern?.missingInclSketchesT).toBeCloseTo(30 - 6 - 5.1 / 4, 9);
    expect(page.overlapping.municipalities.map(({ name }) => name)).toEqual(["Aarhus", "Brøndby"]);
    expect(page.standing.nitrogen).toMatchObject({ rank: 2, of: 2, highest: { name: "Østfjord" } });
  });

  test("[T8] a municipality is told how much of the need of its groups is covered", async () => {
    const group = await get<UnitPage>(`/status/pages/units/plan/${planId(1)}`);
    const [own] = group.overlapping.municipalities;
    expect(own?.coveredShare).toBeNull();
    const page = await get<UnitPage>(`/status/pages/units/municipality/${own?.id}`);
    const told = page.overlapping.plans.find(({ id }) => id === planId(1));
    expect(told?.needT).toBe(60);
    expect(told?.coveredShare).toBeCloseTo(6 / 60, 9);
  });

  test("a municipality is found by id and by code; an unknown one is not", async () => {
    const byId = await get<UnitPage>(`/status/pages/units/municipality/${municipalityId(1)}`);
    const byCode = await get<UnitPage>("/status/pages/units/municipality/0101");
    expect(byCode).toEqual(byId);
    for (const [id, expected] of [
      ["9999", 404],
      [municipalityId(9), 404],
      // No name of anything: the database could not even be asked for it.
      ["%00", 400],
    ] as const) {
      const { statusCode } = await server.app.inject({
        url: `/api/status/pages/units/municipality/${id}`,
      });
      expect(statusCode).toBe(expected);
    }
  });
});

test("[T8] a unit's map gets the outlines of what counts there, and of nothing else", async () => {
  const { shapes } = await get<UnitShapes>(`/status/pages/units/plan/${planId(1)}/shapes`);
  const ids = [projectId(1), projectId(2), sketchId(51), sketchId(52)];
  expect(new Set(shapes.map(({ id }) => id))).toEqual(new Set(ids));
  // Østermose is one square kilometre: ten units of a hundred metres a side.
  const mire = shapes.find(({ id }) => id === projectId(2));
  expect(mire?.size).toBe(10);
  expect(mire?.path).toMatch(/^M[\d.]+ [\d.]+l10 0 0-10-10 0z$/);
  const unknown = await server.app.inject({ url: "/api/status/pages/units/plan/x/shapes" });
  expect(unknown.statusCode).toBe(404);
});

test("[T9] untouched forest is taken out of ordinary forest", async () => {
  const page = await get<{ byStage: Record<string, unknown>; total: unknown }>(
    "/status/pages/afforestation",
  );
  expect(page.byStage["established"]).toEqual({
    count: 1,
    totalHa: 500,
    ordinaryHa: 380,
    untouchedHa: 120,
  });
});

describe("[T1] what changed in a period", () => {
  const changes = (query: string) => get<ChangesPage>(`/status/pages/changes?${query}`);
  const whole = "from=2025-02-01&to=2025-12-31";

  test("every change of projects and reports is told, page by page and as one table", async () => {
    const all = await changes(`${whole}&limit=1000`);
    expect(all.counts).toEqual({
      new: 4,
      established: 1,
      moved: 1,
      changed: 0,
      dropped: 1,
      published: 2,
    });
    expect(all.items).toHaveLength(all.total);
    const second = await changes(`${whole}&offset=2&limit=3`);
    expect(second.items).toEqual(all.items.slice(2, 5));
    const { body } = await server.app.inject(`/api/status/changes.csv?${whole}`);
    expect(body.trim().split("\r\n")).toHaveLength(all.total + 1);
  });

  test.each([
    {
      query: "from=2025-09-01&to=2025-08-01",
      code: "status.period-reversed",
      nearest: "2025-08-01",
    },
    { query: "from=2020-01-01&to=2025-08-01", code: "status.day-unknown", nearest: "2025-02-01" },
  ])("$query is refused, not changed", async ({ query, code, nearest }) => {
    for (const path of ["pages/changes", "changes.csv"]) {
      const answer = await server.app.inject(`/api/status/${path}?${query}`);
      expect([answer.statusCode, answer.json()]).toEqual([
        422,
        expect.objectContaining({ code, nearest }),
      ]);
    }
  });

  test("changes can be followed: of the country, a place and a drawn area", async () => {
    const feed = (query: string) => server.app.inject(`/api/status/changes.atom${query}`);
    const area = "area=9 55,11 55,11 57,9 57";
    for (const query of ["", "?place=municipality/aarhus", `?${area}`, `?${area}&language=en`]) {
      const { statusCode, headers, body } = await feed(query);
      expect([statusCode, headers["content-type"]]).toEqual([
        200,
        "application/atom+xml; charset=utf-8",
      ]);
      expect(body).toContain('<feed xmlns="http://www.w3.org/2005/Atom"');
    }
    expect((await feed("?place=municipality/atlantis")).statusCode).toBe(404);
    for (const query of ["?area=9 55,11 55", "?area=999 55,11 55,11 57", "?area=x"])
      expect((await feed(query)).statusCode).toBe(400);
    const { rows } = await sql<{ id: string }>`select geo_location_id as id from project
      where stage is not null`.execute(database.write);
    const corners = [
      [-5, 50],
      [20, 50],
      [20, 60],
      [-5, 60],
      [-5, 50],
    ] as const;
    const everywhere = await outlinesWithin(database.read, corners);
    expect(rows.every(({ id }) => everywhere.has(id))).toBe(true);
    const sea = corners.map(([x, y]) => [x / 100 + 3, y / 100 + 56] as const);
    expect((await outlinesWithin(database.read, sea)).size).toBe(0);
  });

  test("the parts of the difference add up, for the country and for a place", async () => {
    for (const place of ["", "&place=municipality/aarhus", `&place=plan/${planId(2)}`]) {
      const { deltas } = await changes(`from=2025-03-02&to=2025-08-31${place}`);
      for (const delta of Object.values(deltas))
        expect(delta.before + delta.added + delta.dropped + delta.changed).toBeCloseTo(delta.after);
    }
    const { deltas, byMunicipality } = await changes("from=2025-07-02&to=2025-08-31");
    expect(deltas.nitrogen).toMatchObject({ dropped: -50, added: 0 });
    expect(byMunicipality).toMatchObject([{ name: "Aarhus", effects: { nitrogen: -50 } }]);
  });

  test("who dropped out is counted, and not named", async () => {
    const page = await changes(`${whole}&kinds=dropped`);
    expect(page.items).toMatchObject([
      { kind: "dropped", project: null, effects: { nitrogen: -50 } },
    ]);
    expect(JSON.stringify(page)).not.toContain("Frafaldet");
  });

  test("a drawn area tells of no change where a project is no longer public", async () => {
    const moment = { asOf: null, now: new Date("2025-10-01"), goals: NATIONAL_GOALS };
    const snapshot = await loadSnapshot(database.read, new PointStore(), moment);
    const about = (n: number) =>
      changesOf(snapshot, [], {
        from: "2025-01-01",
        to: "2025-09-30",
        place: null,
        kinds: changeKinds,
        within: new Set([geoId(n)]),
      })!.total;
    expect([about(1), about(4)]).toEqual([2, 0]);
  });

  test("a place has its own changes, by name or id, and an unknown one is told", async () => {
    const byName = await changes(`${whole}&place=municipality/aarhus`);
    expect(byName.place).toMatchObject({ name: "Aarhus" });
    expect(byName.total).toBeLessThan((await changes(whole)).total);
    expect(await changes(`${whole}&place=municipality/${municipalityId(1)}`)).toEqual(byName);
    const unknown = await server.app.inject("/api/status/pages/changes?place=plan/ukendt");
    expect(unknown.statusCode).toBe(404);
  });
});

test("[T8] the open projects name the municipality and group that hold most of each", async () => {
  type Items = {
    features: { id: string; properties: { municipality: string | null; planId: string | null } }[];
  };
  const { features } = (
    await server.app.inject("/ogc/collections/projects/items?f=json")
  ).json<Items>();
  const { projects } = await get<ProjectsPage>("/status/pages/projects");
  const inPage = projects.map(({ id, municipality }) => [id, municipality?.name ?? null]);
  const inFile = features.map(({ id, properties }) => [id, properties.municipality]);
  expect(inFile).toHaveLength(inPage.length);
  expect(Object.fromEntries(inFile)).toEqual(Object.fromEntries(inPage));
  for (const { id, properties } of features) {
    if (properties.planId === null) continue;
    const page = await get<UnitPage>(`/status/pages/units/plan/${properties.planId}`);
    expect(page.projects.map((project) => project.id)).toContain(id);
  }
  expect(features.filter(({ properties }) => properties.planId !== null)).not.toEqual([]);
});

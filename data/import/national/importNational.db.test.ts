import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { sql } from "../../../apps/api/src/platform/database/sql.ts";
import { freezePlanVersions } from "../../../apps/api/src/platform/geography/freezePlanVersions.ts";
import { useTestDatabase } from "../../../apps/api/src/testing/useTestDatabase.ts";
import { silentProgress } from "../progress.ts";
import type { NationalAnswers } from "../testing/serveNational.ts";
import { serveNational } from "../testing/serveNational.ts";
import { importNational, nationalReportLines } from "./importNational.ts";
import { lockPlans } from "./planQueries.ts";

const database = useTestDatabase();
const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`;
const [planA, planB, vosA, measure, scheme] = [1, 2, 3, 4, 5].map(uuid) as [
  string,
  string,
  string,
  string,
  string,
];
const square = (x: number, side = 100) =>
  `MULTIPOLYGON (((${x} 6250000, ${x + side} 6250000, ${x + side} ${6250000 + side}, ${x} ${6250000 + side}, ${x} 6250000)))`;

/** Two plans; project 11 lies in both, 12 in one; sketch 21 in both, without nitrogen. */
function snapshot(): NationalAnswers {
  const project = (n: number, status: number, nitrogen: number | null) => ({
    projectId: uuid(n),
    projectName: `Eng ${n}`,
    projectStatus: status,
    nitrogenReductionT: nitrogen,
    extractionEffortHa: 4,
    afforestationEffortHa: null,
    overlappingAreaHa: 1,
    geoLocationId: uuid(100 + n),
    subsidySchemeId: scheme,
    mitigationMeasureId: measure,
    applicationTimestamp: "2025-05-15T09:15:18.741554+00:00",
    lastStateChanged: "2025-08-28T08:12:04.002597+00:00",
  });
  const share = (n: number, ha: number) => ({
    projectId: uuid(n),
    geoLocationId: uuid(100 + n),
    overlappingAreaHa: ha,
  });
  const sketch = (ha: number, extraction: number) => ({
    sketchProjectId: uuid(21),
    sketchProjectName: "Skitse",
    nitrogenReductionT: null,
    extractionEffortHa: extraction,
    afforestationEffortHa: null,
    geoLocationId: uuid(121),
    overlappingAreaHa: ha,
    subsidySchemeId: null,
    mitigationMeasureId: measure,
  });
  const plan = (id: string, name: string, n: number) => ({
    id,
    name,
    geoLocationId: uuid(200 + n),
    status: "Published",
    firstPublishedTimestamp: "2025-01-29T11:04:15+00:00",
    lastPublishedTimestamp: "2026-05-04T13:16:54+00:00",
    nitrogenReductionGoalT: 10,
    extractionPotentialHa: 5,
    fieldRegulationT: 6,
    otherExtractionEffortT: 4,
  });
  return {
    "master-data": {
      subsidySchemes: [{ id: scheme, name: "Ordning", mitigationMeasureId: measure }],
      mitigationMeasures: [{ id: measure, name: "Lavbund" }],
    },
    "status/metadata": { plans: [], municipalities: [], vos: [] },
    "status/projects": [project(11, 10, 3), project(12, 6, null)],
    "status/plans": [
      {
        ...plan(planA, "A", 1),
        projects: [share(11, 0.25), share(12, 1)],
        sketchProjects: [sketch(3, 6)],
      },
      { ...plan(planB, "B", 2), projects: [share(11, 0.75)], sketchProjects: [sketch(1, 2)] },
    ],
    "status/vos": [
      {
        id: vosA,
        name: "V",
        projects: [share(11, 1), share(12, 1)],
        sketchProjects: [sketch(4, 8)],
      },
    ],
    [`geometries/${uuid(111)}`]: { geometryWkt: square(520_000) },
    [`geometries/${uuid(112)}`]: { geometryWkt: square(521_000) },
    [`geometries/${uuid(121)}`]: { geometryWkt: square(522_000, 200) },
  };
}

let server: Awaited<ReturnType<typeof serveNational>> | null = null;
beforeEach(async () => {
  await sql`truncate project, sketch_project, plan_version, plan, geo_location, project_history, geo_overlap, mitigation_measure, revision_entry cascade`.execute(
    database.write,
  );
});
afterEach(async () => {
  await server?.close();
  server = null;
});

async function run(answers: NationalAnswers, more = {}) {
  server = await serveNational(answers);
  return importNational(
    { database, progress: silentProgress },
    { from: server.url, firstWaitMilliseconds: 1, attempts: 3, ...more },
  );
}

async function one<T>(query: ReturnType<typeof sql<T>>): Promise<T> {
  return (await query.execute(database.write)).rows[0]!;
}

describe("an import from the national system", () => {
  test("keeps published effects and overlaps, and shares by the sum of overlaps", async () => {
    expect(await run(snapshot())).toMatchObject({
      ok: true,
      value: { projects: 2, plans: 2, sketchProjects: 1, newVersions: 2 },
    });
    const { rows } = await sql<Record<string, unknown>>`
      select p.name, s.unit_id, p.nitrogen_tons * s.share as n, p.extraction_ha * s.share as e, p.status, p.effects_source
      from project p join geo_share s using (geo_location_id) where s.unit_kind = 'plan' order by p.name, s.unit_id`.execute(
      database.write,
    );
    expect(rows).toMatchObject([
      {
        name: "Eng 11",
        unit_id: planA,
        n: 0.75,
        e: 1,
        status: "approval",
        effects_source: "imported",
      },
      { name: "Eng 11", unit_id: planB, n: 2.25, e: 3 },
      { name: "Eng 12", unit_id: planA, n: null, e: 4, status: "preliminary_examination" },
    ]);
  });

  test("puts a sketch together from its parts, in the plan that holds most of it", async () => {
    await run(snapshot());
    expect(
      await one(sql`select plan_id, area_ha, extraction_ha, nitrogen_tons from sketch_project`),
    ).toEqual({ plan_id: planA, area_ha: 4, extraction_ha: 8, nitrogen_tons: null });
    expect(
      await one(
        sql`select count(*) as n from plan_version_sketch join plan_version v on v.id = plan_version_id where v.plan_id = ${planA} and v.ended_at is null`,
      ),
    ).toEqual({ n: 1 });
  });

  test("tells the history from application to the last change", async () => {
    await run(snapshot());
    const { rows } =
      await sql`select status, cause, at from project_history where project_id = ${uuid(11)} order by at`.execute(
        database.write,
      );
    expect(rows).toMatchObject([
      { status: "applied", at: new Date("2025-05-15T09:15:18.741Z") },
      { status: "approval", at: new Date("2025-08-28T08:12:04.002Z") },
    ]);
  });

  test("dates a change of effects, and a project that comes back, by the day it was read", async () => {
    await run(snapshot());
    const history = async () =>
      (
        await sql<{ status: string; at: Date; tons: number | null }>`
          select status, at, nitrogen_tons as tons from project_history
          where project_id = ${uuid(11)} order by at, id`.execute(database.write)
      ).rows;
    const first = await history();
    const take = async (change: (projects: Record<string, unknown>[]) => void) => {
      await server!.close();
      const answers = snapshot();
      change(answers["status/projects"] as Record<string, unknown>[]);
      const before = Date.now();
      expect(await run(answers)).toMatchObject({ ok: true });
      return before;
    };
    const more = await take((projects) => (projects[0]!["nitrogenReductionT"] = 5));
    await take((projects) => projects.shift());
    const back = await take((projects) => (projects[0]!["nitrogenReductionT"] = 5));
    const rows = await history();
    expect(rows).toMatchObject([
      ...first,
      { status: "approval", tons: 5 },
      { status: "approval_cancelled", tons: 5 },
      { status: "approval", tons: 5 },
    ]);
    expect(rows[2]!.at.getTime()).toBeGreaterThanOrEqual(more);
    expect(rows[4]!.at.getTime()).toBeGreaterThanOrEqual(back);
    await take((projects) =>
      Object.assign(projects[0]!, {
        nitrogenReductionT: 5,
        projectStatus: 15,
        lastStateChanged: "2099-01-02T00:00:00Z",
      }),
    );
    expect((await history()).at(-1)).toMatchObject({
      status: "established",
      at: new Date("2099-01-02T00:00:00Z"),
    });
  });

  test("twice is as once, and fetches no outline twice", async () => {
    await run(snapshot());
    await server!.close();
    const counts = sql`select (select count(*) from project_history) as h, (select count(*) from plan_version) as v, (select sum(version) from project) as p, (select count(*) from geo_overlap) as o`;
    const before = await one(counts);
    expect(await run(snapshot())).toMatchObject({
      ok: true,
      value: { newVersions: 0, geometries: { fetched: 0, alreadyThere: 3 } },
    });
    expect(await one(counts)).toEqual(before);
  });

  test("a project that is gone has dropped out; a changed sketch makes a new version", async () => {
    await run(snapshot());
    await server!.close();
    const later = snapshot();
    (later["status/projects"] as unknown[]).pop();
    (
      later["status/plans"] as { sketchProjects: { extractionEffortHa: number }[] }[]
    )[0]!.sketchProjects[0]!.extractionEffortHa = 7;
    expect(await run(later)).toMatchObject({ ok: true, value: { droppedOut: 1, newVersions: 1 } });
    expect(
      await one(sql`select status, stage, status_before from project where id = ${uuid(12)}`),
    ).toEqual({
      status: "approval_cancelled",
      stage: null,
      status_before: "preliminary_examination",
    });
    expect(
      await one(
        sql`select count(*) as n, count(*) filter (where ended_reason = 'superseded') as ended from plan_version where plan_id = ${planA}`,
      ),
    ).toEqual({ n: 2, ended: 1 });
  });

  describe("a plan with a life of its own here", () => {
    const person = uuid(800);
    const changed = () => {
      const answers = snapshot();
      const plans = answers["status/plans"] as {
        lastPublishedTimestamp: string;
        nitrogenReductionGoalT: number;
        sketchProjects: { extractionEffortHa: number }[];
      }[];
      for (const plan of plans) {
        plan.lastPublishedTimestamp = "2026-06-01T12:00:00+00:00";
        plan.nitrogenReductionGoalT = 12;
        plan.sketchProjects[0]!.extractionEffortHa = 7;
      }
      return answers;
    };
    const plan = (id: string) =>
      one(sql`select title, description, status, last_published_at, version_number, nitrogen_goal_tons
        from plan where id = ${id}`);
    const versions = async (id: string) =>
      (
        await sql`select number, title, description, ended_at, ended_reason, published_at
        from plan_version where plan_id = ${id} order by number`.execute(database.write)
      ).rows;
    const sketches = async () =>
      (
        await sql`select id, name, extraction_ha, version from sketch_project order by id`.execute(
          database.write,
        )
      ).rows;
    const again = async () => {
      await server!.close();
      return run(changed());
    };

    beforeEach(async () => {
      await run(snapshot());
      await sql`insert into person (id, issuer, subject) values (${person}, 'test', 'planner')
        on conflict do nothing`.execute(database.write);
      await sql`update plan set title = 'Udkast', description = 'Ikke udgivet endnu'
        where id = ${planA}`.execute(database.write);
    });

    test("keeps what was published here, with its sketches", async () => {
      await sql`insert into sketch_project (id, plan_id, name, geo_location_id, area_ha, origin)
        values (${uuid(801)}, ${planA}, 'Tegnet her', ${uuid(121)}, 4, 'mars')`.execute(
        database.write,
      );
      await sql`update plan_version set ended_at = now(), ended_by = ${person}, ended_reason = 'superseded'
        where plan_id = ${planA}`.execute(database.write);
      await sql`insert into plan_version (id, plan_id, number, title, description, published_at, published_by)
        values (${uuid(802)}, ${planA}, 2, 'Udgivet her', '', '2026-05-20', ${person})`.execute(
        database.write,
      );
      await sql`insert into plan_version_sketch (plan_version_id, sketch_project_id, kind, name, description,
          included_in_plan, geo_location_id, area_ha)
        select ${uuid(802)}, id, kind, name, '', true, geo_location_id, area_ha from sketch_project
        where plan_id = ${planA}`.execute(database.write);
      await sql`update plan set last_published_at = '2026-05-20', version_number = 2
        where id = ${planA}`.execute(database.write);
      const before = [await plan(planA), await versions(planA), await sketches()];
      expect(await again()).toMatchObject({ ok: true, value: { newVersions: 0, plansRunHere: 1 } });
      expect([await plan(planA), await versions(planA), await sketches()]).toEqual([
        { ...(before[0] as object), nitrogen_goal_tons: 12 },
        before[1],
        before[2],
      ]);
    });

    describe("next to one that its border sketch moves to", () => {
      /** The larger part of sketch 21 is B's now. */
      const moved = async () => {
        await server!.close();
        const answers = snapshot();
        const plans = answers["status/plans"] as {
          sketchProjects: { overlappingAreaHa: number }[];
        }[];
        plans[1]!.sketchProjects[0]!.overlappingAreaHa = 9;
        return run(answers);
      };
      const publicIn = async () =>
        (
          await sql<{ planId: string }>`select v.plan_id as "planId" from plan_version_sketch held
          join plan_version v on v.id = held.plan_version_id and v.ended_at is null
          where held.sketch_project_id = ${uuid(21)}`.execute(database.write)
        ).rows.map(({ planId }) => planId);
      const home = () => one(sql`select plan_id, name from sketch_project where id = ${uuid(21)}`);
      const counted = async () =>
        (
          await sql`select plan_id from plan_counted where item_id = ${uuid(21)} order by plan_id`.execute(
            database.write,
          )
        ).rows;
      const once = [{ plan_id: planA }, { plan_id: planB }];

      test("keeps it public, every day, where it was published here", async () => {
        await sql`update plan_version set published_by = ${person} where plan_id = ${planA}`.execute(
          database.write,
        );
        for (const _day of [1, 2]) {
          expect(await moved()).toMatchObject({ ok: true, value: { plansRunHere: 1 } });
          expect(await publicIn()).toEqual([planA]);
        }
        expect(await home()).toMatchObject({ plan_id: planA });
        expect(await counted()).toEqual(once);
      });

      test("publishes it nowhere where it was withdrawn here", async () => {
        await sql`update plan_version set ended_at = now(), ended_by = ${person}, ended_reason = 'unpublished'
          where plan_id = ${planA}`.execute(database.write);
        expect(await moved()).toMatchObject({ ok: true });
        expect(await publicIn()).toEqual([]);
      });

      test("gives it away with what someone has changed in it", async () => {
        await sql`update sketch_project set name = 'Vores navn' where id = ${uuid(21)}`.execute(
          database.write,
        );
        expect(await moved()).toMatchObject({ ok: true });
        expect([await home(), await publicIn()]).toEqual([
          { plan_id: planB, name: "Vores navn" },
          [planB],
        ]);
        expect(await counted()).toEqual(once);
      });

      test("counts its own once, also where the other has published it", async () => {
        await moved();
        await sql`update sketch_project set plan_id = ${planA} where id = ${uuid(21)}`.execute(
          database.write,
        );
        expect(await counted()).toEqual([{ plan_id: planA }]);
        await sql`update plan_version set ended_at = now() where plan_id = ${planA}`.execute(
          database.write,
        );
        await sql`insert into plan_version (id, plan_id, number, title, description, published_at)
          values (${uuid(804)}, ${planA}, 9, '', '', now())`.execute(database.write);
        await sql`insert into plan_version_sketch (plan_version_id, sketch_project_id, kind, name, description,
            included_in_plan, geo_location_id, area_ha)
          select ${uuid(804)}, id, kind, name, '', true, geo_location_id, area_ha from sketch_project
          where id = ${uuid(21)}`.execute(database.write);
        await database.transaction((tx) => freezePlanVersions(tx, [uuid(804)]));
        expect(
          await one(
            sql`select totals ->> 'sketchProjects' as n from plan_version where id = ${uuid(804)}`,
          ),
        ).toEqual({ n: "1" });
      });
    });

    test("stays withdrawn where it was withdrawn here", async () => {
      await sql`update plan_version set ended_at = now(), ended_by = ${person}, ended_reason = 'unpublished'
        where plan_id = ${planA}`.execute(database.write);
      await sql`update plan set status = 'unpublished' where id = ${planA}`.execute(database.write);
      await again();
      expect(await plan(planA)).toMatchObject({ status: "unpublished", version_number: 1 });
      expect(await versions(planA)).toHaveLength(1);
    });

    test("has no draft published by a new national version", async () => {
      expect(await again()).toMatchObject({ ok: true, value: { newVersions: 1 } });
      expect(await versions(planA)).toMatchObject([
        { title: "A", ended_reason: "superseded" },
        { title: "A", description: "", ended_at: null },
      ]);
      expect(await plan(planA)).toMatchObject({ title: "Udkast" });
    });

    describe("in whose draft someone has worked on a national sketch", () => {
      const draft = () =>
        one(sql`select name, description, included_in_plan, extraction_ha, effects_source
          from sketch_project where id = ${uuid(21)}`);
      const published = async () =>
        (
          await sql`select held.name, held.description, held.included_in_plan, held.extraction_ha
          from plan_version_sketch held join plan_version v on v.id = held.plan_version_id
          where v.plan_id = ${planA} and v.ended_at is null`.execute(database.write)
        ).rows;
      const told = { name: "Skitse", description: "", included_in_plan: true, extraction_ha: 14 };

      test.each([
        { what: "name", change: sql`name = 'Vores navn'` },
        { what: "scheme", change: sql`subsidy_scheme_id = ${scheme}` },
        { what: "measure", change: sql`mitigation_measure_id = null` },
        { what: "outline", change: sql`geo_location_id = ${uuid(111)}` },
        {
          what: "effect",
          change: sql`effects_source = 'entered', extraction_ha = 3, entered_effects = '{"extractionEffortHa": 3}'`,
        },
      ])("keeps its $what, and the public sees what the nation tells", async ({ change }) => {
        await sql`update sketch_project set ${change} where id = ${uuid(21)}`.execute(
          database.write,
        );
        const before = await draft();
        expect(await again()).toMatchObject({ ok: true, value: { newVersions: 1 } });
        expect(await draft()).toEqual(before);
        expect(await published()).toEqual([told]);
      });

      test("follows again once it is as it was taken", async () => {
        const rename = (name: string) =>
          sql`update sketch_project set name = ${name} where id = ${uuid(21)}`.execute(
            database.write,
          );
        await rename("Vores navn");
        await again();
        await rename("Skitse");
        await again();
        expect(await draft()).toMatchObject({ name: "Skitse", extraction_ha: 14 });
      });

      test.each([
        { what: "was never noted", noted: sql`as_imported = null` },
        { what: "has no name noted", noted: sql`as_imported = as_imported - 'name'` },
        {
          what: "was noted under another name",
          noted: sql`as_imported = as_imported || '{"name": "Før"}'`,
        },
        {
          what: "is computed",
          noted: sql`as_imported = null, effects_source = 'computed', extraction_ha = 1`,
        },
      ])("follows again where it is what the nation tells and $what", async ({ noted }) => {
        const asImported = () =>
          one(sql`select as_imported from sketch_project where id = ${uuid(21)}`);
        const before = await asImported();
        await sql`update sketch_project set ${noted} where id = ${uuid(21)}`.execute(
          database.write,
        );
        await server!.close();
        await run(snapshot());
        expect(await asImported()).toEqual(before);
        expect(await draft()).toMatchObject({ effects_source: "imported", extraction_ha: 8 });
        await again();
        expect(await draft()).toMatchObject({ extraction_ha: 14 });
      });

      test("publishes nothing of what was written, left out or excluded there", async () => {
        await sql`update sketch_project set description = 'Kladde', included_in_plan = false
          where id = ${uuid(21)}`.execute(database.write);
        await sql`insert into plan_project_exclusion (plan_id, project_id)
          values (${planA}, ${uuid(12)})`.execute(database.write);
        await again();
        expect(await published()).toEqual([told]);
        expect(await draft()).toMatchObject({
          description: "Kladde",
          included_in_plan: false,
          extraction_ha: 14,
        });
        expect(
          await one(sql`select (totals ->> 'projects')::int as projects,
            (totals ->> 'sketchProjects')::int as sketches
            from plan_version where plan_id = ${planA} and ended_at is null`),
        ).toEqual({ projects: 2, sketches: 1 });
      });

      test("carries on what the version before says and leaves out", async () => {
        await sql`update plan_version_sketch set description = 'Udgivet', included_in_plan = false`.execute(
          database.write,
        );
        await again();
        expect(await published()).toEqual([
          { ...told, description: "Udgivet", included_in_plan: false },
        ]);
      });

      test("has it deleted still, and public", async () => {
        await sql`delete from sketch_project where id = ${uuid(21)}`.execute(database.write);
        await sql`insert into revision_entry (entity, entity_id, action)
          values ('sketch_project', ${uuid(21)}, 'deleted')`.execute(database.write);
        await again();
        expect(await sketches()).toEqual([]);
        expect(await published()).toEqual([told]);
      });

      test("has it again once it was restored, also after the nation dropped it", async () => {
        for (const action of ["deleted", "restored"])
          await sql`insert into revision_entry (entity, entity_id, action)
            values ('sketch_project', ${uuid(21)}, ${action})`.execute(database.write);
        await sql`delete from sketch_project where id = ${uuid(21)}`.execute(database.write);
        await again();
        expect(await sketches()).toHaveLength(1);
      });

      test.each([
        { what: "renamed", change: sql`name = 'Vores navn'`, isKept: true },
        { what: "described", change: sql`description = 'Kladde'`, isKept: true },
        { what: "left out", change: sql`included_in_plan = false`, isKept: false },
      ])("that the nation drops: $what, kept $isKept", async ({ change, isKept }) => {
        await sql`update sketch_project set ${change} where id = ${uuid(21)}`.execute(
          database.write,
        );
        await server!.close();
        const answers = snapshot();
        for (const unit of [
          ...(answers["status/plans"] as { sketchProjects: unknown[] }[]),
          ...(answers["status/vos"] as { sketchProjects: unknown[] }[]),
        ])
          unit.sketchProjects = [];
        expect(await run(answers)).toMatchObject({ ok: true });
        expect(await sketches()).toHaveLength(isKept ? 1 : 0);
        expect(await published()).toEqual([]);
      });
    });

    test("is published by no one while it is stored, and whoever is there is still seen", async (context) => {
      // One session serves everybody there: nothing happens meanwhile.
      context.skip(database.engine === "embedded");
      const meanwhile = (work: ReturnType<typeof sql>) =>
        database.transaction(async (tx) => {
          await sql`set local lock_timeout = '300ms'`.execute(tx);
          await work.execute(tx);
        });
      await database.transaction(async (tx) => {
        await lockPlans(tx);
        await meanwhile(sql`insert into plan_presence (plan_id, page, person_id, seen_at)
          values (${planA}, ${uuid(803)}, ${person}, now())`);
        await expect(
          meanwhile(sql`select from plan where id = ${planA} for update`),
        ).rejects.toThrow(/lock timeout/);
      });
    });

    test("keeps goals that an operator decided, and is not touched where nothing changed", async () => {
      await sql`insert into reference_override (kind, key, changes)
        values ('plan', ${planA}, '{"nitrogen_goal_tons": 9}')`.execute(database.write);
      const changes = sql<{
        version: number;
        goal: number;
      }>`select version, nitrogen_goal_tons as goal
        from plan where id in (${planA}, ${planB}) order by id`;
      await again();
      const { rows } = await changes.execute(database.write);
      expect(rows.map(({ goal }) => goal)).toEqual([9, 12]);
      await again();
      await sql`delete from reference_override`.execute(database.write);
      expect((await changes.execute(database.write)).rows).toEqual(rows);
    });
  });

  test("survives a server that fails now and then, and an outline that is missing", async () => {
    const answers = snapshot();
    delete answers[`geometries/${uuid(112)}`];
    answers[`geometries/${uuid(121)}`] = {
      geometryWkt: "MULTIPOLYGON (((522000 6250000, 522100 6250000, 522000 6250000)))",
    };
    server = await serveNational(answers);
    server.failures.set("status/plans", 2).set(`geometries/${uuid(111)}`, 1);
    const result = await importNational(
      { database, progress: silentProgress },
      { from: server.url, firstWaitMilliseconds: 1 },
    );
    expect(result).toMatchObject({
      ok: true,
      value: { projects: 2, geometries: { unusable: [uuid(112), uuid(121)] } },
    });
    expect(
      await one(
        sql`select sum(overlap_ha) as ha from geo_overlap where geo_location_id = ${uuid(112)} and unit_kind = 'plan'`,
      ),
    ).toEqual({ ha: 1 });
  });

  test("reads saved files as well, and they are as old as what they tell of", async () => {
    const folder = mkdtempSync(join(tmpdir(), "mars-national-"));
    for (const [path, answer] of Object.entries(snapshot())) {
      mkdirSync(join(folder, dirname(path)), { recursive: true });
      writeFileSync(join(folder, `${path}.json`), JSON.stringify(answer));
    }
    expect(
      await importNational({ database, progress: silentProgress }, { from: folder }),
    ).toMatchObject({ ok: true, value: { projects: 2 } });
    const { rows } = await sql<{ until: string }>`
      select to_char(known_until at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS') as until
      from status_source`.execute(database.read);
    expect(rows).toEqual([{ until: "2026-05-04 13:16:54" }]);
  });

  test("takes the place of demonstration content", async () => {
    await sql`insert into geo_location (id, kind, geometry, area_ha, source) values (${uuid(900)}, 'project', ST_GeomFromText(${square(523_000)}, 25832), 1, 'demo')`.execute(
      database.write,
    );
    await sql`insert into project (name, status, geo_location_id, origin) values ('Demo', 'established', ${uuid(900)}, 'demo')`.execute(
      database.write,
    );
    await run(snapshot());
    expect(
      await one(
        sql`select count(*) filter (where origin = 'demo') as demo, count(*) as n from project`,
      ),
    ).toEqual({ demo: 0, n: 2 });
    expect(await one(sql`select count(*) as n from geo_location where id = ${uuid(900)}`)).toEqual({
      n: 0,
    });
  });

  test.each<[string, (answers: NationalAnswers) => void, string]>([
    [
      "no projects",
      (answers) => void delete answers["status/projects"],
      "there is no status/projects",
    ],
    [
      "cut-off plans",
      (answers) => void (answers["status/plans"] = '[{"id": "a'),
      "status/plans is not JSON, or is cut off",
    ],
    [
      "an object where a list belongs",
      (answers) => void (answers["status/vos"] = {}),
      "status/vos is not what the national system answers: at its root",
    ],
    [
      "a project without id",
      (answers) =>
        void delete (answers["status/projects"] as { projectId?: string }[])[1]!.projectId,
      "at 1.projectId",
    ],
    [
      "a text where a number belongs",
      (answers) =>
        void ((
          answers["status/projects"] as { nitrogenReductionT: unknown }[]
        )[0]!.nitrogenReductionT = "3"),
      "at 0.nitrogenReductionT",
    ],
    [
      "a date that is none",
      (answers) =>
        void ((answers["status/projects"] as { lastStateChanged: unknown }[])[0]!.lastStateChanged =
          "i går"),
      "at 0.lastStateChanged",
    ],
    [
      "an outline without text",
      (answers) => void (answers[`geometries/${uuid(111)}`] = {}),
      "at geometryWkt",
    ],
  ])("%s is refused in words, and nothing is visible", async (_, spoil, says) => {
    const answers = snapshot();
    spoil(answers);
    const result = await run(answers);
    expect(result.ok).toBe(false);
    expect(JSON.stringify(result)).toContain(says);
    expect(await one(sql`select count(*) as n from project`)).toEqual({ n: 0 });
  });

  describe("an odd row does not keep the nation out", () => {
    type Rows = Record<string, unknown>[];
    /** So many that one is the odd one. */
    const many = () => {
      const answers = snapshot();
      const projects = answers["status/projects"] as Rows;
      const plans = answers["status/plans"] as (Record<string, unknown> & {
        sketchProjects: Rows;
      })[];
      for (let n = 300; n < 400; n++) {
        projects.push({ ...projects[0], projectId: uuid(n), geoLocationId: null });
        const sketch = { ...plans[1]!.sketchProjects[0], sketchProjectId: uuid(n + 1000) };
        plans[1]!.sketchProjects.push({ ...sketch, geoLocationId: uuid(n + 2000) });
        answers[`geometries/${uuid(n + 2000)}`] = { geometryWkt: square(500_000 + 200 * n) };
      }
      return { answers, projects, plans };
    };

    test("nulls where there was always something", async () => {
      const { answers, projects, plans } = many();
      delete projects[5]!["geoLocationId"];
      Object.assign(plans[0]!, { projects: null, name: null, geoLocationId: null });
      Object.assign(plans[1]!.sketchProjects[3]!, { geoLocationId: null, sketchProjectName: null });
      Object.assign((answers["status/vos"] as Rows)[0]!, { name: null, projects: null });
      answers["master-data"] = {
        subsidySchemes: [{ id: scheme, name: "Ordning", mitigationMeasureId: "engblomme" }],
        mitigationMeasures: [{ id: measure, name: "Lavbund" }],
      };
      expect(await run(answers)).toMatchObject({
        ok: true,
        value: { projects: 102, plans: 2, sketchProjects: 101, leftOut: { unreadable: {} } },
      });
      expect(
        await one(sql`select ST_IsEmpty(geometry) as is_empty, extraction_ha from sketch_project
          join geo_location g on g.id = geo_location_id where g.id = sketch_project.id
          and sketch_project.id = ${String(plans[1]!.sketchProjects[3]!["sketchProjectId"])}`),
      ).toEqual({ is_empty: true, extraction_ha: 2 });
    });

    test("[L2] supplementary areas that no one has drawn come in without outline and size, each as often as told", async () => {
      const { answers, projects } = many();
      const undrawn = {
        name: "Supplerende areal",
        areaHa: null,
        supplementaryGeometryTypeId: uuid(40),
        geoLocationId: null,
      };
      const drawn = { ...undrawn, areaHa: 1.25, geoLocationId: uuid(500) };
      // One in twenty of the nation, and twice the same in one project.
      for (const project of projects.slice(0, 6))
        project["supplementaryGeometries"] = [drawn, undrawn, undrawn];
      const areas = sql`select project_id, geo_location_id, area_ha, name from supplementary_geometry
        where project_id = ${uuid(11)} order by geo_location_id`;
      const ids = sql`select array_agg(id order by id) as ids, count(*) as n from supplementary_geometry`;
      expect(await run(answers)).toMatchObject({
        ok: true,
        value: { supplementaryGeometries: 18, leftOut: { unreadable: {} } },
      });
      const none = { project_id: uuid(11), geo_location_id: null, area_ha: null };
      expect((await areas.execute(database.write)).rows).toMatchObject([
        { geo_location_id: uuid(500), area_ha: 1.25 },
        none,
        none,
      ]);
      const before = await one(ids);
      await server!.close();
      await run(answers);
      expect(await one(ids)).toEqual(before);
      await server!.close();
      projects[0]!["supplementaryGeometries"] = [undrawn];
      await run(answers);
      expect((await areas.execute(database.write)).rows).toMatchObject([none]);
    });

    test("what cannot be read is counted, and what was here of it stays", async () => {
      const { answers, projects, plans } = many();
      await run(answers);
      await server!.close();
      projects[1]!["nitrogenReductionT"] = "3";
      projects.push(null as never);
      plans[1]!.sketchProjects[4]!["overlappingAreaHa"] = "meget";
      const result = await run(answers);
      expect(result).toMatchObject({
        ok: true,
        value: {
          droppedOut: 0,
          newVersions: 0,
          leftOut: {
            unreadable: { "status/projects": 2, "sketch projects of status/plans": 1 },
          },
        },
      });
      expect(result.ok && nationalReportLines(result.value)).toContain(
        "left out: 2 of status/projects could not be read; what was here of them stays",
      );
      expect(await one(sql`select count(*) as n from project where stage is not null`)).toEqual({
        n: 102,
      });
      expect(await one(sql`select count(*) as n from sketch_project`)).toEqual({ n: 101 });
    });

    test("more than the odd one are listed, and left out when an operator takes it so", async () => {
      const { answers, projects } = many();
      for (const project of projects.slice(0, 20)) project["nitrogenReductionT"] = "3";
      const refused = await run(answers);
      expect(refused).toMatchObject({ ok: false, refusal: { code: "source.odd-rows" } });
      expect(JSON.stringify(refused)).toContain("20 of 102 rows cannot be read (at 0.nitrogenRed");
      await server!.close();
      const acceptance = { oddities: ["odd-rows"], by: "drift", because: "rettes i morgen" };
      const taken = await run(answers, { acceptance });
      expect(taken).toMatchObject({ ok: true, value: { projects: 82 } });
      expect(taken.ok && nationalReportLines(taken.value).join(" ")).toContain("at 9.nitrogen");
      expect(
        await one(
          sql`select source_id, accepted_by, because from source_acceptance order by id desc`,
        ),
      ).toEqual({ source_id: "status", accepted_by: "drift", because: "rettes i morgen" });
    });

    test("outlines in the neighbouring zone of UTM are refused, and asked for again", async () => {
      const { answers } = many();
      const right = { ...answers };
      for (const path of Object.keys(answers))
        if (path.startsWith("geometries/")) answers[path] = { geometryWkt: square(200_000) };
      expect(await run(answers)).toMatchObject({
        ok: false,
        refusal: { code: "source.displaced" },
      });
      await server!.close();
      expect(await run(right)).toMatchObject({
        ok: true,
        value: { geometries: { fetched: 103, alreadyThere: 0 } },
      });
    });

    test("a cut answer is refused and named; what is here stays until someone accepts it", async () => {
      const here = sql`select (select count(*) from project where stage is not null) as projects,
        (select count(*) from sketch_project) as sketches, (select count(*) from geo_overlap) as overlaps,
        (select count(*) from plan_version where ended_at is null) as published,
        (select read_at from status_source) as read_at`;
      const take = async (cut: (whole: ReturnType<typeof many>) => void, more = {}) => {
        const whole = many();
        cut(whole);
        const result = await run(whole.answers, more);
        await server!.close();
        return result;
      };
      await take(() => {});
      const before = await one(here);
      const cuts: [string, (whole: ReturnType<typeof many>) => void][] = [
        ["102 of 102 projects", ({ answers }) => (answers["status/projects"] = [])],
        ["12 of 102 projects that are here; if", ({ projects }) => projects.splice(90)],
        ["2 of 2 plans and 101 of 101 sketch", ({ answers }) => (answers["status/plans"] = [])],
        ["21 of 101 sketch projects", ({ plans }) => plans[1]!.sketchProjects.splice(80)],
      ];
      for (const [says, cut] of cuts) {
        const result = await take(cut);
        expect(result).toMatchObject({ ok: false, refusal: { code: "source.shrunk" } });
        expect(JSON.stringify(result)).toContain(says);
        expect(await one(here)).toEqual(before);
      }
      expect(await take(({ projects }) => projects.splice(92))).toMatchObject({
        ok: true,
        value: { droppedOut: 10 },
      });
      expect(
        await take(cuts[0]![1], {
          acceptance: { oddities: ["shrunk"], by: "drift", because: "oprydning" },
        }),
      ).toMatchObject({
        ok: true,
        value: { droppedOut: 92 },
      });
    });

    test("sketches that are kept for someone's work on them do not make every later answer a cut one", async () => {
      const take = async (cut: (whole: ReturnType<typeof many>) => void, more = {}) => {
        const whole = many();
        cut(whole);
        const result = await run(whole.answers, more);
        await server!.close();
        return result;
      };
      const isRefused = { ok: false, refusal: { code: "source.shrunk" } };
      await take(() => {});
      await sql`update sketch_project set name = 'Vores ' || id`.execute(database.write);
      const cuts: ((whole: ReturnType<typeof many>) => void)[] = [
        ({ plans }) => plans[1]!.sketchProjects.splice(80),
        ({ answers }) => (answers["status/plans"] = []),
      ];
      for (const cut of cuts) {
        expect(await take(cut)).toMatchObject(isRefused);
        expect(
          await take(cut, {
            acceptance: { oddities: ["shrunk"], by: "drift", because: "oprydning" },
          }),
        ).toMatchObject({ ok: true });
        expect(await take(cut)).toMatchObject({ ok: true });
      }
      expect(await one(sql`select count(*) as n from sketch_project`)).toEqual({ n: 101 });
    });

    test.each([
      { what: "is published as it was taken", noted: sql`as_imported`, names: ["Skitse"] },
      {
        what: "is not published where that is not known",
        noted: sql`as_imported - 'name'`,
        names: [],
      },
    ])("what cannot be read and is a draft here $what", async ({ noted, names }) => {
      const { answers, plans } = many();
      plans[1]!["status"] = "Draft";
      await run(answers);
      await server!.close();
      const odd = plans[1]!.sketchProjects[4]!;
      const id = String(odd["sketchProjectId"]);
      await sql`update sketch_project set name = 'Vores navn', as_imported = ${noted}
        where id = ${id}`.execute(database.write);
      plans[1]!["status"] = "Published";
      odd["overlappingAreaHa"] = "meget";
      expect(await run(answers)).toMatchObject({ ok: true, value: { newVersions: 1 } });
      const { rows } = await sql`select name, area_ha, extraction_ha from plan_version_sketch
        where sketch_project_id = ${id}`.execute(database.write);
      expect(rows).toEqual(names.map((name) => ({ name, area_ha: 1, extraction_ha: 2 })));
    });

    test("supplementary areas go with their project or are drawn again, but not from many at once", async () => {
      const type = uuid(9);
      /** Twelve on project 11, and one on each of the others up to 311. */
      const told = (redrawn = 0) => {
        const whole = many();
        const add = (row: Rows[number], count: number) => {
          row["supplementaryGeometries"] = Array.from({ length: count }, (_, index) => {
            const outline = uuid(
              5000 + Number(String(row["projectId"]).slice(-4)) * 20 + index + redrawn,
            );
            whole.answers[`geometries/${outline}`] = { geometryWkt: square(540_000 + 200 * index) };
            return {
              name: "Areal",
              areaHa: 1,
              supplementaryGeometryTypeId: type,
              geoLocationId: outline,
            };
          });
        };
        add(whole.projects[0]!, 12);
        for (const row of whole.projects.slice(2, 14)) add(row, 1);
        return whole;
      };
      const take = async ({ answers }: ReturnType<typeof many>) => {
        const result = await run(answers);
        await server!.close();
        return result;
      };
      const here = async () =>
        (await one(sql<{ n: number }>`select count(*)::int as n from supplementary_geometry`)).n;
      expect(await take(told())).toMatchObject({ ok: true });
      expect(await here()).toBe(24);

      const without = told();
      for (const row of without.projects.slice(8, 14)) delete row["supplementaryGeometries"];
      const refused = await take(without);
      expect(refused).toMatchObject({ ok: false, refusal: { code: "source.shrunk" } });
      expect(JSON.stringify(refused)).toContain(
        "the answer lacks 6 of 13 projects' supplementary areas that are here",
      );
      const unreadable = told();
      unreadable.projects[0]!["nitrogenReductionT"] = "3";
      expect(await take(unreadable)).toMatchObject({ ok: true, value: { droppedOut: 0 } });
      expect(await here()).toBe(24);
      expect(await take(told(12))).toMatchObject({ ok: true });
      expect(await here()).toBe(24);
      const dropped = told(12);
      dropped.projects.shift();
      expect(await take(dropped)).toMatchObject({ ok: true, value: { droppedOut: 1 } });
      expect(await here()).toBe(12);
    });

    test("what is told twice counts once", async () => {
      const { answers, projects, plans } = many();
      projects.push({ ...projects[0]!, projectId: uuid(11).toUpperCase() });
      plans[1]!.sketchProjects.push(plans[1]!.sketchProjects[7]!);
      plans.push(plans[0]!);
      const facts = answers["master-data"] as { subsidySchemes: Rows; mitigationMeasures: Rows };
      facts.subsidySchemes.push(facts.subsidySchemes[0]!);
      facts.mitigationMeasures.push(facts.mitigationMeasures[0]!);
      expect(await run(answers)).toMatchObject({ ok: true, value: { projects: 102, plans: 2 } });
      expect(await one(sql`select sum(extraction_ha)::float as ha from sketch_project`)).toEqual({
        ha: 208,
      });
    });

    test("outlines that are not given are asked for next time, and those that are here stay", async () => {
      const { answers } = many();
      const [gone, empty, broken] = [2301, 2302, 2303].map((n) => `geometries/${uuid(n)}`);
      const whole = { ...answers };
      answers[empty!] = {};
      server = await serveNational(answers);
      server.statuses.set(gone!, 410).set(broken!, 500);
      const from = { from: server.url, firstWaitMilliseconds: 1, attempts: 2 };
      const into = { database, progress: silentProgress };
      expect(await importNational(into, from)).toMatchObject({
        ok: true,
        value: { sketchProjects: 101, geometries: { unanswered: expect.toSatisfy(hasThree) } },
      });
      Object.assign(answers, whole);
      server.statuses.clear();
      expect(await importNational(into, from)).toMatchObject({
        ok: true,
        value: { geometries: { fetched: 3, unanswered: [], unusable: [] } },
      });
      server.statuses.set(gone!, 500);
      await importNational(into, { ...from, refresh: true });
      expect(
        await one(sql`select count(*) as n from geo_location where ST_IsEmpty(geometry)`),
      ).toEqual({ n: 0 });
    });
    const hasThree = (ids: unknown) => Array.isArray(ids) && ids.length === 3;
  });

  test("a server that is not there is named", async () => {
    const result = await importNational(
      { database, progress: silentProgress },
      { from: "http://127.0.0.1:9/api", attempts: 1 },
    );
    expect(result).toMatchObject({ ok: false, refusal: { code: "source.unanswered" } });
  });
});

describe("an address is taken as people write it", () => {
  test.each(["", "/", "/api", "/api/", "/api/status/plans?x=1", "/master-data"])(
    "%s",
    async (written) => {
      const server = await serveNational(snapshot());
      const origin = server.url.replace(/\/api$/, "");
      const outcome = await importNational(
        { database, progress: silentProgress },
        { from: `${origin}${written}` },
      );
      await server.close();
      expect(outcome).toMatchObject({ ok: true, value: { projects: 2 } });
    },
  );

  test("a refusal names all that was asked", async () => {
    const server = await serveNational({});
    const origin = server.url.replace(/\/api$/, "");
    const outcome = await importNational(
      { database, progress: silentProgress },
      { from: origin, attempts: 1 },
    );
    await server.close();
    const sentence = outcome.ok ? "" : String(outcome.refusal.figures?.["sentence"]);
    expect(sentence).toContain(
      `neither ${origin}/master-data nor ${origin}/api/master-data answers`,
    );
  });
});

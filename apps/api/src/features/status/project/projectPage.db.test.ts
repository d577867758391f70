import type { StatusProjectPage } from "@mars/contracts/status/statusProject";
import type { UnitPage } from "@mars/contracts/status/statusPages";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import {
  carbonDatasetId,
  retentionDatasetId,
} from "../../../platform/geography/recomputeEffects.ts";
import type { Queryable } from "../../../platform/database/Database.ts";
import { useTestDatabase } from "../../../testing/useTestDatabase.ts";
import { useTestServer } from "../../../testing/useTestServer.ts";
import { readFrom } from "../testing/readFrom.ts";
import {
  box,
  geoId,
  insertWorld,
  municipalityId,
  planId,
  projectId,
  versionId,
} from "../testing/statusWorld.ts";

const database = useTestDatabase();
const server = useTestServer(database);
const get = readFrom(server);
const pathOf = (n: number) => `/status/pages/projects/${projectId(n)}`;

beforeAll(async () => {
  await database.transaction(async (tx) => {
    await insertWorld(tx);
    await sql`insert into dataset_group (id, title_da, title_en) values ('g', 'G', 'G')`.execute(
      tx,
    );
    for (const [id, attributes] of [
      [carbonDatasetId, {}],
      [retentionDatasetId, { ret_tot: 0.5, skov: 10, ekstensivering: 20 }],
    ] as const) {
      await sql`insert into dataset (id, group_id, kind, title_da, title_en)
        values (${id}, 'g', 'conflict', ${id}, ${id})`.execute(tx);
      const { rows } = await sql<{ versionId: number }>`
        insert into dataset_version (dataset_id, label, state) values (${id}, '2026-1', 'current')
        returning id as "versionId"`.execute(tx);
      const { versionId } = rows[0]!;
      await sql`select add_dataset_partition(${versionId}::bigint)`.execute(tx);
      await sql`insert into dataset_feature (version_id, id, geometry, attributes, area_m2)
        values (${versionId}, 1, ${box(0, 0, 20, 10)}::geometry, ${JSON.stringify(attributes)}::jsonb, 1)`.execute(
        tx,
      );
      await sql`update dataset set current_version_id = ${versionId} where id = ${id}`.execute(tx);
    }
    await sql`update project set effects_source = 'imported' where id = ${projectId(1)}`.execute(
      tx,
    );
    await insertVersion(tx);
    await sql`insert into place (name, kind, point) values
      ('Å & By', 'town', 'SRID=25832;POINT(510500 6201000)')`.execute(tx);
  });
});

/** The report of the first group, which leaves the second project out. */
async function insertVersion(tx: Queryable): Promise<void> {
  await sql`insert into plan_version (id, plan_id, number, title, description, published_at)
    values (${versionId(11)}, ${planId(1)}, 1, 'Titel', '', '2025-09-01T10:00:00Z')`.execute(tx);
  await sql`insert into plan_version_exclusion (plan_version_id, project_id)
    values (${versionId(11)}, ${projectId(2)})`.execute(tx);
}

describe("[T1] the page of a public project", () => {
  test("shares the project among units as their own pages do", async () => {
    const { project, units } = await get<StatusProjectPage>(pathOf(1));
    expect(project).toMatchObject({ name: "Ådalen", areaHa: 400, share: 1 });
    expect(units.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
      "municipality Brøndby",
      "municipality Aarhus",
      "plan Vestfjord",
      "plan Østfjord",
      "tripartite Vest",
    ]);
    const own = units.find(({ id }) => id === municipalityId(1))!;
    const page = await get<UnitPage>(`/status/pages/units/municipality/${municipalityId(1)}`);
    const row = page.projects.find(({ id }) => id === projectId(1))!;
    expect(own).toMatchObject({
      overlapHa: row.overlapHa,
      share: row.share,
      effects: row.effects,
    });
  });

  test("tells what happened since the first commitment, and nothing of before", async () => {
    const { history } = await get<StatusProjectPage>(pathOf(1));
    expect(history.map(({ kind, from, to, day }) => ({ kind, from, to, day }))).toEqual([
      {
        kind: "moved",
        from: "preliminary_examination_approval",
        to: "establishment_approval",
        day: "2025-07-01",
      },
      { kind: "new", from: null, to: "preliminary_examination_approval", day: "2025-02-10" },
    ]);
    expect(JSON.stringify(history)).not.toContain("draft");
  });

  test("tells how the effects come about, and that other figures count", async () => {
    const { effectsSource, calculation } = await get<StatusProjectPage>(pathOf(1));
    expect(effectsSource).toBe("imported");
    expect(calculation?.isCounted).toBe(false);
    // 200 of its 400 ha lie where nitrogen counts, at 40 kg.
    expect(calculation?.effects.nitrogen).toBeCloseTo(8, 6);
    expect(calculation?.steps.map(({ code }) => code)).toEqual([
      "effect.nitrogen.by-factor",
      "effect.nitrogen.no-need",
      "effect.extraction.none",
      "effect.afforestation.none",
    ]);
    expect(calculation?.maps).toHaveLength(2);
  });

  test("an earlier day has its own figures and no calculation of today", async () => {
    const page = await get<StatusProjectPage>(`${pathOf(1)}?asOf=2025-03-01`);
    expect(page.project.stage).toBe("preliminary_examination_approval");
    expect(page.calculation).toBeNull();
    expect(page.history).toHaveLength(1);
  });

  test("says whether a group's published report counts it", async () => {
    const { units } = await get<StatusProjectPage>(pathOf(2));
    expect(units.find(({ id }) => id === planId(1))?.isCounted).toBe(false);
    const { units: others } = await get<StatusProjectPage>(pathOf(1));
    expect(others.find(({ id }) => id === planId(1))?.isCounted).toBe(true);
    expect(others.find(({ id }) => id === planId(2))?.isCounted).toBeNull();
  });

  test.each([
    { what: "that dropped out", n: 4 },
    { what: "that is a draft", n: 5 },
    { what: "nobody knows", n: 99 },
  ])("a project $what is unknown, and so is its map", async ({ n }) => {
    for (const path of [pathOf(n), `/status/projects/${projectId(n)}/map.svg`])
      expect((await server.app.inject(`/api${path}`)).statusCode).toBe(404);
  });

  test("on an earlier day it is counted, and neither named nor placed anywhere", async () => {
    const asOf = "asOf=2025-03-01";
    for (const path of [pathOf(4), `/status/projects/${projectId(4)}/map.svg`])
      expect((await server.app.inject(`/api${path}?${asOf}`)).statusCode).toBe(404);
    const page = await get<UnitPage>(
      `/status/pages/units/municipality/${municipalityId(1)}?${asOf}`,
    );
    const row = page.projects.find(({ effects }) => effects.nitrogen === 50)!;
    expect(row).toMatchObject({
      name: "Ikke længere offentligt",
      point: null,
      stage: "preliminary_examination_approval",
    });
    expect(
      (await server.app.inject(`/api/status/pages/projects/${row.id}?${asOf}`)).statusCode,
    ).toBe(404);
    const paths = [
      `/status/pages/units/municipality/${municipalityId(1)}`,
      `/status/pages/units/municipality/${municipalityId(1)}/shapes`,
      "/status/pages/projects",
      "/status/pages/map",
      "/status/tables/projects.csv",
      "/status/pages/overview",
      "/status/pages/afforestation",
      "/status/tables/changes.csv",
    ];
    for (const path of paths) {
      const { body, statusCode } = await server.app.inject(`/api${path}?${asOf}`);
      expect([path, statusCode]).toEqual([path, 200]);
      for (const secret of ["Frafaldet", projectId(4), geoId(4)])
        expect(body).not.toContain(secret);
    }
  });

  test("the map names places as text, and draws others next to it", async () => {
    const { body, headers } = await server.app.inject(
      `/api/status/projects/${projectId(1)}/map.svg`,
    );
    expect(headers["content-type"]).toContain("image/svg+xml");
    expect(body).toContain(">Å &amp; By</text>");
    expect(body).not.toContain("NaN");
  });
});

import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { sql } from "../../apps/api/src/platform/database/sql.ts";
import {
  featureCollection,
  square,
} from "../../apps/api/src/platform/geodata/testing/sampleFeatures.ts";
import { serveWfs } from "../../apps/api/src/platform/geodata/testing/serveWfs.ts";
import { useTestDatabase } from "../../apps/api/src/testing/useTestDatabase.ts";
import type { GeographyImport } from "./importGeography.ts";
import { importGeography } from "./importGeography.ts";
import { silentProgress } from "./progress.ts";
import { addUnitLayers } from "./unitLayers.ts";

const database = useTestDatabase();
const folder = mkdtempSync(join(tmpdir(), "mars-geography-"));
const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`;
const side = 10_000;
const [x, y] = [500_000, 6_200_000];
const feature = (properties: Record<string, unknown>, east: number, width = side) => ({
  type: "Feature" as const,
  id: JSON.stringify(properties),
  properties,
  geometry: {
    type: "Polygon",
    coordinates: [
      [
        [x + east, y],
        [x + east + width, y],
        [x + east + width, y + side],
        [x + east, y + side],
        [x + east, y],
      ],
    ],
  },
});

/** Two municipalities next to each other, and a project of 1 ha across their official border. */
beforeAll(async () => {
  const db = database.write;
  const demo = `MULTIPOLYGON(((${square(400_000, 6_100_000)
    .map((p) => p.join(" "))
    .join(",")})))`;
  for (const [id, kind] of [
    [1, "municipality"],
    [2, "municipality"],
    [3, "plan"],
    [4, "subcatchment"],
    [5, "subcatchment"],
    [6, "tripartite"],
  ] as const) {
    await sql`insert into geo_location (id, kind, geometry, area_ha, source) values (${uuid(id)}, ${kind}, ST_GeomFromText(${demo}, 25832), 1, 'demo')`.execute(
      db,
    );
  }
  await sql`insert into municipality (code, id, name, geo_location_id) values ('0101', ${uuid(11)}, 'Vest', ${uuid(1)}), ('0147', ${uuid(12)}, 'Øst', ${uuid(2)})`.execute(
    db,
  );
  await sql`insert into plan (id, name, title, geo_location_id) values (${uuid(13)}, 'Fjord', 'Fjord', ${uuid(3)})`.execute(
    db,
  );
  await sql`insert into subcatchment (op_id, name, plan_id, nitrogen_counts, label_easting, label_northing, geo_location_id)
    values ('1', 'Inder', ${uuid(13)}, true, 0, 0, ${uuid(4)}), ('2', 'Yder', ${uuid(13)}, true, 0, 0, ${uuid(5)})`.execute(
    db,
  );
  await sql`insert into tripartite (id, number, name, geo_location_id) values (${uuid(14)}, '1.1', 'Trepart', ${uuid(6)})`.execute(
    db,
  );
  await sql`insert into geography_source (kind, source) select kind, 'demo' from unnest(array['municipality','subcatchment','plan','tripartite']) kind`.execute(
    db,
  );
  await sql`insert into place (name, kind, point) values ('By', 'by', ST_SetSRID(ST_MakePoint(${x + 15_000}, ${y + 100}), 25832))`.execute(
    db,
  );
  await sql`insert into geo_location (id, kind, geometry, area_ha) values (${uuid(7)}, 'project',
    ST_Multi(ST_MakeEnvelope(${x + side - 25}, ${y}, ${x + side + 75}, ${y + 100}, 25832)), 1)`.execute(
    db,
  );
  await sql`insert into project (name, status, geo_location_id, nitrogen_tons, effects_source) values ('P', 'approval', ${uuid(7)}, 4, 'entered')`.execute(
    db,
  );
  // Computed, and without a measure: with other borders it has no effect any more.
  await sql`insert into geo_location (id, kind, geometry, area_ha) values (${uuid(8)}, 'project',
    ST_Multi(ST_MakeEnvelope(0, 0, 100, 100, 25832)), 1)`.execute(db);
  await sql`with q as (insert into project (name, status, geo_location_id, nitrogen_tons, effects_source)
      values ('Q', 'approval', ${uuid(8)}, 3, 'computed') returning id)
    insert into project_history (project_id, at, cause, status, nitrogen_tons)
    select id, now() - interval '1 day', 'transition', 'approval', 3 from q`.execute(db);
});

beforeAll(async () => {
  await sql`insert into dataset_group (id, title_da, title_en) values ('enheder', 'Enheder', 'Units')`.execute(
    database.write,
  );
  await sql`insert into dataset (id, group_id, kind, title_da, title_en)
    values ('urn:mars:plans', 'enheder', 'background', 'Planer', 'Plans')`.execute(database.write);
  await database.transaction((tx) =>
    addUnitLayers(
      tx,
      { source: "demo", label: "Demo", updatedOn: "2026-01-01" },
      (id) => id === "urn:mars:plans",
    ),
  );
});

const municipalities = [
  feature({ KODE: "101", NAVN: "Vest" }, 0),
  feature({ KODE: "0147", NAVN: "Øst By" }, side),
];

function run(
  kind: GeographyImport["kind"],
  features: readonly unknown[],
  more: Partial<GeographyImport> = {},
) {
  const from = join(folder, `${kind}.geojson`);
  writeFileSync(from, featureCollection(features));
  return importGeography({ database, progress: silentProgress }, { kind, from, ...more });
}

async function shares(kind: string) {
  const { rows } = await sql<{ unit_id: string; n: number }>`
    select unit_id, nitrogen_tons * share as n from geo_share join project using (geo_location_id)
    where unit_kind = ${kind} order by unit_id`.execute(database.write);
  return rows;
}

describe("official geography takes the place of the demonstration's", () => {
  test("a file without all municipalities changes nothing", async () => {
    expect(await run("municipality", municipalities.slice(1))).toMatchObject({
      ok: false,
      refusal: { code: "geography.incomplete" },
    });
    const { rows } = await sql<{
      source: string;
    }>`select distinct source from geo_location where kind = 'municipality'`.execute(
      database.write,
    );
    expect(rows).toEqual([{ source: "demo" }]);
  });

  test("a file of something else is named", async () => {
    const result = await run("municipality", [feature({ navn: "?" }, 0)]);
    expect(JSON.stringify(result)).toContain(
      "municipality.geojson: not one of its 1 features is one of the municipalities (attribute kode or kommunekode or komkode or kom_kode or komnr or kom_nr; they have navn)",
    );
  });

  test("municipalities: outlines, names, places and every apportioned figure", async () => {
    expect(
      await run("municipality", [...municipalities, feature({ kode: "9999" }, 50_000)]),
    ).toMatchObject({
      ok: true,
      value: { read: 3, loaded: 2, leftOut: { unknown: { count: 1 } } },
    });
    const { rows } =
      await sql`select code, m.name, area_ha, source, m.geo_location_id as id from municipality m join geo_location g on g.id = geo_location_id order by code`.execute(
        database.write,
      );
    expect(rows).toEqual([
      { code: "0101", name: "Vest", area_ha: 10_000, source: "official", id: uuid(1) },
      { code: "0147", name: "Øst By", area_ha: 10_000, source: "official", id: uuid(2) },
    ]);
    expect(await shares("municipality")).toEqual([
      { unit_id: "0101", n: 1 },
      { unit_id: "0147", n: 3 },
    ]);
    const place = await sql`select municipality_code from place`.execute(database.write);
    expect(place.rows).toEqual([{ municipality_code: "0147" }]);
  });

  test("sub-catchments: plans are their union, relations follow", async () => {
    const result = await run("subcatchment", [
      feature({ op_id: "1", op_navn: "Inder fjord", areal: 99 }, 0, side / 2),
      feature({ op_id: "1", op_navn: "Inder fjord", areal: 99 }, side / 2, side / 2),
      feature({ op_id: 2, op_navn: "Yder fjord" }, side),
    ]);
    expect(result.ok).toBe(true);
    const { rows } = await sql`
      select (select area_ha from geo_location where id = ${uuid(3)}) as plan_ha,
        (select official_area_ha from subcatchment where op_id = '1') as official_ha,
        (select source from geography_source where kind = 'plan') as plan_source,
        (select count(*) from subcatchment_municipality) as pairs,
        (select share_of_plan from plan_municipality where municipality_code = '0147') as share`.execute(
      database.write,
    );
    expect(rows[0]).toEqual({
      plan_ha: 20_000,
      official_ha: 9900,
      plan_source: "official",
      pairs: 2,
      share: 0.5,
    });
    expect(await shares("plan")).toEqual([{ unit_id: uuid(13), n: 4 }]);
    const { rows: history } = await sql`
      select h.cause, h.status, h.nitrogen_tons from project_history h
      join project p on p.id = h.project_id where p.name = 'Q' order by h.id`.execute(
      database.write,
    );
    expect(history).toEqual([
      { cause: "transition", status: "approval", nitrogen_tons: 3 },
      { cause: "revision", status: "approval", nitrogen_tons: null },
    ]);
    const { rows: layers } = await sql`
      select v.source, v.state, (select sum(area_m2) from dataset_feature where version_id = v.id) as m2
      from dataset_version v where dataset_id = 'urn:mars:plans' order by v.id`.execute(
      database.write,
    );
    expect(layers).toEqual([
      { source: "demo", state: "retired", m2: 10_000 },
      { source: "imported", state: "current", m2: 200_000_000 },
    ]);
    expect(await shares("subcatchment")).toEqual([
      { unit_id: "1", n: 1 },
      { unit_id: "2", n: 3 },
    ]);
  });

  test("main catchments come from a WFS as well", async () => {
    const server = await serveWfs({
      features: [feature({ HOVNR: "DK1.1", hov_na: "Andet navn" }, 0, 2 * side)],
    });
    // A unit that a release has retired is asked of no source.
    await sql`insert into tripartite (id, number, name, geo_location_id, retired_at)
      values (${uuid(15)}, '9.9', 'Nedlagt', ${uuid(16)}, now())`.execute(database.write);
    const result = await importGeography(
      { database, progress: silentProgress },
      {
        kind: "tripartite",
        from: `${server.url}?token=geheim`,
        layer: "mars:felter",
        keyAttribute: "hovnr",
      },
    );
    await server.close();
    expect(result).toMatchObject({ ok: true, value: { format: "wfs", loaded: 1 } });
    const { rows: sources } = await sql`
      select description from geography_source where kind = 'tripartite'`.execute(database.write);
    expect(sources).toEqual([{ description: `${server.url}?token=…` }]);
    const { rows } = await sql`select t.name, st.share, pt.share_of_plan from tripartite t
      join subcatchment_tripartite st on st.tripartite_id = t.id join plan_tripartite pt on pt.tripartite_id = t.id`.execute(
      database.write,
    );
    expect(rows).toEqual([
      { name: "Trepart", share: 1, share_of_plan: 1 },
      { name: "Trepart", share: 1, share_of_plan: 1 },
    ]);
  });
});

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { useTestDatabase } from "../../testing/useTestDatabase.ts";
import { AreaProbe } from "../overlap/AreaProbe.ts";
import { measureLayer } from "../overlap/measureLayer.ts";
import { MeasuringPool } from "../overlap/MeasuringPool.ts";
import { readPolygons } from "../overlap/readPolygons.ts";
import { areaOverlaps } from "./areaOverlaps.ts";
import { LayerStore, NITROGEN_LAYER } from "./LayerStore.ts";
import { CARBON_DATASET, RETENTION_DATASET } from "./queries.ts";

const database = useTestDatabase();
const pool = new MeasuringPool(1);
let folder = "";
let store: LayerStore;

const area =
  "POLYGON((500050 6200050, 500930 6200080, 500900 6200900, 500040 6200870, 500050 6200050), (500400 6200400, 500500 6200400, 500500 6200520, 500400 6200400))";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "mars-layers-"));
  store = new LayerStore({ database, pool, folder, warn: () => undefined });
  const tx = database.write;
  await sql`insert into dataset_group (id, title_da, title_en) values ('g', 'g', 'g')`.execute(tx);
  for (const id of [CARBON_DATASET, RETENTION_DATASET])
    await sql`insert into dataset (id, group_id, kind, title_da, title_en)
      values (${id}, 'g', 'potential', ${id}, ${id})`.execute(tx);
  await addVersion(
    CARBON_DATASET,
    "MULTIPOLYGON(((500000 6200000, 500700 6200100, 500600 6200800, 500000 6200000), (500300 6200200, 500400 6200300, 500350 6200200, 500300 6200200)))",
    {},
  );
  await addVersion(
    RETENTION_DATASET,
    "POLYGON((500000 6200000, 501000 6200000, 501000 6201000, 500000 6201000, 500000 6200000))",
    { ret_tot: 0.8, skov: 30, ekstensivering: 20 },
  );
  await sql`
    with plan_row as (
      insert into plan (id, name, title, geo_location_id) values (gen_random_uuid(), 'p', 'p', gen_random_uuid()) returning id),
    west as (insert into geo_location (kind, geometry, area_ha) values ('subcatchment', ST_Multi(ST_MakeEnvelope(499000, 6199000, 500500, 6202000, 25832)), 1) returning id),
    east as (insert into geo_location (kind, geometry, area_ha) values ('subcatchment', ST_Multi(ST_MakeEnvelope(500500, 6199000, 502000, 6202000, 25832)), 1) returning id)
    insert into subcatchment (op_id, name, plan_id, nitrogen_counts, label_easting, label_northing, geo_location_id)
    select 'west', 'w', plan_row.id, true, 0, 0, west.id from plan_row, west
    union all select 'east', 'e', plan_row.id, false, 0, 0, east.id from plan_row, east`.execute(
    tx,
  );
  await store.refresh();
});
afterAll(async () => {
  store.close();
  await pool.close();
  await rm(folder, { recursive: true });
});

async function addVersion(datasetId: string, wkt: string, attributes: object): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into dataset_version (dataset_id, label) values (${datasetId}, '1') returning id`.execute(
    database.write,
  );
  const versionId = rows[0]!.id;
  await sql`select add_dataset_partition(${versionId})`.execute(database.write);
  await sql`insert into dataset_feature (version_id, id, geometry, area_m2, attributes)
    values (${versionId}, 1, ST_GeomFromText(${wkt}, 25832), 0, ${JSON.stringify(attributes)}::jsonb)`.execute(
    database.write,
  );
  await sql`update dataset set current_version_id = ${versionId} where id = ${datasetId}`.execute(
    database.write,
  );
  return versionId;
}

async function asPolygons(wkt: string) {
  const { rows } = await sql<{ wkb: Buffer }>`
    select ST_AsBinary(ST_GeomFromText(${wkt}, 25832), 'NDR') as wkb`.execute(database.read);
  return readPolygons(rows[0]!.wkb);
}

test("[S3] the figures behind effects agree with PostGIS", async () => {
  const { rows } = await sql<{
    areaHa: number;
    carbonHa: number;
    countsHa: number;
    restHa: number;
  }>`
    with asked as (select ST_GeomFromText(${area}, 25832) as g)
    select ST_Area(g) / 1e4 as "areaHa",
      (select sum(ST_Area(ST_Intersection(f.geometry, g))) / 1e4 from dataset_feature f
        join dataset d on d.current_version_id = f.version_id where d.id = ${CARBON_DATASET}) as "carbonHa",
      ST_Area(ST_Intersection(g, ST_MakeEnvelope(500000, 6200000, 500500, 6201000, 25832))) / 1e4 as "countsHa",
      ST_Area(ST_Intersection(g, ST_MakeEnvelope(500500, 6200000, 501000, 6201000, 25832))) / 1e4 as "restHa"
    from asked`.execute(database.read);
  const expected = rows[0]!;
  const answer = areaOverlaps(store, await asPolygons(area));
  expect(answer.areaHa).toBeCloseTo(expected.areaHa, 9);
  expect(answer.carbonRichHa).toBeCloseTo(expected.carbonHa, 8);
  const counting = answer.retention.filter((part) => part.nitrogenEffectCounts);
  expect(counting).toHaveLength(1);
  expect(counting[0]).toMatchObject({ retention: 0.8, kgPerHa: { skov: 30, ekstensivering: 20 } });
  expect(counting[0]!.areaHa).toBeCloseTo(expected.countsHa, 8);
  const rest = answer.retention.filter((part) => !part.nitrogenEffectCounts);
  expect(rest[0]!.areaHa).toBeCloseTo(expected.restHa, 8);
});

test("[S2] a new version of a dataset takes the old one's place whole", async () => {
  const before = store.get(CARBON_DATASET)!;
  const versionId = await addVersion(
    CARBON_DATASET,
    "POLYGON((500000 6200000, 501000 6200000, 501000 6201000, 500000 6201000, 500000 6200000))",
    {},
  );
  await store.refresh();
  expect(store.get(CARBON_DATASET)).toMatchObject({ versionId });
  const answer = areaOverlaps(store, await asPolygons(area));
  expect(answer.carbonRichHa).toBeCloseTo(answer.areaHa, 8);
  expect(store.packed(before)).toBeDefined();
});

test("[S2] a second process reads the packed layers from their files", async () => {
  const second = new LayerStore({
    database,
    pool: new MeasuringPool(0),
    folder,
    warn: () => undefined,
  });
  await second.refresh();
  expect(second.get(NITROGEN_LAYER)?.key).toBe(store.get(NITROGEN_LAYER)?.key);
  expect(areaOverlaps(second, await asPolygons(area))).toEqual(
    areaOverlaps(store, await asPolygons(area)),
  );
});

test("[S2] land that two features of a layer cover is counted once", async () => {
  await sql`insert into dataset (id, group_id, kind, title_da, title_en)
    values ('twice', 'g', 'conflict', 'twice', 'twice')`.execute(database.write);
  const versionId = await addVersion(
    "twice",
    "POLYGON((500000 6200000, 500600 6200000, 500600 6200600, 500000 6200600, 500000 6200000))",
    {},
  );
  const more = [
    "POLYGON((500300 6200300, 500900 6200300, 500900 6200900, 500300 6200900, 500300 6200300), (500500 6200500, 500550 6200500, 500550 6200550, 500500 6200500))",
    "POLYGON((500350 6200350, 500450 6200350, 500450 6200450, 500350 6200450, 500350 6200350))",
    "POLYGON((500600 6200000, 500900 6200000, 500900 6200300, 500600 6200300, 500600 6200000))",
  ];
  for (const [index, wkt] of more.entries())
    await sql`insert into dataset_feature (version_id, id, geometry, area_m2)
      values (${versionId}, ${index + 2}, ST_GeomFromText(${wkt}, 25832), 0)`.execute(
      database.write,
    );
  await store.refresh();
  const loaded = store.get("twice")!;
  expect(loaded.restKey).not.toBeNull();
  const { rows } = await sql<{ m2: number }>`
    select ST_Area(ST_Intersection(ST_Union(geometry), ST_GeomFromText(${area}, 25832))) as m2
    from dataset_feature where version_id = ${versionId}`.execute(database.read);
  const probe = new AreaProbe(await asPolygons(area));
  const whole = measureLayer(store.packed(loaded)!, probe);
  const rest = measureLayer(store.packedRest(loaded)!, probe);
  expect(whole.features.map(({ featureId }) => featureId).toSorted((a, b) => a - b)).toEqual([
    1, 2, 3, 4,
  ]);
  expect(whole.overlapM2 + rest.overlapM2).toBeCloseTo(rows[0]!.m2, 3);
  expect(store.get(CARBON_DATASET)!.restKey).toBeNull();
});

import { sql } from "kysely";
import type { Queryable } from "../../../platform/database/Database.ts";
import { CARBON_DATASET, RETENTION_DATASET } from "../../../platform/layers/queries.ts";

export const NATURE_DATASET = "urn:test:nature";
export const LIVE_DATASET = "urn:test:live";
export const LOWLAND_MEASURE = "00000000-0000-4000-8000-0000000000a1";
export const FOREST_MEASURE = "00000000-0000-4000-8000-0000000000a2";

/** A square kilometre at the corner of all test data. */
export const X = 500_000;
export const Y = 6_200_000;

export const square = (x: number, y: number, side: number) => ({
  type: "Polygon" as const,
  coordinates: [
    [
      [x, y],
      [x + side, y],
      [x + side, y + side],
      [x, y + side],
      [x, y],
    ],
  ],
});

const wktOf = (x: number, y: number, width: number, height = width) =>
  `POLYGON((${x} ${y}, ${x + width} ${y}, ${x + width} ${y + height}, ${x} ${y + height}, ${x} ${y}))`;

/** Carbon in the west half, three nature sites (two on the same land), retention everywhere. */
export async function seedScreening(database: Queryable, liveUrl: string | null): Promise<void> {
  await sql`insert into dataset_group (id, title_da, title_en) values ('g', 'Gruppe', 'Group')`.execute(
    database,
  );
  await addDataset(database, CARBON_DATASET, "potential", []);
  await addDataset(database, RETENTION_DATASET, "background", [
    { name: "ret_tot", titleDa: "Retention", titleEn: "Retention" },
  ]);
  await addDataset(database, NATURE_DATASET, "conflict", [
    { name: "type", titleDa: "Naturtype", titleEn: "Nature type" },
  ]);
  if (liveUrl !== null) {
    await addDataset(database, LIVE_DATASET, "conflict", [
      { name: "navn", titleDa: "Navn", titleEn: "Name" },
    ]);
    await sql`update dataset set storage = 'wfs',
      live_source = ${JSON.stringify({ url: liveUrl, typeNames: "lag", outputFormat: "application/json", timeoutMs: 1500 })}::jsonb
      where id = ${LIVE_DATASET}`.execute(database);
  }
  await addVersion(database, CARBON_DATASET, [{ wkt: wktOf(X, Y, 500, 1000), attributes: {} }]);
  await addVersion(database, RETENTION_DATASET, [
    { wkt: wktOf(X, Y, 1000), attributes: { ret_tot: 0.5, skov: 40, ekstensivering: 20 } },
  ]);
  await addVersion(database, NATURE_DATASET, [
    { wkt: wktOf(X, Y, 100), attributes: { type: "Eng" }, key: "N-1" },
    { wkt: wktOf(X + 50, Y, 100), attributes: { type: "Mose" }, key: "N-2" },
    { wkt: wktOf(X + 5000, Y, 100), attributes: { type: "Eng" }, key: "N-3" },
  ]);
  await sql`
    with plan_row as (
      insert into plan (id, name, title, geo_location_id)
      values (gen_random_uuid(), 'p', 'p', gen_random_uuid()) returning id),
    place as (
      insert into geo_location (kind, geometry, area_ha)
      values ('subcatchment', ST_Multi(ST_MakeEnvelope(499000, 6199000, 509000, 6209000, 25832)), 1)
      returning id)
    insert into subcatchment (op_id, name, plan_id, nitrogen_counts, label_easting, label_northing,
      geo_location_id)
    select '1', 'one', plan_row.id, true, 0, 0, place.id from plan_row, place
  `.execute(database);
  await seedRules(database);
}

async function seedRules(database: Queryable): Promise<void> {
  await sql`
    insert into mitigation_measure (id, name, color, icon, nitrogen_factor, nitrogen_retention_property,
      extraction_factor, extraction_depends_on_carbon, afforestation_factor)
    values (${LOWLAND_MEASURE}, 'Lavbund', '#000', 'x', 40, null, 1, true, 0),
      (${FOREST_MEASURE}, 'Skov', '#000', 'x', null, 'skov', 0, false, 1)
  `.execute(database);
  const rule = {
    datasetId: NATURE_DATASET,
    mustOverlap: false,
    mustNotOverlap: true,
    attributeName: "type",
    attributeOperator: "=",
    attributeValues: ["Mose"],
    minOverlapAreaHa: null,
    minNitrogenReductionT: null,
  };
  const open = [{ startDate: "2020-01-01", endDate: null, extensionEndDate: null }];
  const facts = (overlapRules: unknown[]) =>
    JSON.stringify({ applicationPeriods: open, overlapRules });
  await sql`
    insert into subsidy_scheme (id, name, active, flow_type, mitigation_measure_id, min_area_ha,
      required_carbon_percent, allow_private_user, allow_private_company, allow_municipality, facts)
    values (gen_random_uuid(), 'Lavbundsordning', true, 'full', ${LOWLAND_MEASURE}, 10, 60, true, true, true, ${facts([])}::jsonb),
      (gen_random_uuid(), 'Skovordning', true, 'full', ${FOREST_MEASURE}, null, null, true, true, true, ${facts([rule])}::jsonb)
  `.execute(database);
}

async function addDataset(
  database: Queryable,
  id: string,
  kind: string,
  attributes: { name: string; titleDa: string; titleEn: string }[],
): Promise<void> {
  await sql`insert into dataset (id, group_id, kind, title_da, title_en, attributes, source)
    values (${id}, 'g', ${kind}, ${`da ${id}`}, ${`en ${id}`}, ${JSON.stringify(attributes)}::jsonb, 'Kilde')`.execute(
    database,
  );
}

export async function addVersion(
  database: Queryable,
  datasetId: string,
  features: readonly { wkt: string; attributes: object; key?: string }[],
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into dataset_version (dataset_id, label, state, source_updated_on, feature_count)
    values (${datasetId}, 'v', 'current', '2026-01-02', ${features.length}) returning id`.execute(
    database,
  );
  const versionId = rows[0]!.id;
  await sql`select add_dataset_partition(${versionId})`.execute(database);
  for (const [index, { wkt, attributes, key }] of features.entries())
    await sql`insert into dataset_feature (version_id, id, feature_key, geometry, area_m2, attributes)
      select ${versionId}, ${index + 1}, ${key ?? null}, g, ST_Area(g), ${JSON.stringify(attributes)}::jsonb
      from ST_GeomFromText(${wkt}, 25832) g`.execute(database);
  await sql`update dataset set current_version_id = ${versionId} where id = ${datasetId}`.execute(
    database,
  );
  return versionId;
}

export async function addProject(
  database: Queryable,
  name: string,
  status: string,
  [x, y, side]: readonly [number, number, number],
): Promise<void> {
  await sql`
    with place as (
      insert into geo_location (kind, geometry, area_ha)
      values ('project', ST_Multi(ST_GeomFromText(${wktOf(x, y, side)}, 25832)), 1) returning id)
    insert into project (name, status, geo_location_id) select ${name}, ${status}, id from place
  `.execute(database);
}

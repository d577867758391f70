/** Twenty-five synthetic layers of national size and density, or a smaller land of the same density. */
import type { Database } from "../apps/api/src/platform/database/Database.ts";
import { sql } from "../apps/api/src/platform/database/sql.ts";

export const west = 450_000;
export const south = 6_050_000;
const NATIONAL_SIDE_M = 207_000;

type Layer = { name: string; national: number; corners: number; fill: number };

/** How many features Denmark has of each, how many corners they have, how much of the land they fill. */
const layers: readonly Layer[] = [
  { name: "fields", national: 600_000, corners: 24, fill: 0.95 },
  { name: "nature", national: 300_000, corners: 36, fill: 0.5 },
  { name: "parcels", national: 1_000_000, corners: 4, fill: 1 },
  { name: "natura-2000", national: 250, corners: 100_000, fill: 0.8 },
  { name: "catchments", national: 108, corners: 20_000, fill: 0.95 },
  { name: "municipalities", national: 98, corners: 10_000, fill: 0.95 },
  { name: "urn:dmp:ds:kulstof-2022-lavbundskort", national: 60_000, corners: 80, fill: 0.6 },
  { name: "forest", national: 100_000, corners: 50, fill: 0.5 },
  ...Array.from({ length: 17 }, (_, i) => ({
    name: `layer-${i + 1}`,
    national: [500, 2_000, 5_000, 10_000, 20_000][i % 5]!,
    corners: [1_000, 400, 200, 100, 60][i % 5]!,
    fill: 0.3 + 0.03 * i,
  })),
];

export const layerNames = layers.map(({ name }) => name);

/** Side of the land in metres. */
export const sideM = (scale: number) => NATIONAL_SIDE_M * Math.sqrt(scale);

export async function makeLayers(database: Database, scale: number): Promise<void> {
  const tx = database.write;
  // A ring around a point: waves of several lengths and some roughness, never crossing itself.
  await sql`create function blob(x float8, y float8, r float8, n int, seed int) returns geometry
    language sql immutable parallel safe as $$
    select ST_SetSRID(ST_MakePolygon(ST_AddPoint(line, ST_StartPoint(line))), 25832) from (
      select ST_MakeLine(array_agg(ST_MakePoint(
        x + r * k * cos(2 * pi() * i / n), y + r * k * sin(2 * pi() * i / n)) order by i)) as line
      from (select i, 0.72 + 0.13 * sin(3 * 2 * pi() * i / n + seed) + 0.08 * sin(11 * 2 * pi() * i / n + seed)
        + 0.04 * sin(47 * 2 * pi() * i / n) + 0.02 * abs(hashint4(i + seed))::float8 / 2147483648.0 as k
        from generate_series(0, n - 1) i) p) l $$`.execute(tx);
  await sql`insert into dataset_group (id, title_da, title_en) values ('b', 'b', 'b')`.execute(tx);
  for (const [index, layer] of layers.entries()) await makeLayer(database, layer, index, scale);
  await sql`analyze`.execute(tx);
}

async function makeLayer(database: Database, layer: Layer, index: number, scale: number) {
  const tx = database.write;
  const perSide = Math.max(2, Math.round(Math.sqrt(layer.national * scale)));
  const cell = sideM(scale) / perSide;
  await sql`insert into dataset (id, group_id, kind, title_da, title_en, attributes)
    values (${layer.name}, 'b', 'conflict', ${layer.name}, ${layer.name},
      '[{"name":"n","titleDa":"n","titleEn":"n"}]')`.execute(tx);
  const { rows } = await sql<{
    id: number;
  }>`insert into dataset_version (dataset_id, label, state, feature_count)
    values (${layer.name}, '1', 'current', ${perSide * perSide}) returning id`.execute(tx);
  const versionId = rows[0]!.id;
  await sql`select add_dataset_partition(${versionId})`.execute(tx);
  const shape =
    layer.corners === 4
      ? sql`ST_SetSRID(ST_MakePolygon(ST_MakeLine(array[corner(i, j), corner(i + 1, j), corner(i + 1, j + 1),
          corner(i, j + 1), corner(i, j)])), 25832)`
      : sql`blob(${west} + (i + 0.5) * ${cell}::float8, ${south} + (j + 0.5) * ${cell}::float8,
          ${(cell / 2) * Math.sqrt(layer.fill)}::float8, ${layer.corners}::int, i * 31 + j * 17 + ${index}::int)`;
  if (layer.corners === 4)
    // Parcels share their corners, and so their whole edges.
    await sql`create function corner(i int, j int) returns geometry language sql immutable parallel safe as ${sql.lit(
      `select ST_MakePoint(${west} + ${cell} * (i + 0.3 * (abs(hashint4(i * 7919 + j))::float8 / 2147483648.0 - 0.5)),
        ${south} + ${cell} * (j + 0.3 * (abs(hashint4(j * 104729 + i))::float8 / 2147483648.0 - 0.5)))`,
    )}`.execute(tx);
  await sql`insert into dataset_feature (version_id, id, feature_key, geometry, area_m2, attributes)
    select ${versionId}, i * ${perSide}::int + j + 1, i || '-' || j, g, ST_Area(g), jsonb_build_object('n', i)
    from (select i, j, ${shape} as g from generate_series(0, ${perSide - 1}::int) i, generate_series(0, ${perSide - 1}::int) j) s
  `.execute(tx);
  await sql`update dataset set current_version_id = ${versionId} where id = ${layer.name}`.execute(
    tx,
  );
}

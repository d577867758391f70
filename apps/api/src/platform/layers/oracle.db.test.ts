import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sampled } from "../../testing/sampled.ts";
import { useTestDatabase } from "../../testing/useTestDatabase.ts";
import { multiPolygonWkb } from "../overlap/areaRings.ts";
import { MeasuringPool } from "../overlap/MeasuringPool.ts";
import { readPolygons } from "../overlap/readPolygons.ts";
import type { Rings } from "../overlap/rings.ts";
import { LayerStore } from "./LayerStore.ts";
import { measureDatasets, type MeasuredDataset } from "./measureDatasets.ts";
import { overlapsInDatabase } from "./overlapQueries.ts";

const database = useTestDatabase();
const pool = new MeasuringPool(1);
const layers = new LayerStore({ database, pool, folder: null, warn: () => undefined });
const X = 520_000;
const Y = 6_180_000;
/** Rounding of coordinates in the millions leaves this much on borders drawn alike. */
const ABSOLUTE_M2 = 1e-3;
const RELATIVE = 1e-6;

let seed = 42;
const random = () => {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return seed / 2 ** 32;
};

/** A star-shaped ring: any radius at any angle, so it never crosses itself. */
function star(x: number, y: number, radiusM: number, points: number): string {
  const places = Array.from({ length: points }, (_, i) => {
    const angle = (2 * Math.PI * i) / points;
    const radius = radiusM * (0.4 + 0.6 * random());
    return `${x + radius * Math.cos(angle)} ${y + radius * Math.sin(angle)}`;
  });
  return `(${[...places, places[0]].join(", ")})`;
}

const holed = (x: number, y: number, radiusM: number, points: number) =>
  `POLYGON(${star(x, y, radiusM, points)}, ${star(x, y, radiusM * 0.35, 12)})`;
const box = (x: number, y: number, width: number, height: number) =>
  `POLYGON((${x} ${y}, ${x + width} ${y}, ${x + width} ${y + height}, ${x} ${y + height}, ${x} ${y}))`;

const layersOf: Record<string, string[]> = {
  // Neighbours share whole edges, as parcels do.
  parcels: Array.from({ length: 400 }, (_, i) =>
    box(X + 100 * (i % 20), Y + 100 * Math.floor(i / 20), 100, 100),
  ),
  holes: Array.from({ length: 60 }, () =>
    holed(X + 2000 * random(), Y + 2000 * random(), 60 + 60 * random(), 30),
  ),
  overlapping: Array.from({ length: 40 }, () =>
    holed(X + 2000 * random(), Y + 2000 * random(), 300, 200),
  ),
  large: [holed(X + 1000, Y + 1000, 1500, 5_000)],
};

const areas = [
  ...Array.from({ length: 8 }, () =>
    holed(X + 2000 * random(), Y + 2000 * random(), 200 + 700 * random(), 24),
  ),
  // Edges that run along those of the parcels, inside, across and outside.
  ...[0, 50, 100, 300].map((at) => box(X + at, Y + at, 500, 300)),
  box(X - 500, Y - 500, 3000, 3000),
  box(X + 130, Y + 110, 20, 20),
  holed(X + 1000, Y + 1000, 1_200, 800),
  `MULTIPOLYGON(${[box(X, Y, 200, 200), box(X + 400, Y, 200, 200)].map((wkt) => wkt.slice(7)).join(", ")})`,
];

const versionOf = new Map<string, number>();

beforeAll(async () => {
  const tx = database.write;
  await sql`insert into dataset_group (id, title_da, title_en) values ('g', 'g', 'g')`.execute(tx);
  for (const [id, shapes] of Object.entries(layersOf)) {
    await sql`insert into dataset (id, group_id, kind, title_da, title_en)
      values (${id}, 'g', 'conflict', ${id}, ${id})`.execute(tx);
    const { rows } = await sql<{
      id: number;
    }>`insert into dataset_version (dataset_id, label, state)
      values (${id}, '1', 'current') returning id`.execute(tx);
    const versionId = rows[0]!.id;
    versionOf.set(id, versionId);
    await sql`select add_dataset_partition(${versionId})`.execute(tx);
    await sql`insert into dataset_feature (version_id, id, geometry, area_m2)
      select ${versionId}, n, ST_GeomFromText(w, 25832), ST_Area(ST_GeomFromText(w, 25832))
      from unnest(${shapes}::text[]) with ordinality as s(w, n)`.execute(tx);
    await sql`update dataset set current_version_id = ${versionId} where id = ${id}`.execute(tx);
  }
  await layers.refresh();
});
afterAll(async () => {
  layers.close();
  await pool.close();
});

async function polygonsOf(wkt: string): Promise<Rings[]> {
  const { rows } = await sql<{ wkb: Buffer }>`
    select ST_AsBinary(ST_GeomFromText(${wkt}, 25832), 'NDR') as wkb`.execute(database.read);
  return readPolygons(rows[0]!.wkb);
}

/** The plainest question: each feature's intersection, and that of all of them together. */
async function asPostgis(wkt: string, datasetId: string) {
  const asked = sql`ST_GeomFromText(${wkt}, 25832)`;
  const { rows } = await sql<{ id: number; m2: number }>`
    select id, ST_Area(ST_Intersection(geometry, ${asked})) as m2 from dataset_feature
    where version_id = ${versionOf.get(datasetId)} and ST_Intersects(geometry, ${asked})`.execute(
    database.read,
  );
  const { rows: whole } = await sql<{ m2: number }>`
    select coalesce(ST_Area(ST_Intersection(ST_Union(geometry), ${asked})), 0) as m2
    from dataset_feature where version_id = ${versionOf.get(datasetId)}
      and geometry && ${asked}`.execute(database.read);
  return { features: rows.filter(({ m2 }) => m2 > 1), totalM2: whole[0]!.m2 };
}

const near = (m2: number) => Math.max(ABSOLUTE_M2, RELATIVE * Math.abs(m2));

function expectAlike(
  found: { overlapM2: number; features: readonly { id: number; overlapM2: number }[] },
  expected: Awaited<ReturnType<typeof asPostgis>>,
) {
  const byId = new Map(found.features.map(({ id, overlapM2 }) => [id, overlapM2]));
  for (const { id, m2 } of expected.features) {
    // Within the rounding of the border of what counts as touched, either answer is right.
    if (m2 < 1 + ABSOLUTE_M2 && !byId.has(id)) continue;
    expect(Math.abs((byId.get(id) ?? 0) - m2), `feature ${id}`).toBeLessThan(near(m2));
    byId.delete(id);
  }
  expect([...byId.values()].filter((m2) => m2 > 1 + ABSOLUTE_M2)).toEqual([]);
  // A total sums the rounding of each of its features.
  const tolerance = near(expected.totalM2) + ABSOLUTE_M2 * expected.features.length;
  expect(Math.abs(found.overlapM2 - expected.totalM2), "total").toBeLessThan(tolerance);
}

describe.each(Object.keys(layersOf))(
  "[S2] overlaps with layer %s agree with PostGIS",
  (datasetId) => {
    test("measured in memory", async () => {
      for (const wkt of sampled(areas, 4)) {
        const found: MeasuredDataset[] = [];
        await measureDatasets(
          { layers, measuring: pool, database },
          await polygonsOf(wkt),
          { datasets: [{ datasetId, versionId: versionOf.get(datasetId)! }], retention: null },
          { give: (one) => found.push(one), fail: () => expect.fail("not measured") },
        );
        expect(found).toHaveLength(1);
        expectAlike(found[0]!, await asPostgis(wkt, datasetId));
      }
    });

    test("measured by the database where a layer is not packed", async () => {
      const versionId = versionOf.get(datasetId)!;
      for (const wkt of sampled(areas, 4)) {
        const wkb = multiPolygonWkb(await polygonsOf(wkt));
        const rows = await overlapsInDatabase(database.read, wkb, [versionId]);
        expect(rows.filter(({ id }) => id === null).length).toBeLessThanOrEqual(1);
        expectAlike(
          {
            overlapM2: rows.find(({ id }) => id === null)?.overlapM2 ?? 0,
            features: rows.flatMap(({ id, overlapM2 }) => (id === null ? [] : [{ id, overlapM2 }])),
          },
          await asPostgis(wkt, datasetId),
        );
      }
    });
  },
);

import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { sql } from "../../apps/api/src/platform/database/sql.ts";
import { featureCollection } from "../../apps/api/src/platform/geodata/testing/sampleFeatures.ts";
import { holdOutlines } from "../../apps/api/src/platform/geography/outlineLock.ts";
import { recomputeEffects } from "../../apps/api/src/platform/geography/recomputeEffects.ts";
import { useTestDatabase } from "../../apps/api/src/testing/useTestDatabase.ts";
import { importGeography } from "./importGeography.ts";
import { silentProgress } from "./progress.ts";

const database = useTestDatabase();
const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`;
const [x, y] = [500_000, 6_200_000];
const [plan, project, before, after] = [13, 20, 21, 22].map(uuid) as [
  string,
  string,
  string,
  string,
];

const box = (east: number, width: number) =>
  sql`ST_Multi(ST_MakeEnvelope(${x + east}, ${y}, ${x + east + width}, ${y + 100}, 25832))`;
const catchment = (id: string, east: number) => ({
  type: "Feature" as const,
  id,
  properties: { op_id: id, navn: id },
  geometry: {
    type: "Polygon",
    coordinates: [
      [
        [x + east, y],
        [x + east + 1000, y],
        [x + east + 1000, y + 1000],
        [x + east, y + 1000],
        [x + east, y],
      ],
    ],
  },
});

test("an area drawn again while borders are imported is measured against the new ones", async (context) => {
  // One session serves everybody there: nothing happens meanwhile.
  context.skip(database.engine === "embedded");
  const db = database.write;
  await sql`insert into geo_location (id, kind, geometry, area_ha) values
    (${uuid(3)}, 'plan', ${box(90_000, 10)}, 1), (${uuid(4)}, 'subcatchment', ${box(90_000, 10)}, 1),
    (${uuid(5)}, 'subcatchment', ${box(90_000, 10)}, 1), (${before}, 'project', ${box(0, 100)}, 1)`.execute(
    db,
  );
  await sql`insert into plan (id, name, title, geo_location_id) values (${plan}, 'F', 'F', ${uuid(3)})`.execute(
    db,
  );
  await sql`insert into subcatchment (op_id, name, plan_id, nitrogen_counts, label_easting, label_northing, geo_location_id)
    values ('1', '1', ${plan}, true, 0, 0, ${uuid(4)}), ('2', '2', ${plan}, true, 0, 0, ${uuid(5)})`.execute(
    db,
  );
  await sql`insert into project (id, name, status, geo_location_id, area_ha)
    values (${project}, 'P', 'approval', ${before}, 1)`.execute(db);

  const from = join(mkdtempSync(join(tmpdir(), "mars-meanwhile-")), "catchments.geojson");
  writeFileSync(from, featureCollection([catchment("1", 0), catchment("2", 1000)]));
  const isDrawn = Promise.withResolvers<void>();
  const isShared = Promise.withResolvers<void>();
  const drawing = database.transaction(async (tx) => {
    await sql`insert into geo_location (id, kind, geometry, area_ha)
      values (${after}, 'project', ${box(1000, 200)}, 2)`.execute(tx);
    await sql`update project set geo_location_id = ${after} where id = ${project}`.execute(tx);
    await recomputeEffects(tx, [project]);
    isDrawn.resolve();
    await isShared.promise;
  });
  await isDrawn.promise;
  const say = (what: string) => void (what === "working out effects" && isShared.resolve());
  const imported = importGeography(
    { database, progress: { ...silentProgress, say } },
    { kind: "subcatchment", from },
  ).finally(isShared.resolve);
  await drawing;
  expect(await imported).toMatchObject({ ok: true });

  const { rows } = await sql`select p.area_ha, o.unit_kind, o.unit_id, o.overlap_ha
    from project p left join geo_overlap o using (geo_location_id) order by unit_kind`.execute(db);
  expect(rows).toEqual([
    { area_ha: 2, unit_kind: "plan", unit_id: plan, overlap_ha: 2 },
    { area_ha: 2, unit_kind: "subcatchment", unit_id: "2", overlap_ha: 2 },
  ]);
});

test("no one who changes an area waits for an import that waits for them", async (context) => {
  context.skip(database.engine === "embedded");
  const waits = (forWhat: string) =>
    vi.waitFor(
      async () => {
        const { rows } = await sql`select from pg_stat_activity where datname = current_database()
          and wait_event_type = 'Lock' and wait_event = ${forWhat}`.execute(database.write);
        expect(rows).toHaveLength(1);
      },
      { timeout: 10_000 },
    );
  const isHeld = Promise.withResolvers<void>();
  const isChanging = Promise.withResolvers<void>();
  const from = join(mkdtempSync(join(tmpdir(), "mars-crossed-")), "catchments.geojson");
  writeFileSync(from, featureCollection([catchment("1", 0), catchment("2", 1000)]));
  const holding = database.transaction(async (tx) => {
    await holdOutlines(tx);
    isHeld.resolve();
    await isChanging.promise;
  });
  await isHeld.promise;
  const imported = importGeography(
    { database, progress: silentProgress },
    { kind: "subcatchment", from },
  ).finally(isChanging.resolve);
  await waits("advisory");
  // Drawn again since the shares were computed.
  await sql`update project set geo_location_id = ${before} where id = ${project}`.execute(
    database.write,
  );
  const changing = database.transaction(async (tx) => {
    await sql`select from project where id = ${project} for update`.execute(tx);
    isChanging.resolve();
    await waits("transactionid");
    // A deadlock would be seen through by trying again, a second or more later.
    const { rows } = await sql`select mode from pg_locks where locktype = 'advisory' and granted
      and mode = 'ExclusiveLock' and database = (
        select oid from pg_database where datname = current_database())`.execute(database.write);
    expect(rows).toEqual([]);
    await recomputeEffects(tx, [project]);
  });
  await Promise.all([holding, changing]);
  expect(await imported).toMatchObject({ ok: true });
});

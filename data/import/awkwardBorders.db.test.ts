import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { sql } from "../../apps/api/src/platform/database/sql.ts";
import { featureCollection } from "../../apps/api/src/platform/geodata/testing/sampleFeatures.ts";
import { recomputeOverlaps } from "../../apps/api/src/platform/geography/recomputeOverlaps.ts";
import { useTestDatabase } from "../../apps/api/src/testing/useTestDatabase.ts";
import { randomFor } from "../demo/random.ts";
import { loadReference } from "../../apps/api/src/platform/reference/loadReference.ts";
import { municipalities } from "../../apps/api/src/platform/reference/facts/municipalities.ts";
import { subCatchments } from "../../apps/api/src/platform/reference/facts/subCatchments.ts";
import { tripartites } from "../../apps/api/src/platform/reference/facts/tripartites.ts";
import type { GeographyKind } from "./geographyQueries.ts";
import { importGeography } from "./importGeography.ts";
import { silentProgress } from "./progress.ts";

type Position = [number, number];
const [west, south, stepM] = [480_000, 6_150_000, 9000];
const rowsOfCells = 9;
const random = randomFor(3, "awkward");

/** The same border as another source draws it: off by less than a millimetre, or not at all. */
const nearly = (value: number) => value + random.pick([0, 0, 1e-9, -1e-8, 1e-7, -1e-6, 1e-4]);

/** Corners of every grid lie on these: 132 can be had in 11, 12 and 3 columns. */
const ticks = 132;
const tickM = (12 * stepM) / ticks;
const northingAt = (row: number, tick: number) =>
  south + row * stepM + randomFor(7, "row", row, tick).between(-300, 300);

/** The line between two rows wanders alike in every grid. */
const alongRow = (row: number, from: number, to: number): Position[] =>
  Array.from({ length: to - from + 1 }, (_, i) => [
    west + (from + i) * tickM,
    northingAt(row, from + i),
  ]);

/** Lines between columns are a grid's own, but for the outermost. */
function upColumn(columns: number, column: number, row: number): Position[] {
  const tick = column * (ticks / columns);
  const [low, high] = [northingAt(row, tick), northingAt(row + 1, tick)];
  const own = randomFor(7, "column", columns, column, row);
  const swayM = column === 0 || column === columns ? 0 : 300;
  return Array.from({ length: 22 }, (_, i) => [
    west + tick * tickM + own.between(-swayM, swayM),
    low + ((i + 1) / 23) * (high - low),
  ]);
}

function cells(columns: number): Position[][] {
  const wide = ticks / columns;
  return Array.from({ length: columns * rowsOfCells }, (_, i) => {
    const [column, row] = [i % columns, Math.floor(i / columns)];
    const [from, to] = [column * wide, (column + 1) * wide];
    return [
      ...alongRow(row, from, to),
      ...upColumn(columns, column + 1, row),
      ...alongRow(row + 1, from, to).toReversed(),
      ...upColumn(columns, column, row).toReversed(),
    ].map(([x, y]): Position => [nearly(x), nearly(y)]);
  });
}

const folder = mkdtempSync(join(tmpdir(), "mars-awkward-"));
const units: Record<GeographyKind, { columns: number; properties: (i: number) => object }> = {
  municipality: { columns: 11, properties: (i) => ({ kode: municipalities[i]!.code }) },
  subcatchment: { columns: 12, properties: (i) => ({ op_id: subCatchments[i]!.opId }) },
  // 23 of 27 cells: some land lies in no main catchment.
  tripartite: {
    columns: 3,
    properties: (i) => ({ hov_id: `DK${tripartites[i]?.number ?? "9.9"}` }),
  },
};

describe("borders of several sources that nearly coincide", () => {
  const database = useTestDatabase();

  beforeAll(async () => {
    await database.transaction((tx) => loadReference(tx));
  });

  test.each(Object.keys(units) as GeographyKind[])(
    "%s",
    async (kind) => {
      const { columns, properties } = units[kind];
      const features = cells(columns).map((ring, i) => ({
        type: "Feature",
        properties: properties(i),
        geometry: { type: "Polygon", coordinates: [[...ring, ring[0]]] },
      }));
      const from = join(folder, `${kind}.geojson`);
      writeFileSync(from, featureCollection(features));
      expect(
        await importGeography({ database, progress: silentProgress }, { kind, from }),
      ).toMatchObject({ ok: true });
    },
    120_000,
  );

  test("no overlay is lost: what lies in a unit adds up to the unit", async () => {
    const { rows } = await sql<{ worst: number; units: number }>`
      select max(abs(1 - share)) as worst, count(*) as units from (
        select op_id, sum(share) as share from subcatchment_municipality group by op_id) inside`.execute(
      database.write,
    );
    expect(rows[0]!.units).toBe(108);
    // Slivers below the smallest relation are left out of it.
    expect(rows[0]!.worst).toBeLessThan(0.02);
    const { rows: plans } = await sql<{ plans: number; off: number }>`
      select count(*) as plans, max(abs(1 - g.area_ha / parts.area_ha)) as off
      from plan join geo_location g on g.id = plan.geo_location_id
      join (select plan_id, sum(area_ha) as area_ha from subcatchment
        join geo_location on geo_location.id = geo_location_id group by plan_id) parts on parts.plan_id = plan.id`.execute(
      database.write,
    );
    expect(plans[0]!.plans).toBe(37);
    expect(plans[0]!.off).toBeLessThan(1e-6);
  });

  test("areas drawn along the borders are shared out whole", async () => {
    const drawn = cells(12).slice(14, 94);
    await sql`insert into geo_location (kind, geometry, area_ha)
      select 'project', g, ST_Area(g) / 10000
      from (select ST_Multi(ST_CollectionExtract(ST_MakeValid(ST_SetSRID(ST_GeomFromGeoJSON(text), 25832)), 3)) as g
        from unnest(${drawn.map((ring) =>
          JSON.stringify({ type: "Polygon", coordinates: [[...ring, ring[0]]] }),
        )}::text[]) text) read`.execute(database.write);
    await database.transaction((tx) => recomputeOverlaps(tx, "all"));
    const { rows } = await sql<{ kind: string; areas: number; off: number }>`
      select unit_kind as kind, count(*) as areas, max(abs(1 - sum / area_ha)) as off
      from (select geo_location_id as id, unit_kind, sum(overlap_ha) as sum from geo_overlap group by 1, 2) s
      join geo_location g using (id) where unit_kind <> 'tripartite' group by unit_kind order by unit_kind`.execute(
      database.write,
    );
    expect(rows.map(({ kind, areas }) => [kind, areas])).toEqual([
      ["municipality", 80],
      ["plan", 80],
      ["subcatchment", 80],
    ]);
    for (const { off } of rows) expect(off).toBeLessThan(1e-5);
  });
});

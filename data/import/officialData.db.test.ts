import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sql } from "../../apps/api/src/platform/database/sql.ts";
import { recomputeOverlaps } from "../../apps/api/src/platform/geography/recomputeOverlaps.ts";
import { useTestDatabase } from "../../apps/api/src/testing/useTestDatabase.ts";
import { loadReference } from "../../apps/api/src/platform/reference/loadReference.ts";
import { importGeography } from "./importGeography.ts";
import { importNational } from "./national/importNational.ts";
import { silentProgress } from "./progress.ts";
import type { DevelopmentRecord, DevelopmentSnapshot } from "./testing/developmentSnapshot.ts";
import {
  developmentSnapshot,
  hasOfficialFiles,
  officialFolder,
} from "./testing/developmentSnapshot.ts";
import { serveNational } from "./testing/serveNational.ts";

if (!hasOfficialFiles) {
  console.warn("LEFT OUT: the official files do not lie beside the project (../shared/data).");
}

const effectColumns = {
  nitrogenReductionT: "nitrogen_tons",
  extractionEffortHa: "extraction_ha",
  afforestationEffortHa: "afforestation_ha",
} as const;

describe.skipIf(!hasOfficialFiles)("official files", () => {
  const database = useTestDatabase();
  let snapshot: DevelopmentSnapshot;
  let server: Awaited<ReturnType<typeof serveNational>>;

  beforeAll(async () => {
    await database.transaction((tx) => loadReference(tx));
    snapshot = await developmentSnapshot();
    server = await serveNational(snapshot.answers);
  }, 300_000);
  afterAll(() => server?.close());

  test.each([
    ["municipality", "municipalities-99.topo.json", 99],
    ["subcatchment", "subcatchments-108.topo.json", 108],
    ["tripartite", "main-catchments-23.topo.json", 23],
  ] as const)(
    "%s comes from the official file",
    { timeout: 600_000 },
    async (kind, file, count) => {
      const result = await importGeography(
        { database, progress: silentProgress },
        { kind, from: join(officialFolder, "geography", file) },
      );
      expect(result).toMatchObject({
        ok: true,
        value: { read: count, loaded: count, leftOut: {} },
      });
    },
  );

  test("relations follow from the official outlines", async () => {
    const { rows } = await sql<{
      plans: number;
      pairs: number;
      municipalities: number;
      split: number;
    }>`
      select (select count(*) from geo_location where kind = 'plan' and source = 'official') as plans,
        (select count(*) from plan_tripartite) as pairs,
        (select count(*) from plan_municipality) as municipalities,
        (select count(*) from (select op_id from subcatchment_tripartite group by op_id having count(*) > 1) s) as split`.execute(
      database.write,
    );
    expect(rows[0]).toMatchObject({ plans: 37, split: 8 });
    expect(rows[0]!.pairs).toBeGreaterThanOrEqual(48);
    expect(Math.abs(rows[0]!.municipalities - 224)).toBeLessThanOrEqual(6);
  });

  test("the national snapshot comes in whole", { timeout: 600_000 }, async () => {
    const result = await importNational(
      { database, progress: silentProgress },
      { from: server.url },
    );
    expect(result).toMatchObject({
      ok: true,
      value: { plans: 37, projects: 934, sketchProjects: 3015, geometries: { fetched: 3949 } },
    });
    if (result.ok)
      console.info(
        `outlines repaired ${result.value.geometries.repaired.length}, unusable ${result.value.geometries.unusable.length}, ${result.value.seconds.toFixed(1)} s`,
      );
  });

  test("the effect of every (project, unit) is the official one", async () => {
    const { rows } = await sql<Record<string, number | string | null>>`
      select a.id, s.unit_kind, s.unit_id, a.nitrogen_tons * s.share as nitrogen_tons,
        a.extraction_ha * s.share as extraction_ha, a.afforestation_ha * s.share as afforestation_ha
      from (select id, geo_location_id, nitrogen_tons, extraction_ha, afforestation_ha from project
        union all select id, geo_location_id, nitrogen_tons, extraction_ha, afforestation_ha from sketch_project) a
      join geo_share s using (geo_location_id)
      where s.unit_kind in ('plan', 'tripartite')`.execute(database.write);
    const found = new Map(
      rows.map((row) => [`${row["id"]} ${row["unit_kind"]} ${row["unit_id"]}`, row]),
    );
    let compared = 0;
    let worst = 0;
    for (const record of [...snapshot.projects, ...snapshot.sketchProjects]) {
      for (const [kind, shares] of [
        ["plan", record.plans],
        ["tripartite", record.vos],
      ] as const) {
        for (const share of shares) {
          const row = found.get(`${record.id} ${kind} ${share.id}`)!;
          for (const [official, column] of Object.entries(effectColumns)) {
            const expected = share[official as keyof typeof effectColumns];
            if ((expected === null) !== (row[column] === null)) worst = Infinity;
            else worst = Math.max(worst, Math.abs(Number(row[column]) - Number(expected)));
            compared++;
          }
        }
      }
    }
    console.info(`${compared} values compared, largest difference ${worst}`);
    expect(compared).toBeGreaterThan(20_000);
    expect(worst).toBeLessThanOrEqual(1e-9);
  });

  test("importing the same again changes nothing", { timeout: 600_000 }, async () => {
    const counts = () =>
      sql<Record<string, number>>`
      select (select count(*) from project) as projects, (select count(*) from project_history) as history,
        (select sum(version) from project) as versions, (select count(*) from plan_version) as published,
        (select count(*) from plan_version_sketch) as sketches, (select count(*) from geo_overlap) as overlaps`.execute(
        database.write,
      );
    const before = (await counts()).rows[0];
    const result = await importNational(
      { database, progress: silentProgress },
      { from: server.url },
    );
    expect(result).toMatchObject({ ok: true, value: { newVersions: 0, droppedOut: 0 } });
    expect((await counts()).rows[0]).toEqual(before);
  });

  test(
    "overlaps computed from the rings fall where the data's notes say",
    { timeout: 600_000 },
    async () => {
      await sql`delete from geo_overlap`.execute(database.write);
      await database.transaction((tx) => recomputeOverlaps(tx, "all", ["plan", "tripartite"]));
      const { rows } = await sql<{ id: string; kind: string; unit: string; ha: number }>`
      select geo_location_id as id, unit_kind as kind, unit_id as unit, overlap_ha as ha from geo_overlap`.execute(
        database.write,
      );
      const computed = new Map<string, { unit: string; ha: number }[]>();
      for (const { id, kind, unit, ha } of rows) {
        const key = `${kind} ${id}`;
        computed.set(key, [...(computed.get(key) ?? []), { unit, ha }]);
      }
      const records = [...snapshot.projects, ...snapshot.sketchProjects];
      const figures = {
        plan: measure(records, "plan", "plans", computed),
        tripartite: measure(records, "tripartite", "vos", computed),
      };
      console.info(JSON.stringify(figures));
      // The notes' 99.6 and 99.7 % are of the whole snapshot (124 rings not closed; 69 in this half).
      // Here no computation from the rings can do better: each that disagrees is shown not to be able to.
      expect(figures.plan.dominant).toBeGreaterThanOrEqual(0.994);
      expect(figures.tripartite.dominant).toBeGreaterThanOrEqual(0.995);
      for (const kind of Object.values(figures)) {
        expect(kind.unexplained).toEqual([]);
        expect(kind.tellingDominant).toBeGreaterThanOrEqual(0.999);
        expect(kind.within1).toBeGreaterThanOrEqual(0.72);
        expect(kind.within5).toBeGreaterThanOrEqual(0.98);
        expect(kind.projectPairsWithin1).toBeGreaterThanOrEqual(0.72);
        expect(kind.projectPairsWithin5).toBeGreaterThanOrEqual(0.98);
      }
    },
  );
});

type Computed = Map<string, { unit: string; ha: number }[]>;

function measure(
  records: readonly DevelopmentRecord[],
  kind: string,
  list: "plans" | "vos",
  computed: Computed,
) {
  const disagreeing: string[] = [];
  const unexplained: string[] = [];
  let agree = 0;
  let telling = 0;
  let tellingAgree = 0;
  const main: number[] = [];
  const projectPairs: number[] = [];
  for (const record of records) {
    const found = computed.get(`${kind} ${record.geoLocationId}`) ?? [];
    const official = record[list]
      .map((share) => ({ unit: share.id, ha: share.overlappingAreaHa }))
      .toSorted((a, b) => b.ha - a.ha);
    const agrees = largest(found) === official[0]!.unit;
    const why = whyRingCannotTell(record, official);
    if (agrees) agree++;
    else disagreeing.push(`${record.id}: ${why ?? "?"}`);
    if (!agrees && why === null) unexplained.push(record.id);
    if (record.quality.ringAreaHa >= 0.5 * total(official)) {
      telling++;
      if (agrees) tellingAgree++;
    }
    if (!record.quality.ringComplete) continue;
    const off = official.map(
      ({ unit, ha }) => Math.abs((found.find((each) => each.unit === unit)?.ha ?? 0) - ha) / ha,
    );
    main.push(off[0]!);
    if (record.kind === "project") projectPairs.push(...off);
  }
  const within = (offs: readonly number[], limit: number) =>
    offs.filter((off) => off <= limit).length / offs.length;
  return {
    dominant: agree / records.length,
    tellingDominant: tellingAgree / telling,
    within1: within(main, 0.01),
    within5: within(main, 0.05),
    projectPairsWithin1: within(projectPairs, 0.01),
    projectPairsWithin5: within(projectPairs, 0.05),
    disagreeing,
    unexplained,
  };
}

type Shares = readonly { unit: string; ha: number }[];

/** An area's one ring names the unit with most of it, unless the ring says too little of the area. */
function whyRingCannotTell(record: DevelopmentRecord, official: Shares): string | null {
  const ringShare = record.quality.ringAreaHa / total(official);
  if (new Set(record.ring.map(String)).size < 3) return "two points, no area";
  if (ringShare < 0.5) return `one part of several, ${(ringShare * 100).toFixed(1)} % of the area`;
  const [first, second] = official;
  if (second && second.ha > 0.9 * first!.ha) return "halved by a border, within 10 %";
  return null;
}

const total = (shares: Shares) => shares.reduce((sum, { ha }) => sum + ha, 0);

function largest(shares: Shares): string | undefined {
  return shares.toSorted((a, b) => b.ha - a.ha)[0]?.unit;
}

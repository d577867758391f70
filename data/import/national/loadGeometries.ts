import type { Database, Queryable } from "../../../apps/api/src/platform/database/Database.ts";
import { sql } from "../../../apps/api/src/platform/database/sql.ts";
import { isPolygonal } from "../../../apps/api/src/platform/geodata/FlatGeometry.ts";
import { GeodataFault } from "../../../apps/api/src/platform/geodata/GeodataFault.ts";
import { isInDenmark } from "../../../apps/api/src/platform/geodata/denmark.ts";
import { closeRings, faultOf } from "../../../apps/api/src/platform/geodata/prepareGeometry.ts";
import { toEwkbHex } from "../../../apps/api/src/platform/geodata/wkb/ewkb.ts";
import { readWkt } from "../../../apps/api/src/platform/geodata/wkb/readWkt.ts";
import { type Acceptance, type Finding, refuseOdd } from "../oddities.ts";
import type { Progress } from "../progress.ts";
import type { NationalSource } from "./NationalSource.ts";
import { MAX_LEFT_OUT } from "./RowReader.ts";
import { checked, geometryShape } from "./nationalShapes.ts";

export type WantedGeometry = {
  id: string;
  kind: "project" | "sketch_project" | "supplementary_geometry" | "nature_potential";
  areaHa: number;
};
export type GeometryReport = {
  fetched: number;
  alreadyThere: number;
  repaired: string[];
  unusable: string[];
  /** Asked for and not given: what is here of them stays, and they are requested again. */
  unanswered: string[];
  findings: Finding[];
};

const batchSize = 100;
const MAX_OUTSIDE = 5;
const MAX_OUTSIDE_SHARE = 0.3;

/**
 * Fetches outlines that are not there yet and stores them as they come. No one sees them before
 * a project refers to them, so an interrupted import loses nothing and continues from there.
 */
export async function loadGeometries(
  {
    database,
    progress,
    source,
  }: { database: Database; progress: Progress; source: NationalSource },
  wanted: readonly WantedGeometry[],
  {
    refresh,
    concurrency = 8,
    acceptance,
  }: { refresh: boolean; concurrency?: number; acceptance?: Acceptance | undefined },
): Promise<GeometryReport> {
  const known = await readKnownGeometries(database.write);
  const missing = refresh ? wanted : wanted.filter((each) => !known.has(each.id));
  const report: GeometryReport = {
    fetched: 0,
    alreadyThere: wanted.length - missing.length,
    repaired: [],
    unusable: [],
    unanswered: [],
    findings: [],
  };
  progress.begin("outlines", missing.length);
  let next = 0;
  let waiting: GeometryRow[] = [];
  // Kept back until it is known that they are few: what is stored is not asked for again.
  const outside: GeometryRow[] = [];
  let storing: Promise<void> = Promise.resolve();
  const store = (rows: GeometryRow[]) => {
    const before = storing;
    storing = (async () => {
      await before;
      const outcome = await insertGeometries(database, rows);
      report.repaired.push(...outcome.repaired);
      report.unusable.push(...outcome.unusable);
    })();
    return storing;
  };
  const fetchNext = async () => {
    while (next < missing.length) {
      const each = missing[next++]!;
      const outline = await fetchOutline(source, each.id).catch((fault: unknown) => {
        if (!isOfOneOutline(fault)) throw fault;
        report.unanswered.push(each.id);
        // A service that fails for many fails for all.
        if (report.unanswered.length > wanted.length * MAX_LEFT_OUT) throw fault;
        return null;
      });
      const isFailed = report.unanswered.includes(each.id);
      const row = { ...each, wkb: outline?.wkb ?? null };
      if (outline?.isOutside) outside.push(row);
      else if (!isFailed || !known.has(each.id)) waiting.push(row);
      if (!isFailed) report.fetched++;
      progress.at(report.fetched);
      if (waiting.length >= batchSize) {
        const full = waiting;
        waiting = [];
        await store(full);
      }
    }
  };
  try {
    await Promise.all(Array.from({ length: concurrency }, fetchNext));
    if (outside.length > Math.max(MAX_OUTSIDE, missing.length * MAX_OUTSIDE_SHARE))
      report.findings.push({
        oddity: "displaced",
        sentence: `${outside.length} of ${missing.length} outlines lie outside Denmark's land and coast: are they in EPSG:25832?`,
      });
    refuseOdd(report.findings, acceptance);
    waiting.push(...outside);
  } finally {
    // What was fetched before a failure is kept for the next attempt.
    if (waiting.length > 0) await store(waiting);
    await storing;
    progress.end();
  }
  return report;
}

type Outline = { wkb: string; isOutside: boolean };

async function fetchOutline(source: NationalSource, id: string): Promise<Outline | null> {
  return outlineOf(await source.read(`geometries/${id}`), id);
}

/** The service answers, only not with this outline; one that falls silent is another matter. */
function isOfOneOutline(fault: unknown): boolean {
  if (!(fault instanceof GeodataFault)) return false;
  return fault.code === "national.bad-answer" || /^HTTP \d/.test(String(fault.figures["why"]));
}

/** With EWKB in hex; null for an outline that is missing or that no one could draw. */
function outlineOf(answer: unknown, id: string): Outline | null {
  if (answer === null) return null;
  const { geometryWkt } = checked(`geometries/${id}`, geometryShape, answer);
  if (!geometryWkt) return null;
  let geometry;
  try {
    geometry = readWkt(geometryWkt);
  } catch (error) {
    if (error instanceof GeodataFault) return null;
    throw error;
  }
  if (!geometry || !isPolygonal(geometry) || faultOf(geometry)) return null;
  const closed = closeRings(geometry) ?? geometry;
  const isDrawable = closed.ringEnds.every((end, i) => end - (closed.ringEnds[i - 1] ?? 0) >= 4);
  if (!isDrawable) return null;
  return {
    wkb: toEwkbHex(closed, 25832),
    isOutside: !isInDenmark(closed.xy[0]!, closed.xy[1]!),
  };
}

type GeometryRow = { id: string; kind: string; areaHa: number; wkb: string | null };

async function readKnownGeometries(db: Queryable): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from geo_location where source = 'imported' and not ST_IsEmpty(geometry)`.execute(db);
  return new Set(rows.map((row) => row.id));
}

/**
 * An area without a usable outline is kept with an empty one: its figures count, it just cannot
 * be drawn. The area in hectares is the published one.
 */
async function insertGeometries(
  database: Database,
  rows: readonly GeometryRow[],
): Promise<{ repaired: string[]; unusable: string[] }> {
  const { rows: outcome } = await database.transaction((tx) =>
    sql<{ id: string; repaired: boolean; unusable: boolean }>`
      with incoming as materialized (
        select id, kind, "areaHa" as area_ha, wkb::geometry as geometry, ST_IsValid(wkb::geometry) as valid
        from json_to_recordset(${JSON.stringify(rows)}::json) as r(id uuid, kind text, "areaHa" double precision, wkb text)
      ), judged as materialized (
        select id, kind, area_ha, not coalesce(valid, true) as repaired,
          coalesce(ST_Multi(ST_CollectionExtract(
            case when valid then geometry else ST_MakeValid(geometry, 'method=structure') end, 3)),
            ST_GeomFromText('MULTIPOLYGON EMPTY', 25832)) as geometry
        from incoming
      ), stored as (
        insert into geo_location (id, kind, geometry, area_ha, source)
        select id, kind, geometry, area_ha, 'imported' from judged
        on conflict (id) do update set geometry = excluded.geometry, area_ha = excluded.area_ha,
          source = 'imported', geometry_hash = null
      )
      select id, repaired and not ST_IsEmpty(geometry) as repaired, ST_IsEmpty(geometry) as unusable
      from judged`.execute(tx),
  );
  return {
    repaired: outcome.filter((row) => row.repaired).map((row) => row.id),
    unusable: outcome.filter((row) => row.unusable).map((row) => row.id),
  };
}

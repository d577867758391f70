import type { NeighbourStage } from "@mars/contracts/screening/screeningStream";
import type { ScreeningNeighbours } from "@mars/contracts/screening/screeningVerdict";
import { TOUCH_HA } from "@mars/domain/schemes/ruleResult";
import { sql } from "kysely";
import type { Queryable } from "../../../platform/database/Database.ts";
import { multiPolygonWkb } from "../../../platform/overlap/areaRings.ts";
import type { AskedArea } from "../area/parseArea.ts";

const SHOWN = 50;

export type NeighbourOptions = { bufferM: number; stages: readonly NeighbourStage[] | null };

/**
 * Public projects and sketches in the area, and within the buffer if one is requested. The filter
 * narrows what overlaps; the buffer check ignores it and says so.
 */
export async function findNeighbours(
  database: Queryable,
  asked: AskedArea,
  { bufferM, stages }: NeighbourOptions,
): Promise<ScreeningNeighbours> {
  const wkb = multiPolygonWkb(asked.polygons);
  const rows = await publicNeighbours(database, wkb, bufferM);
  const overlapping = rows.filter(
    ({ overlapHa, stage }) =>
      overlapHa > TOUCH_HA && (stages === null || stages.some((one) => one === stage)),
  );
  const near = bufferM > 0 ? rows.filter((row) => !overlapping.includes(row)) : [];
  const warnings: ScreeningNeighbours["warnings"] = [];
  for (const [kind, code] of [
    ["project", "overlap.demarcation"],
    ["sketch_project", "overlap.sketches"],
  ] as const) {
    const ofKind = overlapping.filter((row) => row.kind === kind);
    if (ofKind.length === 0) continue;
    const overlapHa = await unionHa(database, wkb, ofKind);
    warnings.push({ code, figures: { count: ofKind.length, overlapHa } });
  }
  if (near.length > 0)
    warnings.push({ code: "overlap.buffer", figures: { count: near.length, bufferM } });
  if (bufferM > 0 && stages !== null)
    warnings.push({ code: "overlap.buffer-ignores-filter", figures: { bufferM } });
  const items = [...overlapping, ...near];
  return { items: items.slice(0, SHOWN).map(itemOf), count: items.length, warnings };
}

async function unionHa(
  database: Queryable,
  wkb: Buffer,
  rows: readonly NeighbourRow[],
): Promise<number> {
  if (rows.length === 1) return rows[0]!.overlapHa;
  return coveredHa(
    database,
    wkb,
    rows.map(({ geoLocationId }) => geoLocationId),
  );
}

function itemOf({ geoLocationId: _geo, ...item }: NeighbourRow) {
  return item;
}

type NeighbourRow = {
  kind: "project" | "sketch_project";
  id: string;
  geoLocationId: string;
  name: string;
  stage: string;
  overlapHa: number;
  distanceM: number;
};

/** What everybody may know of: projects in public status and sketches of published plans. */
async function publicNeighbours(
  database: Queryable,
  wkb: Buffer,
  bufferM: number,
): Promise<NeighbourRow[]> {
  const { rows } = await sql<NeighbourRow>`
    -- prepare: screening.neighbours
    with asked as materialized (select ST_SetSRID(ST_GeomFromWKB(${wkb}), 25832) as g),
    near as (
      select l.id, l.geometry from asked a join geo_location l
        on l.kind in ('project', 'sketch_project') and l.geometry && ST_Expand(a.g, ${bufferM}::float8)
        and ST_DWithin(l.geometry, a.g, ${bufferM}::float8)),
    public as (
      select 'project' as kind, p.id::text, n.id as geo_id, p.name, p.stage, n.geometry
      from near n join project p on p.geo_location_id = n.id and p.public_state is not null
      union all
      select 'sketch_project', s.sketch_project_id::text, n.id, s.name, 'sketch_project', n.geometry
      from near n join plan_version_sketch s on s.geo_location_id = n.id and s.included_in_plan
      join plan_version v on v.id = s.plan_version_id and v.ended_at is null)
    select kind, id, geo_id as "geoLocationId", name, stage,
      ST_Area(ST_Intersection(geometry, a.g, 0.000001)) / 10000 as "overlapHa",
      ST_Distance(geometry, a.g) as "distanceM"
    from public, asked a
    order by "overlapHa" desc, "distanceM", name, id
    limit 500
  `.execute(database);
  return rows;
}

/** How much of the area others cover: land that several of them cover counts once. */
async function coveredHa(
  database: Queryable,
  wkb: Buffer,
  geoLocationIds: readonly string[],
): Promise<number> {
  const { rows } = await sql<{ coveredHa: number | null }>`
    select ST_Area(ST_Intersection(asked.g, ST_Union(l.geometry), 0.000001)) / 10000 as "coveredHa"
    from (select ST_SetSRID(ST_GeomFromWKB(${wkb}), 25832) as g) asked
    join geo_location l on l.id = any(${geoLocationIds}::uuid[])
    group by asked.g
  `.execute(database);
  return rows[0]?.coveredHa ?? 0;
}

import type { RawBuilder } from "kysely";
import type { Queryable } from "../database/Database.ts";
import { sql } from "../database/sql.ts";
import { isMeasured } from "../layers/isMeasured.ts";
import { holdOutlines } from "./outlineLock.ts";

export type UnitKind = "plan" | "tripartite" | "municipality" | "subcatchment";

const allKinds: readonly UnitKind[] = ["plan", "tripartite", "municipality", "subcatchment"];

// A square decimetre: below it two borders run along each other, nothing overlaps.
const smallestHa = 1e-6;

// Borders of different sources never quite agree: a neighbour may have a strip of what a unit had.
const replacedShare = 0.5;

const everyUnit = sql`(
  select unit_kind, unit_id, geo_location_id, retired_at is not null as is_retired,
    ${isMeasured(sql`unit_kind`, sql`retired_at`)} as is_measured
  from every_unit)`;

// On a grid of a micrometre: without one, lines that nearly coincide make the overlay start over,
// and the embedded engine then answers with no rows instead of an error.
const inOutline = (part: RawBuilder<unknown>, outline: RawBuilder<unknown>) => sql`
  ST_Intersection(${part}, ST_CollectionExtract(ST_MakeValid(ST_ClipByBox2D(${outline},
    ST_Expand(ST_Envelope(${part}), 1)::box2d)), 3), 0.000001)`;

// The unit comes first in every test: PostGIS then prepares its outline once for all areas in it.
// Only areas that cross a border are cut, and only with the piece of it that lies near them.
const overlapsOf = (unit: RawBuilder<unknown>, area: RawBuilder<unknown>) => sql`(
  select * from (
    select area.id, unit.unit_kind, unit.unit_id,
      case when ST_Contains(unit.geometry, area.geometry) then ST_Area(area.geometry)
        else ST_Area(${inOutline(sql`area.geometry`, sql`unit.geometry`)})
      end / 10000 as overlap_ha
    from (
      select u.unit_kind, u.unit_id, g.geometry
      from ${everyUnit} u join geo_location g on g.id = u.geo_location_id
      where ${unit}
    ) unit
    join geo_location area
      on area.geometry && unit.geometry and ST_Intersects(unit.geometry, area.geometry)
    where ${area}
    -- Keeps the planner from cutting twice: once for the figure and once for the test below.
    offset 0
  ) cut
  where overlap_ha > ${smallestHa}) overlap`;

const isArea = sql`kind in ('project', 'sketch_project', 'nature_potential')`;

/** How areas lie in retired units; those that are known by now stay. */
export async function insertFormerOverlaps(
  tx: Queryable,
  isWanted: RawBuilder<unknown> = sql`area.${isArea}`,
  kinds: readonly UnitKind[] = allKinds,
): Promise<void> {
  await sql`
    insert into former_overlap (geo_location_id, unit_kind, unit_id, overlap_ha)
    select id, unit_kind, unit_id, overlap_ha
    from ${overlapsOf(sql`u.is_retired and u.unit_kind = any(${kinds}::text[])`, isWanted)}
    on conflict (geo_location_id, unit_kind, unit_id) do nothing`.execute(tx);
}

/**
 * Computes how much of each area lies in each unit, for the given areas or for all projects and
 * sketch projects; new ones only in units that are measured. Kinds of units for which an area came
 * with figures of its own are left as given. What lies in retired ones is kept apart, for earlier days.
 */
export async function recomputeOverlaps(
  tx: Queryable,
  geoLocationIds: readonly string[] | "all",
  kinds: readonly UnitKind[] = allKinds,
): Promise<void> {
  const wanted = geoLocationIds === "all" ? isArea : sql`id = any(${geoLocationIds}::uuid[])`;
  // Shared lock: an import of borders waits for single measurements.
  if (geoLocationIds !== "all") await holdOutlines(tx);
  const isWanted = sql`area.id in (select id from geo_location where ${wanted})`;
  await sql`delete from geo_overlap
    where source = 'computed' and unit_kind = any(${kinds}::text[])
      and geo_location_id in (select id from geo_location where ${wanted})
      and (unit_kind, unit_id) not in (
        select unit_kind, unit_id from ${everyUnit} unit where not is_measured)`.execute(tx);
  // After a large import the planner knows nothing of the new rows and would try every pair.
  if (geoLocationIds === "all" || geoLocationIds.length > 1000) {
    await sql`analyze geo_location, geo_overlap`.execute(tx);
  }
  const isGiven = sql`exists (select from geo_overlap given
    where given.geo_location_id = area.id and given.unit_kind = unit.unit_kind and given.source = 'given')`;
  await sql`
    insert into geo_overlap (geo_location_id, unit_kind, unit_id, overlap_ha, source)
    select id, unit_kind, unit_id, overlap_ha, 'computed'
    from ${overlapsOf(sql`u.is_measured and u.unit_kind = any(${kinds}::text[])`, sql`${isWanted} and not ${isGiven}`)}
    on conflict (geo_location_id, unit_kind, unit_id) do nothing`.execute(tx);
  await sql`delete from former_overlap where unit_kind = any(${kinds}::text[])
    and geo_location_id in (select id from geo_location where ${wanted})`.execute(tx);
  await insertFormerOverlaps(tx, isWanted, kinds);
  // An area stays with a retired unit until units of today have its part of it. Measured, not
  // added up: what lies at sea is in none of them.
  await sql`
    delete from geo_overlap former
    using ${everyUnit} retired join geo_location outline on outline.id = retired.geo_location_id,
      geo_location area
    where retired.is_retired and former.source = 'computed' and former.unit_kind = any(${kinds}::text[])
      and former.unit_kind = retired.unit_kind and former.unit_id = retired.unit_id
      and former.geo_location_id in (select id from geo_location where ${wanted})
      and area.id = former.geo_location_id
      and former.overlap_ha * ${replacedShare} < (
        select sum(ST_Area(${inOutline(sql`had.part`, sql`today.geometry`)})) / 10000
        from (select ST_CollectionExtract(${inOutline(sql`area.geometry`, sql`outline.geometry`)}, 3) as part
          offset 0) had,
        geo_overlap living
        join ${everyUnit} unit on unit.unit_kind = living.unit_kind and unit.unit_id = living.unit_id
          and not unit.is_retired
        join geo_location today on today.id = unit.geo_location_id
        where living.geo_location_id = former.geo_location_id
          and living.unit_kind = former.unit_kind)`.execute(tx);
}

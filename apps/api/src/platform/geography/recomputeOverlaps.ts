import type { Queryable } from "../database/Database.ts";
import { sql } from "../database/sql.ts";

export type UnitKind = "plan" | "tripartite" | "municipality" | "subcatchment";

const allKinds: readonly UnitKind[] = ["plan", "tripartite", "municipality", "subcatchment"];

// A square decimetre: below it two borders run along each other, nothing overlaps.
const smallestHa = 1e-6;

/**
 * Computes how much of each area lies in each unit, for the given areas or for all projects and
 * sketch projects; new ones only in units of today. Kinds of units for which an area came with figures of its own are left as given.
 */
export async function recomputeOverlaps(
  tx: Queryable,
  geoLocationIds: readonly string[] | "all",
  kinds: readonly UnitKind[] = allKinds,
): Promise<void> {
  const wanted =
    geoLocationIds === "all"
      ? sql`kind in ('project', 'sketch_project', 'nature_potential')`
      : sql`id = any(${geoLocationIds}::uuid[])`;
  await sql`delete from geo_overlap
    where source = 'computed' and unit_kind = any(${kinds}::text[])
      and geo_location_id in (select id from geo_location where ${wanted})
      and (unit_kind, unit_id) not in (select unit_kind, unit_id from retired_unit)`.execute(tx);
  // After a large import the planner knows nothing of the new rows and would try every pair.
  if (geoLocationIds === "all" || geoLocationIds.length > 1000) {
    await sql`analyze geo_location, geo_overlap`.execute(tx);
  }
  // The unit comes first in every test: PostGIS then prepares its outline once for all areas in it.
  // Only areas that cross a border are cut, and only with the piece of it that lies near them.
  // On a grid of a micrometre: without one, lines that nearly coincide make the overlay start over,
  // and the embedded engine then answers with no rows instead of an error.
  await sql`
    insert into geo_overlap (geo_location_id, unit_kind, unit_id, overlap_ha, source)
    select id, unit_kind, unit_id, overlap_ha, 'computed' from (
      select area.id, unit.unit_kind, unit.unit_id,
        case when ST_Contains(unit.geometry, area.geometry) then ST_Area(area.geometry)
          else ST_Area(ST_Intersection(area.geometry,
            ST_CollectionExtract(ST_MakeValid(ST_ClipByBox2D(unit.geometry,
              ST_Expand(ST_Envelope(area.geometry), 1)::box2d)), 3), 0.000001))
        end / 10000 as overlap_ha
      from (
        select u.unit_kind, u.unit_id, g.geometry
        from (
          select 'plan' as unit_kind, id::text as unit_id, geo_location_id from plan where retired_at is null
          union all select 'tripartite', id::text, geo_location_id from tripartite where retired_at is null
          union all select 'municipality', code, geo_location_id from municipality where retired_at is null
          union all select 'subcatchment', op_id, geo_location_id from subcatchment where retired_at is null
        ) u join geo_location g on g.id = u.geo_location_id
        where u.unit_kind = any(${kinds}::text[])
      ) unit
      join geo_location area
        on area.geometry && unit.geometry and ST_Intersects(unit.geometry, area.geometry)
      where area.id in (select id from geo_location where ${wanted})
        and not exists (select from geo_overlap given
          where given.geo_location_id = area.id and given.unit_kind = unit.unit_kind and given.source = 'given')
      -- Keeps the planner from cutting twice: once for the figure and once for the test below.
      offset 0
    ) overlap
    where overlap_ha > ${smallestHa}
    on conflict (geo_location_id, unit_kind, unit_id) do nothing`.execute(tx);
  // An area stays with a retired unit until one of today has it: never in both, never in none.
  await sql`delete from geo_overlap former using retired_unit
    where former.unit_kind = retired_unit.unit_kind and former.unit_id = retired_unit.unit_id
      and former.source = 'computed' and former.unit_kind = any(${kinds}::text[])
      and former.geo_location_id in (select id from geo_location where ${wanted})
      and exists (select from geo_overlap living
        where living.geo_location_id = former.geo_location_id and living.unit_kind = former.unit_kind
          and (living.unit_kind, living.unit_id) not in (select unit_kind, unit_id from retired_unit))`.execute(
    tx,
  );
}

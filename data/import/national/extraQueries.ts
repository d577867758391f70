import type { Queryable } from "../../../apps/api/src/platform/database/Database.ts";
import { sql } from "../../../apps/api/src/platform/database/sql.ts";
import type { PotentialPartRow, PotentialRow, SupplementRow } from "./nationalRows.ts";

/**
 * Areas next to those of national projects, as published; one that is the same keeps its row, and so
 * do those of projects that could not be read.
 */
export async function replaceSupplements(
  tx: Queryable,
  supplements: readonly SupplementRow[],
  projectsLeftAlone: readonly string[],
): Promise<void> {
  // Those that no one has drawn may be alike to the letter: they are told apart by their place.
  const place = sql`row_number() over (partition by each.project_id, each.geo_location_id, each.name,
    each.type_id, each.area_ha order by each.id) as place`;
  const told = sql`select each.*, ${place}
    from json_populate_recordset(null::supplementary_geometry, ${JSON.stringify(supplements)}::json) each`;
  const here = sql`select each.*, ${place} from supplementary_geometry each`;
  const isSame = sql`here.project_id = told.project_id
    and (here.geo_location_id, here.name, here.type_id, here.area_ha, here.place)
      is not distinct from (told.geo_location_id, told.name, told.type_id, told.area_ha, told.place)`;
  await sql`
    delete from supplementary_geometry where id in (
      select here.id from (${here}) here join project p on p.id = here.project_id
      where p.origin = 'national' and not (p.id = any(${projectsLeftAlone}::uuid[]))
        and not exists (select from (${told}) told where ${isSame}))`.execute(tx);
  // What a type means is with the schemes; an unknown one is kept by its id.
  await sql`
    insert into supplementary_geometry (project_id, name, type_id, type, geo_location_id, area_ha, automatic, created_at)
    select told.project_id, told.name, told.type_id, known.type, told.geo_location_id, told.area_ha,
      coalesce(known.automatic, false), coalesce(p.applied_at, p.last_state_changed_at, now())
    from (${told}) told
    join project p on p.id = told.project_id
    left join lateral (
      select each ->> 'type' as type, (each ->> 'automatic')::boolean as automatic
      from subsidy_scheme scheme, jsonb_array_elements(scheme.facts -> 'supplementaryGeometryTypes') each
      where each ->> 'id' = told.type_id::text limit 1) known on true
    where not exists (select from (${here}) here where ${isSame})`.execute(tx);
}

export async function replacePotentials(
  tx: Queryable,
  potentials: readonly PotentialRow[],
  parts: readonly PotentialPartRow[],
): Promise<void> {
  await sql`delete from nature_potential where origin = 'national'
    and not (id = any(${potentials.map(({ id }) => id)}::uuid[]))`.execute(tx);
  await sql`
    insert into nature_potential (id, plan_id, name, geo_location_id, area_ha, created_at, updated_at, origin)
    select id, plan_id, name, geo_location_id, area_ha, created_at, updated_at, 'national'
    from json_populate_recordset(null::nature_potential, ${JSON.stringify(potentials)}::json)
    on conflict (id) do update set plan_id = excluded.plan_id, name = excluded.name,
      geo_location_id = excluded.geo_location_id, area_ha = excluded.area_ha,
      created_at = excluded.created_at, updated_at = excluded.updated_at, origin = 'national'`.execute(
    tx,
  );
  await sql`delete from nature_potential_part
    where nature_potential_id in (select id from nature_potential where origin = 'national')`.execute(
    tx,
  );
  await sql`
    insert into nature_potential_part
    select * from json_populate_recordset(null::nature_potential_part, ${JSON.stringify(parts)}::json)`.execute(
    tx,
  );
}

import type { Queryable } from "../database/Database.ts";
import { sql } from "../database/sql.ts";

// Borders of different sources never quite agree: less than this is no relation but a sliver.
const smallestHa = 100;
const smallestShare = 0.02;
const minorShare = 0.01;

/** Which units of today lie in which, by area; called when a layer of the geography was replaced. */
export async function recomputeRelations(tx: Queryable): Promise<void> {
  // By statistics of other outlines PostGIS may expect more rows than there are pairs, which
  // PostgreSQL refuses ("invalid function selectivity").
  await sql`analyze geo_location, place`.execute(tx);
  await sql`delete from subcatchment_municipality`.execute(tx);
  await sql`delete from subcatchment_tripartite`.execute(tx);
  await sql`delete from plan_municipality`.execute(tx);
  await sql`delete from plan_tripartite`.execute(tx);
  await sql`delete from tripartite_municipality`.execute(tx);
  await sql`
    with cut as (${overlapOf("subcatchment", "op_id", "municipality", "code")})
    insert into subcatchment_municipality (op_id, municipality_code, area_ha, share)
    select a_id, b_id, area_ha, area_ha / a_ha from cut
    where area_ha >= ${smallestHa} or area_ha >= ${smallestShare} * a_ha`.execute(tx);
  await sql`
    with cut as (${overlapOf("subcatchment", "op_id", "tripartite", "id")})
    insert into subcatchment_tripartite (op_id, tripartite_id, share)
    select a_id, b_id, area_ha / a_ha from cut where area_ha >= ${smallestShare} * a_ha`.execute(
    tx,
  );
  await sql`
    with cut as (${overlapOf("plan", "id", "municipality", "code")})
    insert into plan_municipality (plan_id, municipality_code, area_ha, share_of_plan, share_of_municipality, is_minor)
    select a_id, b_id, area_ha, area_ha / a_ha, area_ha / b_ha, ${isMinor()} from cut
    where area_ha >= ${smallestHa} or area_ha >= ${smallestShare} * a_ha`.execute(tx);
  // A plan has what its sub-catchments have: slivers of single ones do not add up to a relation.
  await sql`
    insert into plan_tripartite (plan_id, tripartite_id, share_of_plan)
    select s.plan_id, st.tripartite_id, sum(st.share * g.area_ha) / min(p.area_ha)
    from subcatchment_tripartite st
    join subcatchment s using (op_id)
    join geo_location g on g.id = s.geo_location_id
    join (select plan_id, sum(area_ha) as area_ha
      from subcatchment join geo_location on geo_location.id = geo_location_id
      where retired_at is null group by plan_id) p
      on p.plan_id = s.plan_id
    group by s.plan_id, st.tripartite_id`.execute(tx);
  await sql`
    with cut as (${overlapOf("tripartite", "id", "municipality", "code")})
    insert into tripartite_municipality (tripartite_id, municipality_code, area_ha, share_of_tripartite, share_of_municipality, is_minor)
    select a_id, b_id, area_ha, area_ha / a_ha, area_ha / b_ha, ${isMinor()} from cut
    where area_ha >= ${smallestHa} or area_ha >= ${smallestShare} * a_ha`.execute(tx);
  await sql`
    update place set municipality_code = m.code
    from municipality m join geo_location g on g.id = m.geo_location_id
    where m.retired_at is null and ST_Contains(g.geometry, place.point) and place.municipality_code is distinct from m.code`.execute(
    tx,
  );
}

function isMinor() {
  return sql`area_ha < ${minorShare} * a_ha and area_ha < ${minorShare} * b_ha`;
}

// On a grid of a micrometre, as every overlay here: where borders nearly coincide the overlay fails
// without one, and the embedded engine loses that failure and answers with no rows.
// Read whole first: left to itself the planner may cut every pair of outlines there is.
function overlapOf(a: string, aId: string, b: string, bId: string) {
  const outlines = (table: string, id: string) => sql`
    select unit.${sql.ref(id)} as id, g.area_ha, g.geometry
    from ${sql.table(table)} unit join geo_location g on g.id = unit.geo_location_id
    where unit.retired_at is null`;
  return sql`
    with a as materialized (${outlines(a, aId)}), b as materialized (${outlines(b, bId)})
    select a.id as a_id, b.id as b_id, a.area_ha as a_ha, b.area_ha as b_ha,
      ST_Area(ST_Intersection(a.geometry, b.geometry, 0.000001)) / 10000 as area_ha
    from a, b where a.geometry && b.geometry and ST_Intersects(a.geometry, b.geometry)`;
}

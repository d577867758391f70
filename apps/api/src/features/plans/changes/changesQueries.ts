import { sql } from "kysely";
import type { Queryable } from "../../../platform/database/Database.ts";
import { isMeasuredSubcatchment } from "../../../platform/geography/isMeasured.ts";

export type ChangeRow = {
  kind: string;
  entityId: string;
  at: Date;
  by: string | null;
  personId: string | null;
};

/**
 * A page that opens reads its lists and asks here at about the same time: what happened meanwhile.
 * An event bears the time its change began. A change of a whole plan may take a minute, the lists
 * half of one where the engine is busy.
 */
const OPENING_S = 120;

/**
 * What changed from a number on (from 0: while the page was opened), and the number to ask from next: above 0 also where nothing has
 * ever changed, so that the very first change is heard of. Numbers are handed out before commit, so
 * the answer stops at the oldest transaction still running: a later commit with a lower number is
 * not passed over.
 */
export async function changesAfter(
  database: Queryable,
  planId: string,
  after: number,
): Promise<{ next: number; changes: ChangeRow[] }> {
  const isNew =
    after > 0 ? sql`e.id >= ${after}` : sql`e.at > now() - make_interval(secs => ${OPENING_S})`;
  const { rows } = await sql<ChangeRow & { id: number }>`
    select e.id, e.payload->>'change' as kind, coalesce(e.payload->>'entityId', e.entity_id) as "entityId",
      e.at, p.full_name as by, p.id as "personId"
    from event e left join person p on p.id::text = e.payload->>'personId'
    where e.topic = 'plan' and e.entity_id = ${planId} and ${isNew}
      and e.transaction_id < pg_snapshot_xmin(pg_current_snapshot())
    order by e.id limit 200
  `.execute(database);
  if (rows.length > 0) return { next: rows.at(-1)!.id + 1, changes: rows };
  if (after > 0) return { next: after, changes: [] };
  const { rows: last } = await sql<{ id: number }>`
    select coalesce(max(id), 0) + 1 as id from event
    where topic = 'plan' and transaction_id < pg_snapshot_xmin(pg_current_snapshot())
  `.execute(database);
  return { next: last[0]!.id, changes: [] };
}

export async function markPresence(
  database: Queryable,
  mark: { planId: string; page: string; personId: string; editing: string | null; at: Date },
): Promise<void> {
  await sql`
    insert into plan_presence (plan_id, page, person_id, editing, seen_at)
    values (${mark.planId}, ${mark.page}, ${mark.personId}, ${mark.editing}, ${mark.at})
    on conflict (plan_id, page) do update
      set seen_at = excluded.seen_at, editing = excluded.editing, person_id = excluded.person_id
  `.execute(database);
}

export type PresentRow = { personId: string; name: string | null; editing: string | null };

/** Who has an open page; one that has not asked for half a minute is closed. */
export async function presentInPlan(
  database: Queryable,
  planId: string,
  at: Date,
): Promise<PresentRow[]> {
  const since = new Date(at.getTime() - 30_000);
  const { rows } = await sql<PresentRow>`
    select distinct on (p.id) p.id as "personId", p.full_name as name, x.editing
    from plan_presence x join person p on p.id = x.person_id
    where x.plan_id = ${planId} and x.seen_at > ${since}
    order by p.id, x.seen_at desc
  `.execute(database);
  return rows;
}

/** Hectares of an area in each sub-catchment, of this plan and its neighbours. */
export async function sharesOfArea(
  database: Queryable,
  geojson: string,
): Promise<{ planId: string; opId: string; name: string; ha: number }[]> {
  const { rows } = await sql<{ planId: string; opId: string; name: string; ha: number }>`
    with asked as (select ST_SetSRID(ST_GeomFromGeoJSON(${geojson}), 25832) as geometry)
    select s.plan_id as "planId", s.op_id as "opId", s.name, ST_Area(ST_Intersection(g.geometry, asked.geometry, 0.000001)) / 10000 as ha
    from asked, subcatchment s join geo_location g on g.id = s.geo_location_id
    where ${isMeasuredSubcatchment} and g.geometry && asked.geometry and ST_Intersects(g.geometry, asked.geometry)
    order by ha desc
  `.execute(database);
  return rows;
}

import { datasetIds } from "@mars/domain/datasets/datasetIds";
import { sql } from "kysely";
import type { Queryable } from "../../../platform/database/Database.ts";
import {
  CURSOR_NOW,
  cursorAfter,
  IS_SETTLED,
  isSettledSince,
} from "../../../platform/history/eventQueries.ts";
import { isMeasuredSubcatchment } from "../../../platform/layers/isMeasured.ts";

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

/** Whoever is further behind hears of the rest the next times. */
const EVENTS_AT_ONCE = 200;

/**
 * What changed from a number on (from 0: while the page was opened), and the number to ask from next:
 * above 0 also where nothing has ever changed, so that the very first change is heard of.
 */
export async function changesAfter(
  database: Queryable,
  planId: string,
  after: number,
): Promise<{ next: number; changes: ChangeRow[] }> {
  const isNew =
    after > 0
      ? isSettledSince(after)
      : sql`${IS_SETTLED} and e.at > now() - make_interval(secs => ${OPENING_S})`;
  // A transaction is told whole, so that the number can lie between two of them.
  type Told = Omit<ChangeRow, "at"> & { at: string };
  const { rows } = await sql<{ next: number; changes: Told[] }>`
    with told as (
      select e.id, e.transaction_id, e.at, e.payload, e.entity_id from event e
      where e.topic = 'plan' and e.entity_id = ${planId} and ${isNew}
      order by e.transaction_id fetch first ${sql.lit(EVENTS_AT_ONCE)} rows with ties)
    select case when (select count(*) from told) < ${EVENTS_AT_ONCE} then ${CURSOR_NOW}
        else (select ${cursorAfter(sql`transaction_id`)} from told order by transaction_id desc limit 1)
        end as next,
      coalesce((select json_agg(json_build_object('kind', told.payload->>'change',
          'entityId', coalesce(told.payload->>'entityId', told.entity_id), 'at', told.at,
          'by', person.full_name, 'personId', person.id) order by told.id)
        from told left join person on person.id::text = told.payload->>'personId'), '[]') as changes
  `.execute(database);
  const { next, changes } = rows[0]!;
  return { next, changes: changes.map((change) => ({ ...change, at: new Date(change.at) })) };
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
    where ${isMeasuredSubcatchment("s")} and g.geometry && asked.geometry and ST_Intersects(g.geometry, asked.geometry)
    order by ha desc
  `.execute(database);
  return rows;
}

/** How many land parcels an area touches; null where they are not loaded. */
export async function parcelsOn(database: Queryable, geojson: string): Promise<number | null> {
  const { rows } = await sql<{ count: number | null }>`
    select case when dataset.current_version_id is not null then (
      select count(*)::int from dataset_feature f,
        lateral (select ST_SetSRID(ST_GeomFromGeoJSON(${geojson}), 25832) as geometry) asked
      where f.version_id = dataset.current_version_id and f.geometry && asked.geometry
        and ST_Intersects(f.geometry, asked.geometry)) end as count
    from dataset where id = ${datasetIds.parcels}
  `.execute(database);
  return rows[0]?.count ?? null;
}

import type { Queryable } from "../database/Database.ts";
import { sql } from "../database/sql.ts";

/** What differs by less comes from adding up in another order. */
const NOISE = 1e-9;

/**
 * Writes down that public projects have other effects than their history tells: figures over time
 * end where the totals of today stand.
 */
export async function noteRecomputedEffects(tx: Queryable): Promise<number> {
  const { rows } = await sql`
    insert into project_history (project_id, at, cause, from_status, status, geo_location_id,
      mitigation_measure_id, subsidy_scheme_id, nitrogen_tons, extraction_ha, afforestation_ha)
    select p.id, now(), 'revision', p.status, p.status, p.geo_location_id,
      p.mitigation_measure_id, p.subsidy_scheme_id, p.nitrogen_tons, p.extraction_ha, p.afforestation_ha
    from project p
    join lateral (select * from project_history h where h.project_id = p.id
      order by at desc, id desc limit 1) last on true
    where p.stage is not null and greatest(
      abs(coalesce(p.nitrogen_tons, 0) - coalesce(last.nitrogen_tons, 0)),
      abs(coalesce(p.extraction_ha, 0) - coalesce(last.extraction_ha, 0)),
      abs(coalesce(p.afforestation_ha, 0) - coalesce(last.afforestation_ha, 0))) > ${NOISE}
    returning id`.execute(tx);
  return rows.length;
}

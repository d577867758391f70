import type { Queryable } from "../../../apps/api/src/platform/database/Database.ts";
import { sql } from "../../../apps/api/src/platform/database/sql.ts";
import type { VersionChanges } from "../ImportReport.ts";
import type { LandRow } from "./landRows.ts";

export async function readUnknownMunicipalities(
  tx: Queryable,
  rows: readonly LandRow[],
): Promise<string[]> {
  const codes = [...new Set(rows.map((row) => row.municipality_code))];
  const { rows: unknown } = await sql<{ code: string }>`
    select code from unnest(${codes}::text[]) as code
    where code not in (select code from municipality) order by code`.execute(tx);
  return unknown.map(({ code }) => code);
}

/** Invented holdings go with the rest: quarters that are not in the source are gone. */
export async function replaceHoldings(
  tx: Queryable,
  rows: readonly LandRow[],
): Promise<VersionChanges> {
  const json = JSON.stringify(rows);
  const removed = await sql`
    delete from land_holding h where not exists (
      select from json_populate_recordset(null::land_holding, ${json}::json) r
      where r.municipality_code = h.municipality_code and r.quarter = h.quarter)
    returning quarter`.execute(tx);
  const stored = await sql<{ isNew: boolean }>`
    insert into land_holding (municipality_code, quarter, project_land_ha, compensation_land_ha,
      binding_agreements_ha, bought_ha, sold_ha, vkp_ha, klp_ha, origin)
    select municipality_code, quarter, project_land_ha, compensation_land_ha, binding_agreements_ha,
      bought_ha, sold_ha, vkp_ha, klp_ha, 'imported'
    from json_populate_recordset(null::land_holding, ${json}::json)
    on conflict (municipality_code, quarter) do update set project_land_ha = excluded.project_land_ha,
      compensation_land_ha = excluded.compensation_land_ha,
      binding_agreements_ha = excluded.binding_agreements_ha, bought_ha = excluded.bought_ha,
      sold_ha = excluded.sold_ha, vkp_ha = excluded.vkp_ha, klp_ha = excluded.klp_ha,
      origin = 'imported'
    where (land_holding.*) is distinct from (excluded.*)
    returning xmax = 0 as "isNew"`.execute(tx);
  const added = stored.rows.filter((row) => row.isNew).length;
  return { added, changed: stored.rows.length - added, removed: removed.rows.length };
}

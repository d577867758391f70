import { readFile } from "node:fs/promises";
import type { Database, Queryable } from "../../../apps/api/src/platform/database/Database.ts";
import { sql } from "../../../apps/api/src/platform/database/sql.ts";
import { GeodataFault } from "../../../apps/api/src/platform/geodata/GeodataFault.ts";
import {
  type FetchOptions,
  fetchWithRetry,
} from "../../../apps/api/src/platform/geodata/fetching/fetchWithRetry.ts";
import type { VersionChanges } from "../ImportReport.ts";
import { addressOf } from "../addressOf.ts";
import { type LandRow, landRows } from "./landRows.ts";

export type LandReport = { rows: number; lastQuarter: string; changes: VersionChanges };

/** Puts the holdings of a file or address in place of those that are here, or changes nothing. */
export async function importLand(
  database: Database,
  from: string,
  options: FetchOptions & { isDryRun?: boolean } = {},
): Promise<LandReport> {
  const rows = landRows(await textAt(from, options));
  const lastQuarter = rows
    .map((row) => row.quarter)
    .toSorted()
    .at(-1)!;
  const changes = await database.transaction(async (tx) => {
    const unknown = await readUnknownMunicipalities(tx, rows);
    if (unknown.length > 0)
      throw new GeodataFault(
        "land.unknown-municipality",
        `it names municipalities that do not exist: ${unknown.join(", ")}`,
      );
    return options.isDryRun ? { added: 0, changed: 0, removed: 0 } : replaceHoldings(tx, rows);
  });
  return { rows: rows.length, lastQuarter, changes };
}

export function landReportLines({ rows, lastQuarter, changes }: LandReport): string[] {
  return [
    `${rows} holdings, the last of the quarter from ${lastQuarter}`,
    `${changes.added} new, ${changes.changed} changed, ${changes.removed} gone`,
  ];
}

async function textAt(from: string, options: FetchOptions): Promise<string> {
  const address = addressOf(from);
  if (address !== null)
    return fetchWithRetry(address, (response) => response.text(), {
      ...options,
      headers: { accept: "application/json, text/csv", ...options.headers },
    });
  return readFile(from, "utf8").catch(() => {
    throw new GeodataFault("source.unanswered", "there is no such file");
  });
}

async function readUnknownMunicipalities(
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
async function replaceHoldings(tx: Queryable, rows: readonly LandRow[]): Promise<VersionChanges> {
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

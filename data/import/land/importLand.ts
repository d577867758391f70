import { readFile } from "node:fs/promises";
import type { Database } from "../../../apps/api/src/platform/database/Database.ts";
import type { FetchOptions } from "../../../apps/api/src/platform/geodata/fetching/fetchWithRetry.ts";
import { fetchWithRetry } from "../../../apps/api/src/platform/geodata/fetching/fetchWithRetry.ts";
import { GeodataFault } from "../../../apps/api/src/platform/geodata/GeodataFault.ts";
import { addressOf } from "../addressOf.ts";
import type { VersionChanges } from "../ImportReport.ts";
import { readUnknownMunicipalities, replaceHoldings } from "./landQueries.ts";
import { landRows } from "./landRows.ts";

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

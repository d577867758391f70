import { bulkInsert } from "../../apps/api/src/platform/database/bulkInsert.ts";
import type { Database } from "../../apps/api/src/platform/database/Database.ts";
import type { CopyRow } from "../../apps/api/src/platform/geodata/CopyStream.ts";
import { CopyStream } from "../../apps/api/src/platform/geodata/CopyStream.ts";
import { toEwkbHex } from "../../apps/api/src/platform/geodata/wkb/ewkb.ts";
import { insertRepaired, saveProgress, tableOf } from "./datasetQueries.ts";
import type { LoadProgress } from "./datasetQueries.ts";
import type { ImportReport } from "./ImportReport.ts";
import { addExample, skipFeature } from "./ImportReport.ts";
import type { Prepared } from "./prepareFeature.ts";

/** Where prepared features go: by COPY to a server, by multi-row inserts to the embedded engine. */
export type FeatureSink = {
  write(prepared: Prepared): Promise<void>;
  /** Everything written so far is in the table, and the progress says so. */
  commit(progress: LoadProgress, report: ImportReport): Promise<void>;
  close(): Promise<void>;
};

export async function openSink(
  database: Database,
  url: string,
  versionId: number,
): Promise<FeatureSink> {
  const certain: CopyRow[] = [];
  const doubtful: CopyRow[] = [];
  let loaded = 0;
  const copy =
    database.engine === "server" ? await CopyStream.open(url, tableOf(versionId), versionId) : null;
  return {
    async write({ row, doubtful: inDoubt }) {
      loaded++;
      if (inDoubt) doubtful.push(row);
      else if (copy) await copy.write(row);
      else certain.push(row);
    },
    async commit(progress, report) {
      // COPY runs on a connection of its own: if it commits and the progress does not, the rows
      // beyond the progress are dropped when the import continues.
      await copy?.commit();
      const outcome = await database.transaction(async (tx) => {
        if (certain.length > 0)
          await bulkInsert(tx, tableOf(versionId), columns, certain.map(valuesOf(versionId)));
        const judged =
          doubtful.length > 0
            ? await insertRepaired(tx, versionId, doubtful)
            : { repaired: [], lost: [] };
        const next = structuredClone(report);
        next.loaded += loaded - judged.lost.length;
        for (const id of judged.repaired) addExample(next.repaired, id);
        for (const id of judged.lost) skipFeature(next, "not-repairable", id);
        await saveProgress(tx, versionId, progress, next);
        return next;
      });
      Object.assign(report, outcome);
      loaded = certain.length = doubtful.length = 0;
    },
    close: async () => copy?.close(),
  };
}

const columns = ["version_id", "id", "feature_key", "geometry", "area_m2", "attributes"];

function valuesOf(versionId: number) {
  return (row: CopyRow) => [
    versionId,
    row.id,
    row.key,
    toEwkbHex(row.geometry, 25832),
    row.areaM2,
    JSON.parse(row.attributes) as unknown,
  ];
}

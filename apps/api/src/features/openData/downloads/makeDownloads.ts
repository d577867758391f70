import { Worker } from "node:worker_threads";
import type { Queryable } from "../../../platform/database/Database.ts";
import { contentOrigins } from "../../../platform/sources/contentOrigins.ts";
import type { Collection } from "../ogc/collections.ts";
import { attributeTypes, changedAt, downloadRows } from "../ogc/queries.ts";
import { describeDownload, downloadColumns } from "./describeDownload.ts";
import type { DownloadTask } from "./downloadWorker.ts";

const BATCH = 200;

/**
 * Writes every format of a collection into a folder in one pass over its features. They are read
 * here, a batch at a time, and written by a thread, which is sent the next batch when it is done.
 */
export async function makeDownloads(
  database: Queryable,
  collection: Collection,
  { folder, publisher }: { folder: string; publisher: string },
): Promise<void> {
  const types = collection.dataset
    ? await attributeTypes(database, collection.dataset.versionId)
    : new Map<string, never>();
  const about = describeDownload(collection, {
    publisher,
    changedAt: await changedAt(database, collection),
    origins: await contentOrigins(database),
  });
  const worker = new Worker(new URL("./downloadWorker.ts", import.meta.url));
  const run = (task: DownloadTask) =>
    new Promise<void>((resolve, reject) => {
      worker.removeAllListeners();
      worker.once("message", () => resolve());
      worker.once("error", reject);
      worker.once("exit", () => reject(new Error("The thread that writes files has ended.")));
      worker.postMessage(task);
    });
  try {
    await run({ kind: "start", folder, about, columns: downloadColumns(collection, types) });
    let after: string | null = null;
    for (;;) {
      const rows = await downloadRows(database, collection, { after, count: BATCH });
      if (rows.length === 0) break;
      await run({ kind: "rows", rows });
      after = rows.at(-1)!.id;
    }
    await run({ kind: "end" });
  } finally {
    worker.removeAllListeners();
    await worker.terminate();
  }
}

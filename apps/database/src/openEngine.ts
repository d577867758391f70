import { fdatasyncSync } from "node:fs";
import { PGlite } from "@electric-sql/pglite";
import { btree_gist } from "@electric-sql/pglite/contrib/btree_gist";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import { postgis } from "@electric-sql/pglite-postgis";

type NodeStream = { nfd?: number };
type NodeFileSystem = { stream_ops: { fsync?: (stream: NodeStream) => number } };

const fixedSettings = ["search_path=public", "work_mem=32MB", "maintenance_work_mem=128MB"];

/**
 * Opens (and if need be creates) the folder. The engine's own defaults switch fsync off and its
 * file layer has none; with `powerLossSafe` both are put right, so that a commit is on the disk.
 */
export async function openEngine(folder: string, powerLossSafe: boolean): Promise<PGlite> {
  const defaults = PGlite.defaultStartParams.filter((each) => each !== "-F" || !powerLossSafe);
  const engine = await PGlite.create(folder, {
    extensions: { postgis, pg_trgm, unaccent, btree_gist },
    startParams: [...defaults, ...fixedSettings.flatMap((setting) => ["-c", setting])],
  });
  if (powerLossSafe) flushThroughNode(engine);
  return engine;
}

function flushThroughNode(engine: PGlite) {
  const { FS } = engine.Module as unknown as {
    FS: { filesystems: { NODEFS?: NodeFileSystem } };
  };
  const operations = FS.filesystems.NODEFS?.stream_ops;
  if (operations === undefined)
    throw new Error("PGlite keeps its files by other means than NODEFS: see decision 0004.");
  operations.fsync = (stream) => {
    if (stream.nfd !== undefined) fdatasyncSync(stream.nfd);
    return 0;
  };
}

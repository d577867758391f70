import { setTimeout as sleep } from "node:timers/promises";
import { StartFailure } from "../../apps/database/src/exitCodes.ts";
import {
  startEmbeddedDatabase,
  type EmbeddedDatabase,
} from "../../apps/database/src/startEmbedded.ts";

// The database of a start that was killed notices at once and needs a moment to close its files.
const TIMEOUT_MS = 10_000;

// Loading the demonstration computes within its transaction. On a machine with much other work that
// took longer than the database's usual half minute, and the first start failed.
const IDLE_MS = 120_000;

/** Opens the embedded database, waiting for one that is just about to let go of the folder. */
export async function openDatabase(dataDir: string, onExit: () => void): Promise<EmbeddedDatabase> {
  const giveUpAt = Date.now() + TIMEOUT_MS;
  for (;;) {
    try {
      return await startEmbeddedDatabase({ dataDir, onExit, idleInTransactionMs: IDLE_MS });
    } catch (error) {
      const inUse = error instanceof StartFailure && error.code === "folderInUse";
      if (!inUse || Date.now() > giveUpAt) throw error;
      await sleep(250);
    }
  }
}

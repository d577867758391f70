import { StartFailure } from "../../apps/database/src/exitCodes.ts";
import { readRunningAddress } from "../../apps/database/src/runningAddress.ts";
import { startEmbeddedDatabase } from "../../apps/database/src/startEmbedded.ts";

type Opened = { url: string; close: () => Promise<void> };

/** The database at the address; else the embedded one, through the product where that is running. */
export async function openForImport(
  given: string | undefined,
  dataDir: string,
  say: (line: string) => void,
): Promise<Opened> {
  if (given) return { url: given, close: async () => undefined };
  try {
    const embedded = await startEmbeddedDatabase({ dataDir });
    return { url: embedded.url, close: () => embedded.stop() };
  } catch (error) {
    const isInUse = error instanceof StartFailure && error.code === "folderInUse";
    const url = isInUse ? readRunningAddress(dataDir) : null;
    if (url === null) throw error;
    say("the product is running: importing into its database, which serves on meanwhile");
    return { url, close: async () => undefined };
  }
}

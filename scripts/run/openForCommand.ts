import { connect } from "node:net";
import { readRunningAddress } from "../../apps/database/src/runningAddress.ts";
import { startEmbeddedDatabase } from "../../apps/database/src/startEmbedded.ts";

type Opened = { url: string; close: () => Promise<void> };

/** The database at the address; else the embedded one, through the product where that is running. */
export async function openForCommand(
  given: string | undefined,
  dataDir: string,
  say: (line: string) => void = () => undefined,
): Promise<Opened> {
  if (given) return { url: given, close: async () => undefined };
  const running = readRunningAddress(dataDir);
  // The file of a database that was killed is still there; no one answers at its address.
  if (running !== null && (await isAnswered(running))) {
    say("the product is running: working in its database, which serves on meanwhile");
    return { url: running, close: async () => undefined };
  }
  const embedded = await startEmbeddedDatabase({ dataDir });
  return { url: embedded.url, close: () => embedded.stop() };
}

function isAnswered(url: string): Promise<boolean> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    const end = (isThere: boolean) => {
      socket.destroy();
      resolve(isThere);
    };
    socket.once("connect", () => end(true));
    socket.once("error", () => end(false));
  });
}

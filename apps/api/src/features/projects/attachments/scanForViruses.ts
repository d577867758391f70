import { connect } from "node:net";

/** The bytes of one message to clamd; it takes at most so many at once by its own settings. */
const CHUNK_BYTES = 65_536;
const TIMEOUT_MS = 30_000;

export type ScanResult = "clean" | "infected" | "unavailable";

/** Asks clamd (`tcp://host:3310`) by its INSTREAM command. What it does not say is clean is not. */
export function scanForViruses(address: string, content: Buffer): Promise<ScanResult> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port) || 3310 });
    let answer = "";
    socket.setTimeout(TIMEOUT_MS, () => socket.destroy());
    socket.on("error", () => socket.destroy());
    socket.on("data", (chunk) => (answer += chunk.toString("latin1")));
    socket.on("close", () => {
      if (/: OK\0?\s*$/.test(answer)) return resolve("clean");
      resolve(answer.includes(" FOUND") ? "infected" : "unavailable");
    });
    socket.on("connect", () => {
      socket.write("zINSTREAM\0");
      for (let from = 0; from < content.length; from += CHUNK_BYTES) {
        const chunk = content.subarray(from, from + CHUNK_BYTES);
        socket.write(sizeOf(chunk.length));
        socket.write(chunk);
      }
      socket.write(sizeOf(0));
    });
  });
}

function sizeOf(bytes: number): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(bytes);
  return size;
}

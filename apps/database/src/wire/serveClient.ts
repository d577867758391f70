import { timingSafeEqual } from "node:crypto";
import type { Socket } from "node:net";
import { askForPassword, fatalFrame } from "./frames.ts";
import { frameReader, type Frame } from "./readFrames.ts";
import { refuseCopyIn } from "./refuseCopyIn.ts";
import type { Client, SessionMultiplexer } from "./multiplexSession.ts";

const protocolMajor = 3;
const sslRequest = 80877103;
const gssRequest = 80877104;

export type Served = { multiplexer: SessionMultiplexer; password: string; greeting: Buffer };

/** Speaks the server side of the Postgres protocol with one client. */
export function serveClient(socket: Socket, { multiplexer, password, greeting }: Served) {
  const reader = frameReader();
  let state: "opening" | "password" | "ready" = "opening";
  let pending: Buffer[] = [];

  const client: Client = {
    write: (bytes) => void (socket.writable && socket.write(bytes)),
    expel: (code, sentence) => void socket.end(fatalFrame(code, sentence)),
  };

  function open(bytes: Buffer) {
    const code = bytes.readInt32BE(4);
    if (code === sslRequest || code === gssRequest) return client.write(Buffer.from("N"));
    // A request to cancel ends here too: the engine cannot be interrupted.
    if (code >> 16 !== protocolMajor) return void socket.destroy();
    state = "password";
    reader.open();
    client.write(askForPassword);
  }

  function admit({ type, bytes }: Frame) {
    const given = bytes.subarray(5, -1);
    const wanted = Buffer.from(password);
    if (type !== "p" || given.length !== wanted.length || !timingSafeEqual(given, wanted)) {
      return client.expel("28P01", "password authentication failed");
    }
    state = "ready";
    client.write(greeting);
  }

  function collect(frame: Frame) {
    if (frame.type === "X") {
      socket.end();
      return;
    }
    pending.push(refuseCopyIn(frame));
    // Statements share the engine's unnamed statement and portal, so a client's messages go in
    // together; one by one, another client's could slip in between.
    if (!"QFSH".includes(frame.type)) return;
    multiplexer.add({ client, bytes: Buffer.concat(pending), endsInReady: frame.type !== "H" });
    pending = [];
  }

  function receive(chunk: Buffer) {
    for (const frame of reader.push(chunk)) {
      if (!socket.writable) return;
      if (state === "opening") open(frame.bytes);
      else if (state === "password") admit(frame);
      else collect(frame);
    }
  }

  socket.setNoDelay(true);
  socket.on("data", (chunk: Buffer) => {
    try {
      receive(chunk);
    } catch {
      client.expel("08P01", "the message cannot be read");
    }
  });
  socket.on("close", () => multiplexer.leave(client));
}

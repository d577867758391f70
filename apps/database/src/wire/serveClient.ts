import { timingSafeEqual } from "node:crypto";
import type { Socket } from "node:net";
import { askForPassword, fatalFrame, parseFrame, queryFrame } from "./frames.ts";
import type { Client, SessionMultiplexer } from "./multiplexSession.ts";

/** One message of the Postgres protocol as the client sent it; `type` is "" for the opening one. */
type Frame = { type: string; bytes: Buffer };

const maxFrameBytes = 256 * 1024 * 1024;

/** Cuts the byte stream of one client into messages, however the network split or joined them. */
export function frameReader() {
  let chunks: Buffer[] = [];
  let size = 0;
  let needed = 8;
  let opened = false;

  function next(buffer: Buffer): { type: string; length: number } | null {
    const header = opened ? 5 : 4;
    if (buffer.length < header) {
      needed = header;
      return null;
    }
    const length = buffer.readInt32BE(header - 4) + header - 4;
    if (length < header || length > maxFrameBytes) throw new Error("unreadable message");
    needed = length;
    if (buffer.length < length) return null;
    return { type: opened ? String.fromCharCode(buffer[0] ?? 0) : "", length };
  }

  return {
    /** Call once the opening message was accepted: all later ones carry a type byte. */
    open() {
      opened = true;
    },
    *push(chunk: Buffer): Generator<Frame> {
      chunks.push(chunk);
      size += chunk.length;
      // Joining only when a whole message is there keeps large parameters linear in time.
      if (size < needed) return;
      let rest = Buffer.concat(chunks, size);
      for (let head = next(rest); head; head = next(rest)) {
        yield { type: head.type, bytes: rest.subarray(0, head.length) };
        rest = rest.subarray(head.length);
      }
      chunks = [rest];
      size = rest.length;
    },
  };
}

const copyIn = /(^|;)\s*copy\b[^;]*\bfrom\s+stdin\b/i;

const refusal = `do $$ begin raise exception using errcode = '0A000',
  message = 'COPY FROM STDIN does not work on the embedded database; insert many rows at once instead'; end $$`;

/** The engine waits forever for copy data, and every client with it: make it an error instead. */
export function refuseCopyIn(frame: Frame): Buffer {
  if (frame.type !== "Q" && frame.type !== "P") return frame.bytes;
  const firstEnd = frame.bytes.indexOf(0, 5);
  const first = frame.bytes.toString("utf8", 5, firstEnd);
  if (frame.type === "Q") return copyIn.test(first) ? queryFrame(refusal) : frame.bytes;
  const sql = frame.bytes.toString("utf8", firstEnd + 1, frame.bytes.indexOf(0, firstEnd + 1));
  return copyIn.test(sql) ? parseFrame(first, refusal) : frame.bytes;
}

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

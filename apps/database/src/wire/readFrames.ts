/** One message of the Postgres protocol as the client sent it; `type` is "" for the opening one. */
export type Frame = { type: string; bytes: Buffer };

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

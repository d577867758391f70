import type { IncomingMessage } from "node:http";

/** A map view with a detailed area is some hundred kilobytes at most. */
const maxBytes = 1024 * 1024;

/**
 * The body, or null when it is too large. Reads to the end even then: the sender gets the
 * answer, not a broken pipe.
 */
export async function readBody(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes <= maxBytes) chunks.push(chunk);
  }
  return bytes > maxBytes ? null : Buffer.concat(chunks).toString("utf8");
}

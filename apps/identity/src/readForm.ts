import type { IncomingMessage } from "node:http";

const maxBytes = 4096;

/** A small urlencoded body. What is larger than any of our forms is read as an empty one. */
export async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes <= maxBytes) chunks.push(chunk);
  }
  return new URLSearchParams(bytes > maxBytes ? "" : Buffer.concat(chunks).toString("utf8"));
}

import { readyFrame } from "./frames.ts";

/**
 * The engine announces "ready" twice after a failed statement. A client would take the second one
 * for the end of its next statement, so all are dropped and one is put at the end of a batch.
 */
export function normalizeReadyFrames(chunks: Buffer[], endsInReady: boolean) {
  const output = Buffer.concat(chunks);
  const kept: Buffer[] = [];
  let status: string | null = null;
  let from = 0;
  let at = 0;
  while (at + 5 <= output.length) {
    const end = at + 1 + output.readInt32BE(at + 1);
    if (output[at] === 0x5a) {
      status = String.fromCharCode(output[at + 5] ?? 0);
      kept.push(output.subarray(from, at));
      from = end;
    }
    at = end;
  }
  kept.push(output.subarray(from));
  if (endsInReady && status !== null) kept.push(readyFrame(status));
  return { bytes: Buffer.concat(kept), status };
}

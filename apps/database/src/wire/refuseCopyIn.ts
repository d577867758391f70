import { parseFrame, queryFrame } from "./frames.ts";
import type { Frame } from "./readFrames.ts";

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

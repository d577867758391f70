import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { checkUpload } from "@mars/domain/areas/checkUpload";
import type { Limits } from "@mars/domain/areas/limits";
import { accept, refuse, type Result } from "@mars/domain/result";
import type { FastifyRequest } from "fastify";
import { shownName } from "../../platform/geodata/zip/shownName.ts";

export type ReceivedFile = { name: string; path: string; discard: () => Promise<void> };

/** Writes the one file of a form to disk as it comes in, and not a byte more than is allowed. */
export async function receiveFile(
  request: FastifyRequest,
  limits: Pick<Limits, "uploadZippedMaxMb">,
  refusalNow: () => Result<never> | null,
): Promise<Result<ReceivedFile>> {
  const part = await request.file();
  if (!part) return refuse("upload.missing-file");
  const name = shownName(part.filename || "fil");
  const named = refusalNow() ?? checkUpload({ name, bytes: 1 }, limits);
  if (!named.ok) {
    part.file.resume();
    return {
      ok: false,
      refusal: { ...named.refusal, figures: { name, ...named.refusal.figures } },
    };
  }
  const folder = await mkdtemp(join(tmpdir(), "mars-received-"));
  const discard = () => rm(folder, { recursive: true, force: true });
  const path = join(folder, "upload.zip");
  try {
    await pipeline(part.file, createWriteStream(path));
  } catch {
    await discard();
    return refuse("upload.cut-off", { name });
  }
  // The form's reader stops at the limit and says so.
  const bytes = part.file.truncated ? Infinity : part.file.bytesRead;
  const sized = checkUpload({ name, bytes }, limits);
  if (sized.ok) return accept({ name, path, discard });
  await discard();
  return sized;
}

import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { checkUpload } from "@mars/domain/areas/checkUpload";
import type { Limits } from "@mars/domain/areas/limits";
import { accept, refuse, type Result } from "@mars/domain/result";
import type { FastifyRequest } from "fastify";
import { shownName } from "../../../platform/geodata/zip/shownName.ts";
import { makeReceivedFolder } from "./receivedFolders.ts";
import type { UploadSpace } from "../../../platform/http/bodies/UploadSpace.ts";

export type ReceivedFile = { name: string; path: string; discard: () => Promise<void> };

type Receiving = {
  caller: string;
  space: UploadSpace;
  /** Why no file is taken in at present, or null. */
  refusalNow: () => Result<never> | null;
};

/** Writes the one file of a form to disk as it comes in, and not a byte more than is allowed. */
export async function receiveFile(
  request: FastifyRequest,
  limits: Pick<Limits, "uploadZippedMaxMb">,
  { caller, space, refusalNow }: Receiving,
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
  const folder = await makeReceivedFolder();
  let takenBytes = 0;
  let isFull = false;
  const discard = async () => {
    await rm(folder, { recursive: true, force: true });
    space.giveBack(caller, takenBytes);
    takenBytes = 0;
  };
  const whileThereIsRoom = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      isFull = !space.take(caller, chunk.length);
      if (isFull) throw new Error("no room for uploads");
      takenBytes += chunk.length;
      yield chunk;
    }
  };
  const path = join(folder, "upload.zip");
  try {
    await pipeline(part.file, whileThereIsRoom, createWriteStream(path));
  } catch {
    await discard();
    return refuse(isFull ? "upload.busy" : "upload.cut-off", { name });
  }
  // The form's reader stops at the limit and says so.
  const bytes = part.file.truncated ? Infinity : part.file.bytesRead;
  const sized = checkUpload({ name, bytes }, limits);
  if (sized.ok) return accept({ name, path, discard });
  await discard();
  return sized;
}

import { createHash } from "node:crypto";
import { attachmentField } from "@mars/contracts/projects/projectAttachments";
import {
  ATTACHMENT_HEAD_BYTES,
  checkAttachment,
  checkContents,
} from "@mars/domain/attachments/attachmentKind";
import type { FastifyRequest } from "fastify";
import { shownName } from "../../../platform/geodata/zip/shownName.ts";
import type { UploadSpace } from "../../../platform/http/bodies/UploadSpace.ts";
import { callerOf } from "../../../platform/http/callers/callerOf.ts";
import { ProblemError, valueOrProblem } from "../../../platform/problems/ProblemError.ts";
import type { NewAttachment } from "./attachmentQueries.ts";

export type Received = Omit<NewAttachment, "isScanned">;

/**
 * Takes in the one file of a form and gives it to `use`. Held in memory, within the room that all
 * uploads share: its first bytes decide whether it is taken at all.
 */
export async function receiveAttachment<T>(
  request: FastifyRequest,
  space: UploadSpace,
  use: (file: Received) => Promise<T>,
): Promise<T> {
  const part = request.isMultipart() ? await request.file() : undefined;
  if (part?.fieldname !== attachmentField) throw new ProblemError("attachment.missing");
  const caller = callerOf(request);
  const name = shownName(part.filename || "");
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    valueOrProblem(checkAttachment({ name, bytes: 1 }));
    for await (const chunk of part.file as AsyncIterable<Buffer>) {
      if (!space.take(caller, chunk.length))
        throw new ProblemError("attachment.busy", { headers: { "retry-after": "10" } });
      bytes += chunk.length;
      chunks.push(chunk);
    }
    const size = part.file.truncated ? Number.POSITIVE_INFINITY : bytes;
    const kind = valueOrProblem(checkAttachment({ name, bytes: size }));
    const content = Buffer.concat(chunks);
    valueOrProblem(checkContents(name, content.subarray(0, ATTACHMENT_HEAD_BYTES)));
    const sha256 = createHash("sha256").update(content).digest("hex");
    return await use({ name, kind, content, sha256 });
  } catch (error) {
    part.file.resume();
    if (request.raw.destroyed && !(error instanceof ProblemError))
      throw new ProblemError("attachment.cut-off", { figures: { name } });
    throw error;
  } finally {
    space.giveBack(caller, bytes);
  }
}

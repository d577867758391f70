import { createHash } from "node:crypto";
import { connect } from "node:net";
import { Readable } from "node:stream";
import multipart from "@fastify/multipart";
import { limitsOf } from "@mars/contracts/platform/limitsOf";
import {
  addAttachment,
  attachmentField,
  downloadAttachment,
  listAttachments,
  removeAttachment,
} from "@mars/contracts/projects/projectAttachments";
import {
  ATTACHMENT_HEAD_BYTES,
  ATTACHMENT_MAX_MB,
  checkAttachment,
  checkContents,
} from "@mars/domain/attachments/attachmentKind";
import type { FastifyRequest } from "fastify";
import { shownName } from "../../../platform/geodata/zip/shownName.ts";
import type { App } from "../../../platform/http/App.ts";
import { UploadSpace } from "../../../platform/http/bodies/UploadSpace.ts";
import { callerOf } from "../../../platform/http/callers/callerOf.ts";
import { route } from "../../../platform/http/route.ts";
import { signedIn } from "../../../platform/identity/person.ts";
import {
  foundOrProblem,
  ProblemError,
  valueOrProblem,
} from "../../../platform/problems/ProblemError.ts";
import type { Services } from "../../../services.ts";
import { logChange } from "../history/logChange.ts";
import { ensureMay, openCase } from "../project/openProject.ts";
import { lockProject } from "../project/projectQueries.ts";
import {
  deleteAttachment,
  findSame,
  insertAttachment,
  lockAttachedBytes,
  type NewAttachment,
  readAttachments,
  readContent,
} from "./attachmentQueries.ts";

/** The bytes of one message to clamd; it takes at most so many at once by its own settings. */
const CHUNK_BYTES = 65_536;
const TIMEOUT_MS = 30_000;

const BYTES_PER_MB = 1_000_000;

/** Files of a case, for those who may read it. */
export async function attachmentRoutes(app: App, services: Services): Promise<void> {
  const { config, database, now } = services;
  const limits = limitsOf(config);
  const { publicUrl } = config.server;
  const space = new UploadSpace(config.storage.attachmentMemoryMb * BYTES_PER_MB);
  const maxBytes = config.storage.attachmentMbPerPerson * BYTES_PER_MB;
  const { clamdUrl } = config.storage;
  if (clamdUrl === null) app.log.info("attachments are not scanned for viruses: no CLAMD_URL");

  /** Before it is stored: no one is given a file that was not looked at. */
  async function ensureClean({ name, content }: Received): Promise<boolean> {
    if (clamdUrl === null) return false;
    const found = await scanForViruses(clamdUrl, content);
    if (found === "clean") return true;
    const code = found === "infected" ? "attachment.infected" : "attachment.not-scanned";
    throw new ProblemError(code, { figures: { name } });
  }

  route(app, listAttachments, async ({ request, params }) => {
    const person = signedIn(request);
    const row = await openCase(database.write, params.id, person);
    return readAttachments(database.write, row.id, person);
  });

  route(app, downloadAttachment, async ({ request, reply, params }) => {
    const person = signedIn(request);
    const row = await openCase(database.write, params.id, person);
    const found = await readAttachments(database.write, row.id, person, params.attachmentId);
    const { id, name, bytes } = foundOrProblem(found[0]);
    // Nothing that someone sent is ever shown as a page of ours.
    void reply.headers({
      "content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      "content-security-policy": "sandbox; default-src 'none'; frame-ancestors 'none'",
      "x-content-type-options": "nosniff",
      "content-length": bytes,
    });
    return Readable.from(readContent(database.write, id));
  });

  route(app, removeAttachment, ({ request, params, transaction }) =>
    transaction(async (tx) => {
      const person = signedIn(request);
      await lockProject(tx, params.id);
      const row = await openCase(tx, params.id, person);
      const found = await readAttachments(tx, row.id, person, params.attachmentId);
      const { id, name, isMine, mayRemove } = foundOrProblem(found[0]);
      if (!mayRemove)
        throw new ProblemError(isMine ? "attachment.sent" : "identity.forbidden", {
          figures: { name },
        });
      await deleteAttachment(tx, id);
      await logChange(
        tx,
        { person, at: now(), limits, publicUrl },
        {
          projectId: row.id,
          action: "attachment-removed",
          changes: [{ field: "attachment", from: name, to: null }],
        },
      );
    }),
  );

  await app.register(async (forms: App) => {
    await forms.register(multipart, {
      limits: { fileSize: ATTACHMENT_MAX_MB * BYTES_PER_MB, files: 1, fields: 10 },
    });
    route(forms, addAttachment, async ({ request, params, transaction }) => {
      const person = signedIn(request);
      // Asked before the body is taken in, and again when it is stored.
      ensureMay(person, "project.remark", await openCase(database.write, params.id, person));
      return receiveAttachment(request, space, async (file) => {
        const isScanned = await ensureClean(file);
        return transaction(async (tx) => {
          const act = { person, at: now(), limits, publicUrl };
          const row = await openCase(tx, params.id, person);
          ensureMay(person, "project.remark", row);
          const kept = await lockAttachedBytes(tx, person.id);
          const known = await findSame(tx, row.id, person.id, file);
          if (known === null && kept + file.content.length > maxBytes)
            throw new ProblemError("attachment.full", {
              figures: { limitMb: config.storage.attachmentMbPerPerson },
            });
          const id = known ?? (await insertAttachment(tx, row.id, { ...file, isScanned }, act));
          if (known === null)
            await logChange(tx, act, {
              projectId: row.id,
              action: "attachment-added",
              changes: [{ field: "attachment", from: null, to: file.name }],
            });
          return (await readAttachments(tx, row.id, person, id))[0]!;
        });
      });
    });
  });
}

type ScanResult = "clean" | "infected" | "unavailable";

/** Asks clamd (`tcp://host:3310`) by its INSTREAM command. What it does not say is clean is not. */
function scanForViruses(address: string, content: Buffer): Promise<ScanResult> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port) || 3310 });
    let answer = "";
    socket.setTimeout(TIMEOUT_MS, () => socket.destroy());
    socket.on("error", () => socket.destroy());
    socket.on("data", (chunk) => (answer += chunk.toString("latin1")));
    socket.on("close", () => {
      if (/: OK\0?\s*$/.test(answer)) return resolve("clean");
      resolve(answer.includes(" FOUND") ? "infected" : "unavailable");
    });
    socket.on("connect", () => {
      socket.write("zINSTREAM\0");
      for (let from = 0; from < content.length; from += CHUNK_BYTES) {
        const chunk = content.subarray(from, from + CHUNK_BYTES);
        socket.write(sizeOf(chunk.length));
        socket.write(chunk);
      }
      socket.write(sizeOf(0));
    });
  });
}

function sizeOf(bytes: number): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(bytes);
  return size;
}

type Received = Omit<NewAttachment, "isScanned">;

/**
 * Takes in the one file of a form and gives it to `use`. Held in memory, within the room that all
 * uploads share: its first bytes decide whether it is taken at all.
 */
async function receiveAttachment<T>(
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

import { Readable } from "node:stream";
import multipart from "@fastify/multipart";
import {
  addAttachment,
  downloadAttachment,
  listAttachments,
  removeAttachment,
} from "@mars/contracts/projects/projectAttachments";
import { limitsOf } from "@mars/contracts/platform/limitsOf";
import { ATTACHMENT_MAX_MB } from "@mars/domain/attachments/attachmentKind";
import type { App } from "../../../platform/http/App.ts";
import { UploadSpace } from "../../../platform/http/bodies/UploadSpace.ts";
import { route } from "../../../platform/http/route.ts";
import { signedIn } from "../../../platform/identity/person.ts";
import { foundOrProblem, ProblemError } from "../../../platform/problems/ProblemError.ts";
import type { Services } from "../../../services.ts";
import { logChange } from "../history/logChange.ts";
import { ensureMay, openCase } from "../project/openProject.ts";
import { lockProject } from "../project/projectQueries.ts";
import {
  deleteAttachment,
  findSame,
  insertAttachment,
  lockAttachedBytes,
  readAttachments,
  readContent,
} from "./attachmentQueries.ts";
import { type Received, receiveAttachment } from "./receiveAttachment.ts";
import { scanForViruses } from "./scanForViruses.ts";

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

  /** Before it is stored: nobody is given a file that was not looked at. */
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
    // Nothing that somebody sent is ever shown as a page of ours.
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

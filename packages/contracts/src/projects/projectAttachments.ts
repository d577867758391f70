import { ATTACHMENT_KINDS } from "@mars/domain/attachments/attachmentKind";
import * as z from "zod/mini";
import { contract } from "../platform/contract.ts";

const params = z.object({ id: z.uuid() });
const ofOne = z.object({ id: z.uuid(), attachmentId: z.uuid() });
const tag = "Projects";

export const attachment = z.object({
  id: z.uuid(),
  name: z.string(),
  kind: z.enum(ATTACHMENT_KINDS),
  bytes: z.int(),
  at: z.iso.datetime(),
  person: z.nullable(z.string()),
  organization: z.nullable(z.string()),
  /** By applicant or delegate, not by the authority. */
  byParty: z.boolean(),
  isMine: z.boolean(),
  /** The comment that it was sent with. */
  remarkId: z.nullable(z.uuid()),
  /** Not sent with anything yet: whoever added it may take it away again. */
  mayRemove: z.boolean(),
  /** False where this installation has no virus scanner. */
  isScanned: z.boolean(),
});
export type Attachment = z.infer<typeof attachment>;

export const attachmentField = "file";

export const listAttachments = contract({
  method: "GET",
  path: "/projects/:id/attachments",
  tag,
  summary: "Files of a case, oldest first",
  access: "signedIn",
  params,
  response: z.array(attachment),
});

export const addAttachment = contract({
  method: "POST",
  path: "/projects/:id/attachments",
  tag,
  summary: "Add a file to a case",
  description:
    "PDF, images, office and GIS files of at most 25 MB; the contents must be what the name says. The same file sent again by the same person is kept once. A file that was added after applying goes along with its sender's next comment.",
  access: "signedIn",
  status: 201,
  params,
  consumes: "multipart/form-data",
  form: {
    [attachmentField]: { mediaType: "application/octet-stream", description: "The file" },
  },
  response: attachment,
  problems: [
    "attachment.missing",
    "attachment.wrong-kind",
    "attachment.other-contents",
    "attachment.empty",
    "attachment.too-large",
    "attachment.cut-off",
    "attachment.infected",
    "attachment.not-scanned",
    "attachment.busy",
    "attachment.full",
  ],
});

export const downloadAttachment = contract({
  method: "GET",
  path: "/projects/:id/attachments/:attachmentId",
  tag,
  summary: "A file of a case, to be saved and never shown by the browser",
  access: "signedIn",
  params: ofOne,
  produces: "application/octet-stream",
});

export const removeAttachment = contract({
  method: "DELETE",
  path: "/projects/:id/attachments/:attachmentId",
  tag,
  summary: "Take away a file that has not been sent",
  access: "signedIn",
  params: ofOne,
  problems: ["attachment.sent"],
});

import {
  type Attachment,
  addAttachment,
  attachmentField,
  downloadAttachment,
  listAttachments,
} from "@mars/contracts/projects/projectAttachments";
import type { Project } from "@mars/contracts/projects/projectShapes";
import { call, callRaw } from "../../../lib/http/call.ts";
import { saveFile } from "../../../lib/http/saveFile.ts";
import { send } from "../../../lib/http/send.ts";
import { queryClient, useServerQuery } from "../../../lib/serverData/serverQuery.ts";

const keyOf = (id: string) => ["project-case", id, "attachments"] as const;

export function useAttachments({ id, rights }: Project) {
  return useServerQuery({
    enabled: rights.readCase,
    queryKey: keyOf(id),
    queryFn: ({ signal }) => call(listAttachments, { params: { id }, signal, quiet: true }),
  });
}

/** Files and log are read again. */
export async function readAttachmentsAgain(id: string): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: ["project-case", id] });
}

export async function sendAttachment(
  projectId: string,
  file: File,
  how: { signal: AbortSignal; onProgress: (share: number) => void },
): Promise<Attachment> {
  const body = new FormData();
  body.append(attachmentField, file);
  const path = addAttachment.path.replace(":id", projectId) as `/${string}`;
  const response = await send(
    { method: addAttachment.method, path, body },
    { ...how, quiet: true },
  );
  return (await response.json()) as Attachment;
}

export async function saveAttachment(projectId: string, { id, name }: Attachment): Promise<void> {
  const params = { id: projectId, attachmentId: id };
  const response = await callRaw(downloadAttachment, { params, timeoutMs: false });
  saveFile(await response.blob(), name);
}

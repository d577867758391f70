import { checkAttachment } from "@mars/domain/attachments/attachmentKind";
import { useRef, useState } from "react";
import { CancelledCall, HttpProblem } from "../../../lib/http/HttpProblem.ts";
import { readAttachmentsAgain, sendAttachment } from "./attachmentQueries.ts";

/** A file on its way, or one that did not get there. */
export type Sending = { key: number; file: File; share: number; error: Error | null };

let lastKey = 0;

/** Files are sent one at a time; one that fails stays, and holds none of the others up. */
export function useSending(projectId: string) {
  const [sendings, setSendings] = useState<readonly Sending[]>([]);
  const aborts = useRef(new Map<number, AbortController>());
  const queue = useRef(Promise.resolve());
  const change = (key: number, changes: Partial<Sending>) =>
    setSendings((all) => all.map((one) => (one.key === key ? { ...one, ...changes } : one)));
  const leaveOut = (key: number) => {
    aborts.current.get(key)?.abort();
    setSendings((all) => all.filter((one) => one.key !== key));
  };
  async function run(key: number, file: File): Promise<void> {
    const abort = aborts.current.get(key)!;
    if (abort.signal.aborted) return;
    try {
      const onProgress = (share: number) => change(key, { share });
      await sendAttachment(projectId, file, { signal: abort.signal, onProgress });
      leaveOut(key);
      await readAttachmentsAgain(projectId);
    } catch (error) {
      if (error instanceof CancelledCall) return;
      change(key, { error: error instanceof Error ? error : new Error(String(error)) });
    }
  }
  function begin(key: number, file: File): void {
    aborts.current.set(key, new AbortController());
    queue.current = queue.current.then(() => run(key, file));
  }
  return {
    sendings,
    leaveOut,
    add: (files: readonly File[]) => {
      for (const file of files) {
        lastKey += 1;
        const key = lastKey;
        const checked = checkAttachment({ name: file.name, bytes: file.size });
        const error = checked.ok ? null : new HttpProblem(422, { code: checked.refusal.code });
        setSendings((all) => [...all, { key, file, share: 0, error }]);
        if (checked.ok) begin(key, file);
      }
    },
    retry: ({ key, file }: Sending) => {
      change(key, { error: null, share: 0 });
      begin(key, file);
    },
  };
}

import {
  ATTACHMENT_ENDINGS,
  ATTACHMENT_MAX_MB,
  checkAttachment,
} from "@mars/domain/attachments/attachmentKind";
import { useId, useRef, useState } from "react";
import { CancelledCall, HttpProblem } from "../../../lib/http/HttpProblem.ts";
import { problemSentence, registerProblemSentences } from "../../../lib/http/problemSentence.ts";
import { useLocale } from "../../../lib/language/locale.ts";
import { useText } from "../../../lib/language/text.ts";
import { Button, buttonClass } from "../../../ui/buttons/Button.tsx";
import { Alert } from "../../../ui/feedback/Alert.tsx";
import { Progress } from "../../../ui/feedback/Progress.tsx";
import { readAttachmentsAgain, sendAttachment } from "./attachmentQueries.ts";
import { attachmentText } from "./attachmentText.ts";

let lastKey = 0;

registerProblemSentences(attachmentText);

/** Where files are added; what is wrong with one is told next to its name. */
export function AttachmentUpload({ projectId }: { projectId: string }) {
  const t = useText(attachmentText);
  const id = useId();
  const [isOver, setOver] = useState(false);
  const { sendings, add, retry, leaveOut } = useSending(projectId);
  return (
    <>
      {sendings.map((sending) => (
        <OneSending
          key={sending.key}
          sending={sending}
          onRetry={() => retry(sending)}
          onLeaveOut={() => leaveOut(sending.key)}
        />
      ))}
      {/* Dropping is a shortcut; the button does the same. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        className={isOver ? "attachment-drop attachment-drop-over" : "attachment-drop"}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          add([...event.dataTransfer.files]);
        }}
      >
        <span className="attachment-drag">{t("drop")}</span>
        <label className={buttonClass({ variant: "secondary", size: "small" })}>
          {t("choose")}
          <input
            className="sr-only"
            type="file"
            multiple
            accept={ATTACHMENT_ENDINGS}
            aria-describedby={`${id}-hint`}
            onChange={(event) => {
              add([...(event.target.files ?? [])]);
              // The same file again, corrected, must count as a choice.
              event.target.value = "";
            }}
          />
        </label>
        <p className="small" id={`${id}-hint`}>
          {t("limits", { mb: ATTACHMENT_MAX_MB })}
        </p>
      </div>
    </>
  );
}

type SendingProps = { sending: Sending; onRetry: () => void; onLeaveOut: () => void };

function OneSending({ sending: { file, share, error }, onRetry, onLeaveOut }: SendingProps) {
  const t = useText(attachmentText);
  const locale = useLocale();
  const { name } = file;
  if (!error) {
    return (
      <Progress label={t("sending", { name })} done={share} total={1} onCancel={onLeaveOut}>
        {t("sentShare", { percent: Math.round(share * 100) })}
      </Progress>
    );
  }
  return (
    <Alert variant="error" title={t("notSent", { name })} isUrgent>
      <p>{problemSentence(error, locale)}</p>
      <div className="row">
        {checkAttachment({ name, bytes: file.size }).ok && (
          <Button variant="secondary" size="small" onClick={onRetry}>
            {t("retry")}
          </Button>
        )}
        <Button variant="text" size="small" onClick={onLeaveOut}>
          {t("leaveOut")}
        </Button>
      </div>
    </Alert>
  );
}

/** A file on its way, or one that did not get there. */
type Sending = { key: number; file: File; share: number; error: Error | null };

/** Files are sent one at a time; one that fails stays, and holds none of the others up. */
function useSending(projectId: string) {
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

import {
  ATTACHMENT_ENDINGS,
  ATTACHMENT_MAX_MB,
  checkAttachment,
} from "@mars/domain/attachments/attachmentKind";
import { useId, useState } from "react";
import { problemSentence, registerProblemSentences } from "../../../lib/http/problemSentence.ts";
import { useLocale } from "../../../lib/language/locale.ts";
import { useText } from "../../../lib/language/text.ts";
import { Button, buttonClass } from "../../../ui/buttons/Button.tsx";
import { Alert } from "../../../ui/feedback/Alert.tsx";
import { Progress } from "../../../ui/feedback/Progress.tsx";
import { attachmentText } from "./attachmentText.ts";
import { type Sending, useSending } from "./useSending.ts";

registerProblemSentences(attachmentText);

/** Where files are added; what is wrong with one is told beside its name. */
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
        <label htmlFor={id} className={buttonClass({ variant: "secondary", size: "small" })}>
          {t("choose")}
        </label>
        <input
          className="sr-only"
          id={id}
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

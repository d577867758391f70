import { requestInformation } from "@mars/contracts/projects/casework";
import type { Answer } from "@mars/contracts/platform/contract";
import { lastAnswerDay } from "@mars/domain/lifecycle/answerDay";
import { copenhagenDay } from "@mars/domain/time/copenhagen";
import { useState } from "react";
import { useSubmitForm } from "../../../lib/forms/useSubmitForm.ts";
import { call } from "../../../lib/http/call.ts";
import { useText } from "../../../lib/language/text.ts";
import { useRequest } from "../../../lib/requestStatus/useRequest.ts";
import { showToast } from "../../../lib/toasts/toasts.ts";
import { DateField } from "../../../ui/fields/DateField.tsx";
import { FormDialog } from "../../../ui/overlays/FormDialog.tsx";
import { ProblemAlert } from "../../../ui/feedback/ProblemAlert.tsx";
import { TextArea } from "../../../ui/fields/TextArea.tsx";
import { maxLengthOf } from "../textFault.ts";
import { reloadQueue } from "./queueQueries.ts";
import { queueText } from "./queueText.ts";

type Props = {
  ids: readonly string[];
  onClose: () => void;
  onDone: (answer: Answer<typeof requestInformation>) => void;
};

/** The same question to several applicants. */
export function AskDialog({ ids, onClose, onDone }: Props) {
  const t = useText(queueText);
  const [text, setText] = useState("");
  const [answerBy, setAnswerBy] = useState("");
  const { isTried, submit } = useSubmitForm();
  const [today] = useState(() => copenhagenDay(new Date().toISOString()));
  const request = useRequest((asked: string, signal: AbortSignal) =>
    call(requestInformation, {
      body: { ids: [...ids], text: asked, answerBy: answerBy || null },
      signal,
      quiet: true,
    }),
  );
  const isMissing = text.trim() === "";
  const send = async () => {
    const answer = await request.run(text);
    if (!answer) return;
    reloadQueue();
    if (answer.done.length > 0) {
      showToast({ variant: "success", body: t("asked", { count: answer.done.length }) });
    }
    onClose();
    onDone(answer);
  };
  return (
    <FormDialog
      title={t("askTitle")}
      submit={t("send")}
      isBusy={request.status === "RUNNING"}
      onSubmit={() => void submit({ hasFault: isMissing, send })}
      onClose={onClose}
    >
      {request.error && <ProblemAlert error={request.error} />}
      <TextArea
        label={t("askLabel")}
        hint={t(ids.length > 1 ? "askHint" : "pointsHint")}
        maxLength={maxLengthOf("remark")}

        value={text}
        onChange={setText}
        error={isTried && isMissing ? t("mustAsk") : null}
      />
      <DateField
        label={t("answerBy")}
        hint={t("answerByHint")}
        isOptional
        min={today}
        max={lastAnswerDay(today)}
        value={answerBy}
        onChange={setAnswerBy}
      />
    </FormDialog>
  );
}

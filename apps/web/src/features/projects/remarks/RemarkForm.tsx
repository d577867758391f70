import { addRemark } from "@mars/contracts/projects/projectRemarks";
import type { Project } from "@mars/contracts/projects/projectShapes";
import { type SubmitEvent, useState } from "react";
import { call } from "../../../lib/http/call.ts";
import { useText } from "../../../lib/language/text.ts";
import { draftStorage } from "../../../lib/saving/draftStorage.ts";
import type { SaveTarget } from "../../../lib/saving/SaveTarget.ts";
import { useSaveEngine } from "../../../lib/saving/useSaveEngine.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { ProblemAlert } from "../../../ui/feedback/ProblemAlert.tsx";
import { SaveStatus } from "../../../ui/saving/SaveStatus.tsx";
import { TextArea } from "../../../ui/fields/TextArea.tsx";
import { GoesAlong } from "../attachments/GoesAlong.tsx";
import { reloadProject } from "../projectQueries.ts";
import { projectText } from "../text/projectText.ts";
import { maxLengthOf } from "../textFault.ts";
import { useTextFault } from "../useTextFault.ts";

type NewRemark = { text: string };
/** A remark is added, never changed: what it is merged with is always the empty field. */
const nothing = { version: 0 };

function remarkTarget(projectId: string): SaveTarget<NewRemark, typeof nothing> {
  return {
    lockKey: projectId,
    known: () => nothing,
    fieldsOf: () => ({ text: "" }),
    send: async ({ text = "" }, { idempotencyKey }) => {
      const params = { id: projectId };
      await call(addRemark, { params, body: { text }, idempotencyKey, quiet: true });
      return nothing;
    },
    take: () => {},
    storage: draftStorage(`project-${projectId}-remark`),
    onSaved: () => void reloadProject(projectId),
  };
}

/** What is written stays until it is sent, over a lost network, an expired sign-in and a closed tab. */
export function RemarkForm({ project }: { project: Project }) {
  const t = useText(projectText);
  const { engine, state, values } = useSaveEngine(nothing, () => remarkTarget(project.id));
  const [isTried, setTried] = useState(false);
  const { text } = values;
  const fault = useTextFault()("remark", text);
  const isSaving = state.phase === "saving";
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(fault !== null);
    if (fault === null && !isSaving) void engine.save();
  };
  return (
    <form noValidate onSubmit={submit}>
      {state.phase === "refused" && <ProblemAlert error={state.error} />}
      {(state.phase === "offline" || state.phase === "busy") && (
        <SaveStatus state={state} failed={t("remark.failed")} onRetry={() => void engine.flush()} />
      )}
      <TextArea
        label={t("remark.write")}
        value={text}
        maxLength={maxLengthOf("remark")}
        rows={3}
        error={isTried ? fault : null}
        onChange={(next) => engine.change({ text: next })}
      />
      <GoesAlong project={project} />
      <Button type="submit" variant="secondary" size="small" isBusy={isSaving}>
        {t("remark.send")}
      </Button>
    </form>
  );
}

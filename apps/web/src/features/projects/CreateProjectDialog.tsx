import type { Answer } from "@mars/contracts/platform/contract";
import { createProject } from "@mars/contracts/projects/projects";
import { projectFieldText } from "@mars/wording/projects/projectFieldText";
import { type SubmitEvent, useState } from "react";
import { call } from "../../lib/http/call.ts";
import { useText } from "../../lib/language/text.ts";
import { randomId } from "../../lib/randomId.ts";
import { useRequest } from "../../lib/requestStatus/useRequest.ts";
import { useDraft } from "../../lib/session/ownWork/formDraft.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { Dialog } from "../../ui/overlays/Dialog.tsx";
import { ProblemAlert } from "../../ui/feedback/ProblemAlert.tsx";
import { TextField } from "../../ui/fields/TextField.tsx";
import { createProjectDraft } from "./createProjectDraft.ts";
import { createProjectText } from "./createProjectText.ts";
import { textFault, type TextFaultKey } from "./textFault.ts";
import { readMasterData } from "@mars/contracts/datasets/masterData";
import { useServerQuery } from "../../lib/serverData/serverQuery.ts";
import { useSettings } from "../../lib/settings/settings.ts";

/** SPEC 5 names the key of the first. */
const faultKeys = {
  "name.required": "component.create_project.name_required",
  "name.tooLong": "component.create_project.name_too_long",
} as const satisfies Partial<Record<TextFaultKey, string>>;

export type CreatedProject = Answer<typeof createProject>;
type Props = {
  onClose: () => void;
  onCreated: (project: CreatedProject) => void;
  /** What else the project is made from, such as the screened area. */
  from?: Omit<Parameters<typeof call<typeof createProject>>[1]["body"], "name">;
};

/**
 * H10: 32rem at a 16 px root, which is 512 px. The name is kept until the dialog is closed, so
 * that it is still there when a session that has run out led through sign-in (C6).
 */
export function CreateProjectDialog({ onClose, onCreated, from }: Props) {
  const t = useText(createProjectText);
  const words = useText(projectFieldText);
  const max = useProjectNameMaxLength();
  const draft = useDraft(createProjectDraft, { name: "", on: "" });
  const [isTouched, setTouched] = useState(draft.value.name !== "");
  const [key, setKey] = useState(randomId);
  const name = draft.value.name;
  const fault = textFault("name", name, max) as keyof typeof faultKeys | null;
  const request = useRequest((body: { name: string }, signal: AbortSignal) =>
    call(createProject, {
      body: { ...from, ...body, geometrySource: from?.geometrySource ?? "drawn" },
      signal,
      idempotencyKey: key,
    }),
  );
  const isSubmitting = request.status === "RUNNING";

  const change = (next: string) => {
    setTouched(true);
    // Another name is another request; the same one again creates nothing twice.
    setKey(randomId());
    draft.change({ name: next, on: window.location.pathname });
  };
  const close = () => {
    request.cancel();
    draft.drop();
    onClose();
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setTouched(true);
    if (fault || isSubmitting) return;
    const project = await request.run({ name: name.trim() });
    if (!project) return;
    draft.drop();
    onCreated(project);
  };
  const formId = "create-project-form";
  return (
    <Dialog
      title={t("title")}
      onClose={close}
      actions={
        <>
          <Button
            type="submit"
            form={formId}
            isBusy={isSubmitting}
            disabled={fault !== null || isSubmitting}
          >
            {t("create")}
          </Button>
          <Button variant="text" onClick={close}>
            {t("cancel")}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <p>{t("description")}</p>
        {request.error && <ProblemAlert error={request.error} />}
        <TextField
          label={words("name.label")}
          value={name}
          onChange={change}
          onBlur={() => setTouched(true)}
          maxLength={max}
          hasCounter
          required
          autoComplete="off"
          error={isTouched && fault ? t(faultKeys[fault]) : null}
        />
      </form>
    </Dialog>
  );
}

/** From the master data; until they are there, the installation's own limit. */
function useProjectNameMaxLength(): number {
  const { limits } = useSettings();
  const master = useServerQuery({
    queryKey: ["master-data"],
    queryFn: ({ signal }) => call(readMasterData, { signal, quiet: true }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return master.data?.projectNameMaxLen ?? limits.projectNameLength;
}

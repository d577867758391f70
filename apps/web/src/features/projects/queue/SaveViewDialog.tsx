import { saveFilter, type SavedFilter } from "@mars/contracts/projects/casework";
import { useState } from "react";
import { useSubmitForm } from "../../../lib/forms/useSubmitForm.ts";
import { call } from "../../../lib/http/call.ts";
import { useText } from "../../../lib/language/text.ts";
import { useRequest } from "../../../lib/requestStatus/useRequest.ts";
import { queryClient } from "../../../lib/serverData/serverQuery.ts";
import { showToast } from "../../../lib/toasts/toasts.ts";
import { FormDialog } from "../../../ui/overlays/FormDialog.tsx";
import { ProblemAlert } from "../../../ui/feedback/ProblemAlert.tsx";
import { TextField } from "../../../ui/fields/TextField.tsx";
import { queueText } from "./queueText.ts";

type Props = {
  search: string;
  /** The view that is given another name. */
  renamed?: SavedFilter | undefined;
  onClose: () => void;
};

/** A view under a name of one's own. */
export function SaveViewDialog({ search, renamed, onClose }: Props) {
  const t = useText(queueText);
  const [name, setName] = useState(renamed?.name ?? "");
  const { isTried, submit } = useSubmitForm();
  const request = useRequest(
    (body: Omit<SavedFilter, "id"> & { id?: string }, signal: AbortSignal) =>
      call(saveFilter, { body, signal, quiet: true }),
  );
  const isMissing = name.trim() === "";
  const save = async () => {
    if (!(await request.run({ ...(renamed && { id: renamed.id }), name, search }))) return;
    await queryClient.invalidateQueries({ queryKey: ["casework-filters"] });
    showToast({ variant: "success", body: t(renamed ? "renamed" : "saved") });
    onClose();
  };
  return (
    <FormDialog
      title={t(renamed ? "renameTitle" : "saveTitle")}
      submit={t("save")}
      isBusy={request.status === "RUNNING"}
      onSubmit={() => void submit({ hasFault: isMissing, send: save })}
      onClose={onClose}
    >
      {request.error && <ProblemAlert error={request.error} />}
      <TextField
        label={t("saveName")}
        hint={t("saveHint")}
        maxLength={50}
        value={name}
        onChange={setName}
        error={isTried && isMissing ? t("mustName") : null}
      />
    </FormDialog>
  );
}

import type { Answer } from "@mars/contracts/platform/contract";
import {
  deleteFilter,
  type readQueue,
  type SavedFilter,
  saveFilter,
} from "@mars/contracts/projects/casework";
import { useState } from "react";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useSubmitForm } from "../../../lib/forms/useSubmitForm.ts";
import { call } from "../../../lib/http/call.ts";
import { useText } from "../../../lib/language/text.ts";
import { useRequest } from "../../../lib/requestStatus/useRequest.ts";
import { Link } from "../../../lib/router/Link.tsx";
import { queryClient } from "../../../lib/serverData/serverQuery.ts";
import { showToast } from "../../../lib/toasts/toasts.ts";
import { Button, IconButton } from "../../../ui/buttons/Button.tsx";
import { ProblemAlert } from "../../../ui/feedback/ProblemAlert.tsx";
import { TextField } from "../../../ui/fields/TextField.tsx";
import { FormDialog } from "../../../ui/overlays/FormDialog.tsx";
import { useFilters } from "./queueQueries.ts";
import {
  parseQueueSearch,
  type QueueQuery,
  queueSearch,
  queueSearchText,
  queueShows,
} from "./queueQuery.ts";
import { queueText } from "./queueText.ts";

type Queue = Answer<typeof readQueue>;
type Props = { query: QueueQuery; queue: Queue | undefined };

/** The ready-made views and one's own; each is an address. */
export function QueueViews({ query, queue }: Props) {
  const t = useText(queueText);
  const f = useFormat();
  const filters = useFilters().data ?? [];
  const [isSaving, setSaving] = useState(false);
  const [renamed, setRenamed] = useState<SavedFilter | null>(null);
  const here = queueSearchText(query);
  const current = filters.find(({ search }) => search === here);
  const counts = queue && {
    mine: queue.waiting.mine,
    waiting: queue.waiting.mine + queue.waiting.unassigned,
    theirs: queue.theirs,
    all: queue.all,
  };
  const remove = async (id: string) => {
    await call(deleteFilter, { params: { id } });
    await queryClient.invalidateQueries({ queryKey: ["casework-filters"] });
    showToast({ variant: "success", body: t("deleted") });
  };
  return (
    <nav className="queue-views" aria-label={t("views")}>
      <ul>
        {queueShows.map((show) => (
          <li key={show}>
            <Link
              to="/projects"
              search={show === "waiting" ? {} : { show }}
              aria-current={!current && query.show === show ? "page" : undefined}
            >
              {t(`show.${show}`)} <span className="mute">{counts && f.integer(counts[show])}</span>
            </Link>
          </li>
        ))}
        {filters.map(({ id, name, search }) => (
          <li key={id}>
            <Link
              to="/projects"
              search={queueSearch(parseQueueSearch(search))}
              aria-current={current?.id === id ? "page" : undefined}
            >
              {name}
            </Link>
            {current?.id === id && (
              <>
                <IconButton
                  icon="edit"
                  label={t("renameView", { name })}
                  onClick={() => setRenamed({ id, name, search })}
                />
                <IconButton
                  icon="trash"
                  label={t("deleteView", { name })}
                  onClick={() => void remove(id)}
                />
              </>
            )}
          </li>
        ))}
      </ul>
      {!current && here !== "" && (
        <Button variant="text" size="small" icon="plus" onClick={() => setSaving(true)}>
          {t("saveView")}
        </Button>
      )}
      {renamed && (
        <SaveViewDialog
          search={renamed.search}
          renamed={renamed}
          onClose={() => setRenamed(null)}
        />
      )}
      {isSaving && <SaveViewDialog search={here} onClose={() => setSaving(false)} />}
    </nav>
  );
}

type SaveViewDialogProps = {
  search: string;
  /** The view that is given another name. */
  renamed?: SavedFilter | undefined;
  onClose: () => void;
};

/** A view under a name of one's own. */
function SaveViewDialog({ search, renamed, onClose }: SaveViewDialogProps) {
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

import { assignCases } from "@mars/contracts/projects/casework";
import type { Project } from "@mars/contracts/projects/projectShapes";
import { useState } from "react";
import { call } from "../../../lib/http/call.ts";
import { useText } from "../../../lib/language/text.ts";
import { useRequest } from "../../../lib/requestStatus/useRequest.ts";
import { showToast } from "../../../lib/toasts/toasts.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { FormDialog } from "../../../ui/overlays/FormDialog.tsx";
import { ProblemAlert } from "../../../ui/feedback/ProblemAlert.tsx";
import { reloadProject } from "../projectQueries.ts";
import { AssigneeSelect } from "./AssigneeSelect.tsx";
import { reloadQueue, useQueue } from "./queueQueries.ts";
import { queueText } from "./queueText.ts";

/** Who has the case: taken, given to a colleague or let go without going back to the queue. */
export function CaseAssignee({ project }: { project: Project }) {
  const t = useText(queueText);
  const [isChoosing, setChoosing] = useState(false);
  const me = useQueue().data?.caseworkers.find(({ isMe }) => isMe);
  const { assign, isRunning, error } = useAssign(project);
  return (
    <>
      {project.assignee?.name ?? <span className="mute">{t("nobody")}</span>}
      {me && !project.assignee?.isMe && (
        <Button
          variant="text"
          size="small"
          className="facts-change"
          isBusy={isRunning}
          onClick={() => void assign(me.id)}
        >
          {t("take")}
        </Button>
      )}
      <Button
        variant="text"
        size="small"
        className="facts-change"
        onClick={() => setChoosing(true)}
      >
        {t("give")} <span className="sr-only">{t("column.assignee")}</span>
      </Button>
      {error && <ProblemAlert error={error} />}
      {isChoosing && <AssignDialog project={project} onClose={() => setChoosing(false)} />}
    </>
  );
}

function AssignDialog({ project, onClose }: { project: Project; onClose: () => void }) {
  const t = useText(queueText);
  const caseworkers = useQueue().data?.caseworkers ?? [];
  const [to, setTo] = useState(project.assignee?.id ?? null);
  const { assign, isRunning, error } = useAssign(project);
  const save = async () => {
    if (await assign(to)) onClose();
  };
  return (
    <FormDialog
      title={t("assignTo")}
      submit={t("assign")}
      isBusy={isRunning}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      {error && <ProblemAlert error={error} />}
      <AssigneeSelect
        label={t("column.assignee")}
        caseworkers={caseworkers}
        value={to}
        onChange={setTo}
      />
    </FormDialog>
  );
}

/** Gives the case away as it was seen; where a colleague was first nothing changes, and it is told. */
function useAssign(project: Project) {
  const t = useText(queueText);
  const request = useRequest((to: string | null, signal: AbortSignal) =>
    call(assignCases, {
      body: { cases: [{ id: project.id, seen: project.assignee?.id ?? null }], to },
      signal,
      quiet: true,
    }),
  );
  const assign = async (to: string | null): Promise<boolean> => {
    const answer = await request.run(to);
    if (!answer) return false;
    reloadQueue();
    await reloadProject(project.id);
    const [left] = answer.skipped;
    if (left) {
      const body = t(`skipped.${left.reason}`, { name: left.name ?? project.name });
      showToast({ variant: "warning", title: t("skippedTitle"), body });
    } else showToast({ variant: "success", body: t(to === null ? "letGo" : "given") });
    return true;
  };
  return { assign, isRunning: request.status === "RUNNING", error: request.error };
}

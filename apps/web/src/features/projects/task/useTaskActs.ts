import { markCaseHandled } from "@mars/contracts/projects/projectMoves";
import { useProjectAction } from "../saving/useProjectAction.ts";
import { copyProject } from "@mars/contracts/projects/projects";
import type { Project } from "@mars/contracts/projects/projectShapes";
import { call } from "../../../lib/http/call.ts";
import { useText } from "../../../lib/language/text.ts";
import { randomId } from "../../../lib/randomId.ts";
import { useRequest } from "../../../lib/requestStatus/useRequest.ts";
import { addressOf } from "../../../lib/router/address.ts";
import { navigate } from "../../../lib/router/currentLocation.ts";
import { showToast } from "../../../lib/toasts/toasts.ts";
import { cacheProject } from "../projectQueries.ts";
import type { OpenDialog } from "../screen/projectDialogs.ts";
import { taskPageText } from "./text.ts";

export type TaskActs = {
  open: OpenDialog;
  reuse: () => void;
  isCopying: boolean;
  /** Marks what the applicant sent as read, or approves a correction. */
  markHandled: () => void;
  isHandling: boolean;
  error: Error | null;
};

/** What the buttons and links of a task do. */
export function useTaskActs(project: Project, open: OpenDialog): TaskActs {
  const t = useText(taskPageText);
  const copying = useRequest((_: null, signal: AbortSignal) =>
    call(copyProject, {
      params: { id: project.id },
      idempotencyKey: randomId(),
      signal,
      quiet: true,
    }),
  );
  const handling = useProjectAction(project, (_: null, how) =>
    call(markCaseHandled, { params: { id: project.id }, ...how }),
  );
  const markHandled = async () => {
    const handled = await handling.run(null);
    if (!handled) return;
    cacheProject(handled);
    showToast({ variant: "success", body: t(project.isCorrected ? "approved" : "markedRead") });
  };
  const reuse = async () => {
    const copy = await copying.run(null);
    if (!copy) return;
    cacheProject(copy);
    showToast({ variant: "success", body: t("reused", { name: project.name }) });
    navigate(addressOf({ to: "/projects/:id", params: { id: copy.id } }));
  };
  return {
    open,
    reuse: () => void reuse(),
    isCopying: copying.status === "RUNNING",
    markHandled: () => void markHandled(),
    isHandling: handling.isRunning,
    error: copying.error ?? handling.error,
  };
}

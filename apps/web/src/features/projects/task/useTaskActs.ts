import { markCaseHandled } from "@mars/contracts/projects/projectMoves";
import { useProjectAction } from "../saving/useProjectAction.ts";
import { copyProject } from "@mars/contracts/projects/projects";
import type { Project } from "@mars/contracts/projects/projectShapes";
import type { DraftItemName, DraftItemState } from "@mars/domain/lifecycle/draftItems";
import { call } from "../../../lib/http/call.ts";
import { useText } from "../../../lib/language/text.ts";
import { randomId } from "../../../lib/randomId.ts";
import { useRequest } from "../../../lib/requestStatus/useRequest.ts";
import { addressOf } from "../../../lib/router/address.ts";
import { navigate } from "../../../lib/router/currentLocation.ts";
import { showToast } from "../../../lib/toasts/toasts.ts";
import { nameFieldId } from "../overview/DetailsForm.tsx";
import { cacheProject } from "../projectQueries.ts";
import { focusPlace } from "../screen/focusPlace.ts";
import type { OpenDialog } from "../screen/projectDialogs.ts";
import { rulesPlaceId } from "../overview/Readiness.tsx";
import { sectionId } from "../screen/sections.ts";
import { taskPageText } from "./text.ts";

export type TaskActs = {
  open: OpenDialog;
  /** To where an item of the draft is filled in or put right. */
  goToItem: (item: DraftItemName, state: DraftItemState) => void;
  reuse: () => void;
  isCopying: boolean;
  /** Marks what the applicant sent as read, or approves a correction. */
  markHandled: () => void;
  isHandling: boolean;
  error: Error | null;
};

/** What the buttons and links of a task do. */
export function useTaskActs(project: Project, open: OpenDialog, onRedraw: () => void): TaskActs {
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
  const goToItem: TaskActs["goToItem"] = (item, state) => {
    if (item === "name") return focusPlace(nameFieldId);
    if (item === "area") return onRedraw();
    if (item === "scheme") return state === "missing" ? open("scheme") : focusPlace(rulesPlaceId);
    if (item === "effect") return focusPlace(sectionId("effect"));
    if (item === "parties" && state === "fix") return open("owner");
    focusPlace(sectionId(item === "parties" ? "facts" : "attachments"));
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
    goToItem,
    reuse: () => void reuse(),
    isCopying: copying.status === "RUNNING",
    markHandled: () => void markHandled(),
    isHandling: handling.isRunning,
    error: copying.error ?? handling.error,
  };
}

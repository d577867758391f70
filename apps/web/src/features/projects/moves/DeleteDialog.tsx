import { deleteProject } from "@mars/contracts/projects/projects";
import type { Project } from "@mars/contracts/projects/projectShapes";
import { call } from "../../../lib/http/call.ts";
import { useText } from "../../../lib/language/text.ts";
import { addressOf } from "../../../lib/router/address.ts";
import { navigate } from "../../../lib/router/currentLocation.ts";
import { showToast } from "../../../lib/toasts/toasts.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Dialog } from "../../../ui/overlays/Dialog.tsx";
import { ProblemAlert } from "../../../ui/feedback/ProblemAlert.tsx";
import { forgetProject } from "../projectQueries.ts";
import { StaleNotice } from "../saving/StaleNotice.tsx";
import { useProjectAction } from "../saving/useProjectAction.ts";
import { projectText } from "../text/projectText.ts";

/** Only drafts; asked twice because it cannot be undone. */
export function DeleteDialog({ project, onClose }: { project: Project; onClose: () => void }) {
  const t = useText(projectText);
  const action = useProjectAction(project, async (_: null, how) => {
    await call(deleteProject, { params: { id: project.id }, ...how });
    return true;
  });
  const remove = async () => {
    if (!(await action.run(null))) return;
    onClose();
    navigate(addressOf({ to: "/projects" }), { replace: true });
    forgetProject(project.id);
    showToast({ variant: "success", body: t("delete.done", { name: project.name }) });
  };
  return (
    <Dialog
      title={t("delete.title")}
      role="alertdialog"
      icon="trash"
      onClose={onClose}
      actions={
        <>
          <Button variant="danger" isBusy={action.isRunning} onClick={() => void remove()}>
            {t("delete.confirm")}
          </Button>
          <Button variant="text" onClick={onClose}>
            {t("cancel")}
          </Button>
        </>
      }
    >
      <p>{t("delete.text", { name: project.name })}</p>
      {action.error && <ProblemAlert error={action.error} />}
      {action.stale && <StaleNotice stale={action.stale} />}
    </Dialog>
  );
}

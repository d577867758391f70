import { deleteSupplementaryGeometry } from "@mars/contracts/projects/supplementaryGeometries";
import type { Project, SupplementaryGeometry } from "@mars/contracts/projects/projectShapes";
import { call } from "../../../lib/http/call.ts";
import { useText } from "../../../lib/language/text.ts";
import { addressOf } from "../../../lib/router/address.ts";
import { navigate } from "../../../lib/router/currentLocation.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Dialog } from "../../../ui/overlays/Dialog.tsx";
import { ProblemAlert } from "../../../ui/feedback/ProblemAlert.tsx";
import { reloadProject } from "../projectQueries.ts";
import { useProjectAction } from "../saving/useProjectAction.ts";
import { projectText } from "../text/projectText.ts";

type Props = { project: Project; area: SupplementaryGeometry; onClose: () => void };

export function RemoveSupplementary({ project, area, onClose }: Props) {
  const t = useText(projectText);
  const action = useProjectAction(project, async (_: null, how) => {
    await call(deleteSupplementaryGeometry, {
      params: { id: project.id, geometryId: area.id },
      ...how,
      ifMatch: area.version,
    });
    return true;
  });
  const remove = async () => {
    // Someone changed it meanwhile: it is read again, so that what goes away is what is seen.
    if (!(await action.run(null))) return reloadProject(project.id);
    navigate(addressOf({ to: "/projects/:id", params: { id: project.id } }), { replace: true });
    await reloadProject(project.id);
  };
  return (
    <Dialog
      title={t("supplementary.remove")}
      role="alertdialog"
      onClose={onClose}
      actions={
        <>
          <Button variant="danger" isBusy={action.isRunning} onClick={() => void remove()}>
            {t("supplementary.remove")}
          </Button>
          <Button variant="text" onClick={onClose}>
            {t("cancel")}
          </Button>
        </>
      }
    >
      <p>{t("supplementary.removeText", { name: area.name })}</p>
      {action.error && <ProblemAlert error={action.error} />}
    </Dialog>
  );
}

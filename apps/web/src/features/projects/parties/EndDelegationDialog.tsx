import { changeDelegate } from "@mars/contracts/projects/projectParties";
import type { Project } from "@mars/contracts/projects/projectShapes";
import { call } from "../../../lib/http/call.ts";
import { useText } from "../../../lib/language/text.ts";
import { addressOf } from "../../../lib/router/address.ts";
import { navigate } from "../../../lib/router/currentLocation.ts";
import { showToast } from "../../../lib/toasts/toasts.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Dialog } from "../../../ui/overlays/Dialog.tsx";
import { ProblemAlert } from "../../../ui/feedback/ProblemAlert.tsx";
import { forgetProject, cacheProject } from "../projectQueries.ts";
import { StaleNotice } from "../saving/StaleNotice.tsx";
import { useProjectAction } from "../saving/useProjectAction.ts";
import { partyText } from "./partyText.ts";

type Props = { project: Project; onClose: () => void };

/** Ends a delegation at once; a delegate who ends their own has nothing left to see here. */
export function EndDelegationDialog({ project, onClose }: Props) {
  const t = useText(partyText);
  const action = useProjectAction(project, (_: null, how) =>
    call(changeDelegate, { params: { id: project.id }, body: { vat: null }, ...how }),
  );
  const end = async () => {
    const answer = await action.run(null);
    if (!answer) return;
    showToast({ variant: "success", body: t("ended") });
    onClose();
    if (answer.project) return cacheProject(answer.project);
    forgetProject(project.id);
    navigate(addressOf({ to: "/projects" }), { replace: true });
  };
  const side = project.standing === "delegate" ? "delegate" : "owner";
  return (
    <Dialog
      title={t("endTitle")}
      onClose={onClose}
      actions={
        <>
          <Button isBusy={action.isRunning} onClick={() => void end()}>
            {t("end")}
          </Button>
          <Button variant="text" onClick={onClose}>
            {t("cancel")}
          </Button>
        </>
      }
    >
      <p>{t(`endText.${side}`, { name: project.delegate?.name ?? "" })}</p>
      {action.error && <ProblemAlert error={action.error} />}
      {action.stale && <StaleNotice stale={action.stale} />}
    </Dialog>
  );
}

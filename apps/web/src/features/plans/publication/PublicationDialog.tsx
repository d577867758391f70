import type { Plan } from "@mars/contracts/plans/planShapes";
import { useText } from "../../../lib/language/text.ts";
import { Alert } from "../../../ui/feedback/Alert.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Dialog } from "../../../ui/overlays/Dialog.tsx";
import { ProblemAlert } from "../../../ui/feedback/ProblemAlert.tsx";
import { showToActor } from "../../../ui/feedback/showToActor.ts";
import { publicationText } from "../text/publicationText.ts";
import { type PublicationAct, usePublicationRequest } from "./usePublicationRequest.ts";

const yes = { unpublish: "yesUnpublish", undo: "yesUndo" } as const;

type Props = { plan: Plan; act: Exclude<PublicationAct, "publish">; onClose: () => void };

/** Withdrawing and undoing each ask first. */
export function PublicationDialog({ plan, act, onClose }: Props) {
  const t = useText(publicationText);
  const request = usePublicationRequest(plan, act, onClose);
  return (
    <Dialog
      title={t(`ask.${act}`, { number: plan.versionNumber })}
      role="alertdialog"
      onClose={onClose}
      actions={
        <>
          <Button
            variant="danger"
            isBusy={request.isRunning}
            onClick={() => void request.run(null)}
          >
            {t(yes[act])}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t("no")}
          </Button>
        </>
      }
    >
      {request.isStale ? (
        <Alert variant="warning" title={t("stale")} isUrgent ref={showToActor} />
      ) : (
        request.error && <ProblemAlert error={request.error} />
      )}
      <p>{t(`ask.${act}Text`)}</p>
    </Dialog>
  );
}

import { deleteSketch } from "@mars/contracts/plans/planSketches";
import type { SketchProject } from "@mars/contracts/plans/planShapes";
import { call } from "../../../lib/http/call.ts";
import { useText } from "../../../lib/language/text.ts";
import { useRequest } from "../../../lib/requestStatus/useRequest.ts";
import { addressOf } from "../../../lib/router/address.ts";
import { navigate } from "../../../lib/router/currentLocation.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Dialog } from "../../../ui/overlays/Dialog.tsx";
import { ProblemAlert } from "../../../ui/feedback/ProblemAlert.tsx";
import { dropFromLists, forgetSketch } from "../planQueries.ts";
import { sketchText } from "../text/sketchText.ts";
import { wasThere } from "../work/isMissing.ts";
import { useDeletedToast } from "../work/useDeletedToast.ts";

type Props = {
  planId: string;
  sketch: SketchProject;
  /** From the press until it has failed: what is gone meanwhile is one's own deed. */
  onDeleting: (isDeleting: boolean) => void;
  onClose: () => void;
};

export function DeleteSketchDialog({ planId, sketch, onDeleting, onClose }: Props) {
  const t = useText(sketchText);
  const { id, name, version, kind } = sketch;
  const tellDeleted = useDeletedToast(planId);
  const request = useRequest(async (_: void, signal: AbortSignal) => {
    onDeleting(true);
    const params = { id: planId, sketchId: id };
    const deleted = call(deleteSketch, { params, ifMatch: version, quiet: true, signal });
    const isMine = await wasThere(deleted).catch((error: unknown) => {
      onDeleting(false);
      throw error;
    });
    await dropFromLists(planId, id);
    tellDeleted({ id, name, homePlanId: sketch.planId }, { isMine });
    const fane = kind === "uroert_skov" ? "supplementary" : "sketches";
    navigate(addressOf({ to: "/plans/:id", params: { id: planId }, search: { fane } }), {
      replace: true,
    });
    void forgetSketch(planId, id);
  });
  return (
    <Dialog
      title={t("deleteTitle", { name })}
      role="alertdialog"
      icon="trash"
      onClose={onClose}
      actions={
        <>
          <Button
            variant="danger"
            isBusy={request.status === "RUNNING"}
            onClick={() => void request.run()}
          >
            {t("deleteYes")}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t("cancel")}
          </Button>
        </>
      }
    >
      {request.error && <ProblemAlert error={request.error} />}
      <p>{t("deleteText")}</p>
    </Dialog>
  );
}

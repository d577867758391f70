import type { Answer } from "@mars/contracts/platform/contract";
import type { listVersions } from "@mars/contracts/plans/planVersions";
import type { Plan } from "@mars/contracts/plans/planShapes";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { Alert } from "../../../ui/feedback/Alert.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Dialog } from "../../../ui/overlays/Dialog.tsx";
import { ProblemAlert } from "../../../ui/feedback/ProblemAlert.tsx";
import { showToActor } from "../../../ui/feedback/showToActor.ts";
import { publicationText } from "../text/publicationText.ts";
import { type PublicationAct, usePublicationRequest } from "./usePublicationRequest.ts";

const yes = { unpublish: "yesUnpublish", undo: "yesUndo" } as const;

type Version = Answer<typeof listVersions>[number];

type Props = {
  plan: Plan;
  act: Exclude<PublicationAct, "publish">;
  versions: readonly Version[];
  onClose: () => void;
};

/** Withdrawing and undoing each ask first. */
export function PublicationDialog({ plan, act, versions, onClose }: Props) {
  const t = useText(publicationText);
  const f = useFormat();
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
      <p>{act === "unpublish" ? t("ask.unpublishText") : undone()}</p>
    </Dialog>
  );

  /** What is public then. */
  function undone(): string {
    const before = versions
      .filter(({ number, status }) => number < plan.versionNumber && status !== "undone")
      .toSorted((a, b) => b.number - a.number)[0];
    if (before?.status !== "superseded") return t("ask.undoToDraft");
    const { number, publishedAt } = before;
    return t("ask.undoText", { number, date: f.date(publishedAt) });
  }
}

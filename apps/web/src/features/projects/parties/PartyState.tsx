import { changeDelegate, withdrawOffer } from "@mars/contracts/projects/projectParties";
import type { Project } from "@mars/contracts/projects/projectShapes";
import { lastDayBefore } from "@mars/domain/rights/delegation";
import { useState } from "react";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { call } from "../../../lib/http/call.ts";
import { useText } from "../../../lib/language/text.ts";
import { useRequest } from "../../../lib/requestStatus/useRequest.ts";
import { addressOf } from "../../../lib/router/address.ts";
import { navigate } from "../../../lib/router/currentLocation.ts";
import { showToast } from "../../../lib/toasts/toasts.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { ProblemAlert } from "../../../ui/feedback/ProblemAlert.tsx";
import { Dialog } from "../../../ui/overlays/Dialog.tsx";
import { cacheProject, forgetProject } from "../projectQueries.ts";
import { StaleNotice } from "../saving/StaleNotice.tsx";
import { useProjectAction } from "../saving/useProjectAction.ts";
import { partyText } from "./partyText.ts";

type Props = { project: Project; party: "owner" | "delegate" };

/** Below a party: what the delegate may do and until when, and the question that waits for an answer. */
export function PartyState({ project, party }: Props) {
  const t = useText(partyText);
  const f = useFormat();
  const [isEnding, setEnding] = useState(false);
  const { delegation, rights } = project;
  const offer = project.offers.find((one) => one.role === party);
  const mayWithdraw = party === "owner" ? rights.changeOwner : rights.delegate;
  const request = useRequest((_: null, signal: AbortSignal) =>
    call(withdrawOffer, { params: { id: project.id, role: party }, signal, quiet: true }),
  );
  const withdraw = async () => {
    const after = await request.run(null);
    if (!after) return;
    cacheProject(after);
    showToast({ variant: "success", body: t("withdrawn") });
  };
  return (
    <>
      {party === "delegate" && delegation && (
        <span className="facts-more">
          {t(`scope.${delegation.scope}`)},{" "}
          {delegation.endsAt === null
            ? t("noEnd")
            : t("untilDay", { day: f.date(lastDayBefore(delegation.endsAt)) })}
        </span>
      )}
      {party === "delegate" && rights.endDelegation && !project.delegate?.isFinal && (
        <Button
          variant="text"
          size="small"
          className="facts-change"
          onClick={() => setEnding(true)}
        >
          {t("end")}
        </Button>
      )}
      {offer && (
        <span className="facts-more">
          {t(`waits.${party}`, {
            name: offer.email ? `${offer.name} (${offer.email})` : offer.name,
            day: f.date(lastDayBefore(offer.lapsesAt)),
          })}
        </span>
      )}
      {offer && mayWithdraw && (
        <Button
          variant="text"
          size="small"
          className="facts-change"
          isBusy={request.status === "RUNNING"}
          onClick={() => void withdraw()}
        >
          {t("withdraw")}
        </Button>
      )}
      {request.error && <ProblemAlert error={request.error} />}
      {isEnding && <EndDelegationDialog project={project} onClose={() => setEnding(false)} />}
    </>
  );
}

type EndDelegationDialogProps = { project: Project; onClose: () => void };

/** Ends a delegation at once; a delegate who ends their own has nothing left to see here. */
function EndDelegationDialog({ project, onClose }: EndDelegationDialogProps) {
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

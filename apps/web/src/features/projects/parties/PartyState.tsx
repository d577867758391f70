import { withdrawOffer } from "@mars/contracts/projects/projectParties";
import type { Project } from "@mars/contracts/projects/projectShapes";
import { useState } from "react";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { call } from "../../../lib/http/call.ts";
import { useText } from "../../../lib/language/text.ts";
import { useRequest } from "../../../lib/requestStatus/useRequest.ts";
import { showToast } from "../../../lib/toasts/toasts.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { ProblemAlert } from "../../../ui/feedback/ProblemAlert.tsx";
import { cacheProject } from "../projectQueries.ts";
import { EndDelegationDialog } from "./EndDelegationDialog.tsx";
import { partyText } from "./partyText.ts";
import { lastDayBefore } from "@mars/domain/rights/delegation";

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
          {t(`waits.${party}`, { name: offer.name, day: f.date(lastDayBefore(offer.lapsesAt)) })}
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

import type { Project } from "@mars/contracts/projects/projectShapes";
import { useState } from "react";
import { useText } from "../../../lib/language/text.ts";
import { Alert } from "../../../ui/feedback/Alert.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Checkbox } from "../../../ui/fields/Checkbox.tsx";
import { Dialog } from "../../../ui/overlays/Dialog.tsx";
import { ErrorSummary } from "../../../ui/fields/ErrorSummary.tsx";
import { ProblemAlert } from "../../../ui/feedback/ProblemAlert.tsx";
import { TextArea } from "../../../ui/fields/TextArea.tsx";
import { StaleNotice } from "../saving/StaleNotice.tsx";
import { maxLengthOf } from "../textFault.ts";
import { DelegationTerms } from "./DelegationTerms.tsx";
import { OrganizationSearch } from "./OrganizationSearch.tsx";
import { partyText } from "./partyText.ts";
import { partyFieldIds, type PartyRole, usePartyRequest } from "./usePartyRequest.ts";

type Props = { project: Project; role: PartyRole; onClose: () => void };

/** Asks another organisation to take the project over or to act for the owner. To a municipality it is for good. */
export function PartyDialog({ project, role, onClose }: Props) {
  const t = useText(partyText);
  const request = usePartyRequest(project, role, onClose);
  const { action } = request;
  return (
    <Dialog
      title={t(`title.${role}`)}
      width="medium"
      onClose={onClose}
      actions={
        <>
          <Button isBusy={action.isRunning} onClick={() => void request.submit()}>
            {t("send")}
          </Button>
          <Button variant="text" onClick={onClose}>
            {t("cancel")}
          </Button>
        </>
      }
    >
      <p>{t(`about.${role}`)}</p>
      {request.isForAnother && <p>{t("about.caseworker")}</p>}
      {request.isTried && <ErrorSummary faults={request.faults} />}
      {action.error && <ProblemAlert error={action.error} />}
      {action.stale && <StaleNotice stale={action.stale} />}
      <PartyFields project={project} role={role} request={request} />
    </Dialog>
  );
}

type FieldsProps = Omit<Props, "onClose"> & { request: ReturnType<typeof usePartyRequest> };

function PartyFields({ project, role, request }: FieldsProps) {
  const t = useText(partyText);
  const [query, setQuery] = useState("");
  const { chosen, isForGood, told } = request;
  return (
    <>
      <OrganizationSearch
        id={partyFieldIds.search}
        query={query}
        onQuery={setQuery}
        chosen={chosen}
        onChoose={request.choose}
        error={told.search}
      />
      {role === "delegate" && (
        <DelegationTerms
          untilId={partyFieldIds.until}
          terms={request.terms}
          onChange={request.setTerms}
          receiver={chosen?.name ?? null}
          isForGood={isForGood}
          projectName={project.name}
          error={told.until}
        />
      )}
      {request.isForAnother && (
        <TextArea
          id={partyFieldIds.remark}
          label={t("remark")}
          maxLength={maxLengthOf("remark")}
          value={request.remark}
          onChange={request.setRemark}
          error={told.remark}
        />
      )}
      {chosen && isForGood && (
        <Alert variant="warning" title={t("forGood")}>
          <p>{t(`forGoodText.${role}`, { name: chosen.name })}</p>
          <Checkbox
            id={partyFieldIds.confirm}
            label={t("confirm")}
            isChecked={request.isConfirmed}
            onChange={request.setConfirmed}
          />
        </Alert>
      )}
    </>
  );
}

import type { Organization } from "@mars/contracts/organizations";
import { changeDelegate, changeOwner } from "@mars/contracts/projectParties";
import type { Project } from "@mars/contracts/projectShapes";
import { useState } from "react";
import { call } from "../../../lib/http/call.ts";
import { useText } from "../../../lib/language/text.ts";
import { showToast } from "../../../lib/toasts/toasts.ts";
import { Alert } from "../../../ui/Alert.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Checkbox } from "../../../ui/Checkbox.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { ErrorSummary, type FormFault } from "../../../ui/ErrorSummary.tsx";
import { ProblemAlert } from "../../../ui/ProblemAlert.tsx";
import { TextArea } from "../../../ui/TextArea.tsx";
import { takeProject } from "../projectQueries.ts";
import { StaleNotice } from "../saving/StaleNotice.tsx";
import { useProjectAction } from "../saving/useProjectAction.ts";
import { maxLengthOf } from "../textFault.ts";
import { DelegationTerms, type Terms, untilFault, usualTerms } from "./DelegationTerms.tsx";
import { OrganizationSearch } from "./OrganizationSearch.tsx";
import { partyText } from "./partyText.ts";

type Props = { project: Project; role: "owner" | "delegate"; onClose: () => void };
const [searchId, confirmId, untilId, remarkId] = [
  "party-search",
  "party-confirm",
  "party-until",
  "party-remark",
];

/** Asks another organisation to take the project over or to act for the owner. To a municipality it is for good. */
export function PartyDialog({ project, role, onClose }: Props) {
  const t = useText(partyText);
  const [query, setQuery] = useState("");
  const [chosen, setChosen] = useState<Organization | null>(null);
  const [terms, setTerms] = useState<Terms>(usualTerms);
  const [remark, setRemark] = useState("");
  const [isConfirmed, setConfirmed] = useState(false);
  const [isTried, setTried] = useState(false);
  const isForGood = chosen?.kind === "municipality";
  const isForAnother = project.standing === "caseworker";
  const action = useProjectAction(project, (vat: string, how) => {
    const params = { id: project.id };
    const confirmed = isConfirmed;
    return role === "owner"
      ? call(changeOwner, { params, body: { vat, confirmed, remark: remark || null }, ...how })
      : call(changeDelegate, {
          params,
          body: { vat, confirmed, ...terms, until: isForGood ? null : terms.until },
          ...how,
        });
  });
  const dayFault = role === "delegate" && !isForGood ? untilFault(terms.until) : null;
  const faults: FormFault[] = [
    ...(chosen ? [] : [{ fieldId: searchId, message: t("mustChoose") }]),
    ...(dayFault ? [{ fieldId: untilId, message: t(dayFault) }] : []),
    ...(isForAnother && remark.trim() === ""
      ? [{ fieldId: remarkId, message: t("mustRemark") }]
      : []),
    ...(isForGood && !isConfirmed ? [{ fieldId: confirmId, message: t("mustConfirm") }] : []),
  ];
  const submit = async () => {
    setTried(true);
    if (faults.length > 0 || !chosen) return;
    const answer = await action.run(chosen.vat);
    if (!answer) return;
    showToast({ variant: "success", body: t(`sent.${role}`, { name: chosen.name }) });
    onClose();
    if (answer.project) takeProject(answer.project);
  };
  return (
    <Dialog
      title={t(`title.${role}`)}
      width="medium"
      onClose={onClose}
      actions={
        <>
          <Button isBusy={action.isRunning} onClick={() => void submit()}>
            {t("send")}
          </Button>
          <Button variant="text" onClick={onClose}>
            {t("cancel")}
          </Button>
        </>
      }
    >
      <p>{t(`about.${role}`)}</p>
      {isForAnother && <p>{t("about.caseworker")}</p>}
      {isTried && <ErrorSummary faults={faults} />}
      {action.error && <ProblemAlert error={action.error} />}
      {action.stale && <StaleNotice stale={action.stale} />}
      <OrganizationSearch
        id={searchId}
        query={query}
        onQuery={setQuery}
        chosen={chosen}
        onChoose={(one) => {
          setChosen(one);
          setConfirmed(false);
        }}
        error={isTried && !chosen ? t("mustChoose") : null}
      />
      {role === "delegate" && (
        <DelegationTerms
          untilId={untilId}
          terms={terms}
          onChange={setTerms}
          receiver={chosen?.name ?? null}
          isForGood={isForGood}
          projectName={project.name}
          error={isTried && dayFault ? t(dayFault) : null}
        />
      )}
      {isForAnother && (
        <TextArea
          id={remarkId}
          label={t("remark")}
          maxLength={maxLengthOf("remark")}
          value={remark}
          onChange={setRemark}
          error={isTried && remark.trim() === "" ? t("mustRemark") : null}
        />
      )}
      {isForGood && (
        <Alert variant="warning" title={t("forGood")}>
          <p>{t(`forGoodText.${role}`, { name: chosen.name })}</p>
          <Checkbox
            id={confirmId}
            label={t("confirm")}
            isChecked={isConfirmed}
            onChange={setConfirmed}
          />
        </Alert>
      )}
    </Dialog>
  );
}

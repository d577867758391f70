import type { Organization } from "@mars/contracts/organizations";
import { changeDelegate, changeOwner } from "@mars/contracts/projectParties";
import type { Project } from "@mars/contracts/projectShapes";
import { useState } from "react";
import { call } from "../../../lib/http/call.ts";
import { useText } from "../../../lib/language/text.ts";
import { addressOf } from "../../../lib/router/address.ts";
import { navigate } from "../../../lib/router/currentLocation.ts";
import { showToast } from "../../../lib/toasts/toasts.ts";
import { Alert } from "../../../ui/Alert.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Checkbox } from "../../../ui/Checkbox.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { ErrorSummary, type FormFault } from "../../../ui/ErrorSummary.tsx";
import { ProblemAlert } from "../../../ui/ProblemAlert.tsx";
import { forgetProject, takeProject } from "../projectQueries.ts";
import { StaleNotice } from "../saving/StaleNotice.tsx";
import { useProjectAction } from "../saving/useProjectAction.ts";
import { projectText } from "../text/projectText.ts";
import { OrganizationSearch } from "./OrganizationSearch.tsx";

type Props = { project: Project; role: "owner" | "delegate"; onClose: () => void };
const [searchId, confirmId] = ["party-search", "party-confirm"];

/** Hands the project to another owner or delegate. To a municipality it is for good, and is confirmed. */
export function PartyDialog({ project, role, onClose }: Props) {
  const t = useText(projectText);
  const [query, setQuery] = useState("");
  const [chosen, setChosen] = useState<Organization | null>(null);
  const [isConfirmed, setConfirmed] = useState(false);
  const [isTried, setTried] = useState(false);
  const isForGood = chosen?.kind === "municipality";
  const action = useProjectAction(project, (vat: string | null, how) => {
    const params = { id: project.id };
    return role === "owner"
      ? call(changeOwner, { params, body: { vat: vat ?? "", confirmed: isConfirmed }, ...how })
      : call(changeDelegate, { params, body: { vat, confirmed: isConfirmed }, ...how });
  });
  const faults: FormFault[] = [
    ...(chosen ? [] : [{ fieldId: searchId, message: t("party.mustChoose") }]),
    ...(isForGood && !isConfirmed ? [{ fieldId: confirmId, message: t("party.mustConfirm") }] : []),
  ];
  const save = async (vat: string | null) => {
    const answer = await action.run(vat);
    if (!answer) return;
    showToast({
      variant: "success",
      body: t(vat ? `party.done.${role}` : "party.removed", { name: chosen?.name ?? "" }),
    });
    onClose();
    if (answer.project) return takeProject(answer.project);
    // Handed over to an organisation that one is no part of: there is nothing left to see here.
    forgetProject(project.id);
    navigate(addressOf({ to: "/projects" }), { replace: true });
  };
  const submit = () => {
    setTried(true);
    if (faults.length === 0 && chosen) void save(chosen.vat);
  };
  return (
    <Dialog
      title={t(role === "owner" ? "party.changeOwner" : "party.changeDelegate")}
      width="medium"
      onClose={onClose}
      actions={
        <>
          <Button isBusy={action.isRunning} onClick={submit}>
            {t("party.change")}
          </Button>
          {role === "delegate" && project.delegate && (
            <Button variant="secondary" onClick={() => void save(null)}>
              {t("party.remove")}
            </Button>
          )}
          <Button variant="text" onClick={onClose}>
            {t("cancel")}
          </Button>
        </>
      }
    >
      <p>{t(`party.about.${role}`)}</p>
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
        error={isTried && !chosen ? t("party.mustChoose") : null}
      />
      {isForGood && (
        <Alert variant="warning" title={t("party.forGood")}>
          <p>{t("party.forGoodText", { name: chosen.name })}</p>
          <Checkbox
            id={confirmId}
            label={t("party.confirm")}
            isChecked={isConfirmed}
            onChange={setConfirmed}
          />
        </Alert>
      )}
    </Dialog>
  );
}

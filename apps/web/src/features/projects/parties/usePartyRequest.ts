import type { Organization } from "@mars/contracts/people/organizations";
import { changeDelegate, changeOwner } from "@mars/contracts/projects/projectParties";
import type { Project } from "@mars/contracts/projects/projectShapes";
import { useState } from "react";
import { useSubmitForm } from "../../../lib/forms/useSubmitForm.ts";
import { call } from "../../../lib/http/call.ts";
import { useText } from "../../../lib/language/text.ts";
import { showToast } from "../../../lib/toasts/toasts.ts";
import type { FormFault } from "../../../ui/fields/ErrorSummary.tsx";
import { cacheProject } from "../projectQueries.ts";
import { useProjectAction } from "../saving/useProjectAction.ts";
import { type Terms, untilFault, usualTerms } from "./DelegationTerms.tsx";
import { partyText } from "./partyText.ts";

export type PartyRole = "owner" | "delegate";

export const partyFieldIds = {
  search: "party-search",
  confirm: "party-confirm",
  until: "party-until",
  remark: "party-remark",
};

/** Who is asked to be a project's owner or delegate, on which terms, and what is wrong with that. */
export function usePartyRequest(project: Project, role: PartyRole, onDone: () => void) {
  const t = useText(partyText);
  const [chosen, setChosen] = useState<Organization | null>(null);
  const [terms, setTerms] = useState<Terms>(usualTerms);
  const [remark, setRemark] = useState("");
  const [isConfirmed, setConfirmed] = useState(false);
  const { isTried, submit } = useSubmitForm();
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
  const wrongDay = role === "delegate" && !isForGood ? untilFault(terms.until) : null;
  const faultOf = {
    search: chosen ? null : t("mustChoose"),
    until: wrongDay && t(wrongDay),
    remark: isForAnother && remark.trim() === "" ? t("mustRemark") : null,
    confirm: isForGood && !isConfirmed ? t("mustConfirm") : null,
  };
  const faults: FormFault[] = (["search", "until", "remark", "confirm"] as const).flatMap((field) =>
    faultOf[field] ? [{ fieldId: partyFieldIds[field], message: faultOf[field] }] : [],
  );
  async function send(): Promise<void> {
    if (!chosen) return;
    const answer = await action.run(chosen.vat);
    if (!answer) return;
    showToast({ variant: "success", body: t(`sent.${role}`, { name: chosen.name }) });
    onDone();
    if (answer.project) cacheProject(answer.project);
  }
  return {
    chosen,
    /** What was confirmed held for the one before. */
    choose: (one: Organization | null) => {
      setChosen(one);
      setConfirmed(false);
    },
    terms,
    setTerms,
    remark,
    setRemark,
    isConfirmed,
    setConfirmed,
    isForGood,
    isForAnother,
    isTried,
    faults,
    action,
    submit: () => submit({ hasFault: faults.length > 0, send }),
    /** Told at the fields once sending was tried. */
    told: isTried ? faultOf : { search: null, until: null, remark: null, confirm: null },
  };
}

import {
  type Organization,
  organizationSearchLimit,
  searchOrganizations,
} from "@mars/contracts/people/organizations";
import { changeDelegate, changeOwner } from "@mars/contracts/projects/projectParties";
import type { Project } from "@mars/contracts/projects/projectShapes";
import { useDeferredValue, useId, useState } from "react";
import { useSubmitForm } from "../../../lib/forms/useSubmitForm.ts";
import { call } from "../../../lib/http/call.ts";
import { useText } from "../../../lib/language/text.ts";
import { useServerQuery } from "../../../lib/serverData/serverQuery.ts";
import { showToast } from "../../../lib/toasts/toasts.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Alert } from "../../../ui/feedback/Alert.tsx";
import { ProblemAlert } from "../../../ui/feedback/ProblemAlert.tsx";
import { Checkbox } from "../../../ui/fields/Checkbox.tsx";
import { ErrorSummary, type FormFault } from "../../../ui/fields/ErrorSummary.tsx";
import { SearchField } from "../../../ui/fields/SearchField.tsx";
import { TextArea } from "../../../ui/fields/TextArea.tsx";
import { Dialog } from "../../../ui/overlays/Dialog.tsx";
import { cacheProject } from "../projectQueries.ts";
import { StaleNotice } from "../saving/StaleNotice.tsx";
import { useProjectAction } from "../saving/useProjectAction.ts";
import { projectText } from "../text/projectText.ts";
import { maxLengthOf } from "../textFault.ts";
import { DelegationTerms, type Terms, untilFault, usualTerms } from "./DelegationTerms.tsx";
import { partyText } from "./partyText.ts";

const partyFieldIds = {
  search: "party-search",
  confirm: "party-confirm",
  until: "party-until",
  remark: "party-remark",
};

type OrganizationSearchProps = {
  id: string;
  query: string;
  onQuery: (query: string) => void;
  chosen: Organization | null;
  onChoose: (organization: Organization) => void;
  error: string | null;
};
const shownAtMost = organizationSearchLimit - 1;

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

/** Organisations by name or VAT number; twenty are shown, and that there are more is said. */
function OrganizationSearch({
  id,
  query,
  onQuery,
  chosen,
  onChoose,
  error,
}: OrganizationSearchProps) {
  const t = useText(projectText);
  const p = useText(partyText);
  const group = useId();
  const asked = useDeferredValue(query.trim());
  const found = useServerQuery({
    queryKey: ["organizations", asked],
    queryFn: ({ signal }) =>
      call(searchOrganizations, {
        query: { query: asked, limit: organizationSearchLimit },
        signal,
        quiet: true,
      }),
    placeholderData: (before) => before,
  });
  const shown = found.data?.slice(0, shownAtMost) ?? [];
  return (
    <>
      <SearchField
        id={id}
        label={p("search")}
        hint={p("searchHint")}
        value={query}
        onChange={onQuery}
        error={error}
      />
      {found.isError && <ProblemAlert error={found.error} onRetry={() => void found.refetch()} />}
      <p className="small mute" role="status">
        {found.data &&
          (found.data.length > shownAtMost
            ? p("more", { count: shownAtMost })
            : p("found", { count: found.data.length }))}
      </p>
      <div className="organizations" role="radiogroup" aria-label={p("organization")}>
        {shown.map((one) => (
          <div key={one.vat}>
            <input
              type="radio"
              name={group}
              id={`${group}-${one.vat}`}
              checked={chosen?.vat === one.vat}
              onChange={() => onChoose(one)}
            />
            <label htmlFor={`${group}-${one.vat}`}>
              {one.name}
              <span className="facts-more">
                {t(`kind.${one.kind}`)} · {t("vat", { vat: one.vat })}
              </span>
            </label>
          </div>
        ))}
      </div>
    </>
  );
}

type PartyRole = "owner" | "delegate";

/** Who is asked to be a project's owner or delegate, on which terms, and what is wrong with that. */
function usePartyRequest(project: Project, role: PartyRole, onDone: () => void) {
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

import {
  type Organization,
  organizationSearchLimit,
  searchOrganizations,
} from "@mars/contracts/people/organizations";
import { changeDelegate, changeOwner } from "@mars/contracts/projects/projectParties";
import { listProjects } from "@mars/contracts/projects/projects";
import type { Project } from "@mars/contracts/projects/projectShapes";
import { type Invitee, mailAddress } from "@mars/domain/rights/invitation";
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
import { RadioGroup } from "../../../ui/fields/RadioGroup.tsx";
import { SearchField } from "../../../ui/fields/SearchField.tsx";
import { TextArea } from "../../../ui/fields/TextArea.tsx";
import { TextField } from "../../../ui/fields/TextField.tsx";
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
  name: "party-name",
  email: "party-email",
  confirm: "party-confirm",
  until: "party-until",
  remark: "party-remark",
};

type OrganizationSearchProps = {
  id: string;
  chosen: Organization | null;
  onChoose: (organization: Organization) => void;
  error: string | null;
};
const shownAtMost = organizationSearchLimit - 1;

type Props = { project: Project; role: PartyRole; onClose: () => void };

/** Asks an organisation or a person to take the project over or to act for the owner. To a municipality it is for good. */
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
  const { chosen, isForGood, told } = request;
  return (
    <>
      <RadioGroup
        legend={t("who")}
        value={request.kind}
        options={(["organisation", "person"] as const).map((value) => ({
          value,
          label: t(`who.${value}`),
        }))}
        onChange={request.chooseKind}
      />
      {request.kind === "person" ? (
        <PersonFields request={request} />
      ) : (
        <OrganizationSearch
          id={partyFieldIds.search}
          chosen={chosen}
          onChoose={request.choose}
          error={told.search}
        />
      )}
      {chosen && <AlsoProjects project={project} request={request} />}
      {role === "delegate" && (
        <DelegationTerms
          untilId={partyFieldIds.until}
          terms={request.terms}
          onChange={request.setTerms}
          receiver={request.receiver}
          isForGood={isForGood}
          projectName={
            request.also.length > 0
              ? t("andMore", { name: project.name, count: request.also.length })
              : project.name
          }
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

/** Other projects of one's own that get the same authorisation. */
function AlsoProjects({ project, request }: Pick<FieldsProps, "project" | "request">) {
  const t = useText(partyText);
  const { others, also, setAlso } = request;
  const ids = others.map(({ id }) => id);
  if (others.length === 0) return null;
  return (
    <fieldset className="also-projects">
      <legend className="form-label">{t("also", { name: project.name })}</legend>
      <Checkbox
        label={t("alsoAll", { count: others.length })}
        isChecked={also.length === others.length}
        onChange={(isAll) => setAlso(isAll ? ids : [])}
      />
      {others.map(({ id, name, caseNumber }) => (
        <Checkbox
          key={id}
          label={`${name} (${caseNumber})`}
          isChecked={also.includes(id)}
          onChange={(isChosen) =>
            setAlso(isChosen ? [...also, id] : also.filter((one) => one !== id))
          }
        />
      ))}
    </fieldset>
  );
}

function PersonFields({ request }: Pick<FieldsProps, "request">) {
  const t = useText(partyText);
  const { invitee, setInvitee, told } = request;
  return (
    <>
      <TextField
        id={partyFieldIds.name}
        label={t("personName")}
        hint={t("personNameHint")}
        autoComplete="off"
        value={invitee.name}
        onChange={(name) => setInvitee({ ...invitee, name })}
        error={told.name}
      />
      <TextField
        id={partyFieldIds.email}
        label={t("email")}
        hint={t("emailHint")}
        type="email"
        autoComplete="off"
        value={invitee.email}
        onChange={(email) => setInvitee({ ...invitee, email })}
        error={told.email}
      />
    </>
  );
}

/** Organisations by name or VAT number; twenty are shown, and that there are more is said. */
function OrganizationSearch({ id, chosen, onChoose, error }: OrganizationSearchProps) {
  const t = useText(projectText);
  const p = useText(partyText);
  const group = useId();
  const [query, setQuery] = useState("");
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
        onChange={setQuery}
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

const MAX_OTHERS = 20;

/** The owner's other projects for which this organisation does not act already. */
function useOthers(project: Project, isOwner: boolean, chosen: Organization | null) {
  const query = { view: "mine", client: "self", sort: "name", direction: "asc" } as const;
  const list = useServerQuery({
    queryKey: ["projects", "others"],
    queryFn: ({ signal }) => call(listProjects, { query, signal, quiet: true }),
    enabled: isOwner && chosen !== null,
  });
  return (list.data?.items ?? [])
    .filter(({ id, delegate }) => id !== project.id && delegate?.vat !== chosen?.vat)
    .slice(0, MAX_OTHERS);
}

const FIELDS = ["search", "name", "email", "until", "remark", "confirm"] as const;
const NO_FAULTS = { search: null, name: null, email: null, until: null, remark: null };

type PartyRole = "owner" | "delegate";

/** Who is asked to be a project's owner or delegate, on which terms, and what is wrong with that. */
function usePartyRequest(project: Project, role: PartyRole, onDone: () => void) {
  const t = useText(partyText);
  const [kind, setKind] = useState<"organisation" | "person">("organisation");
  const [chosen, setChosen] = useState<Organization | null>(null);
  const [also, setAlso] = useState<readonly string[]>([]);
  const [invitee, setInvitee] = useState<Invitee>({ name: "", email: "" });
  const [terms, setTerms] = useState<Terms>(usualTerms);
  const [remark, setRemark] = useState("");
  const [isConfirmed, setConfirmed] = useState(false);
  const { isTried, submit } = useSubmitForm();
  const isForGood = chosen?.kind === "municipality";
  const isForAnother = project.standing === "caseworker";
  const receiver = (kind === "person" ? invitee.name.trim() : chosen?.name) || null;
  const action = useProjectAction(project, (_: null, how) => {
    const params = { id: project.id };
    const to = { ...(chosen ? { vat: chosen.vat } : { person: invitee }), confirmed: isConfirmed };
    return role === "owner"
      ? call(changeOwner, { params, body: { ...to, remark: remark || null }, ...how })
      : call(changeDelegate, {
          params,
          body: { ...to, ...terms, until: isForGood ? null : terms.until, also: [...also] },
          ...how,
        });
  });
  const wrongDay = role === "delegate" && !isForGood ? untilFault(terms.until) : null;
  const faultOf = {
    search: kind === "person" || chosen ? null : t("mustChoose"),
    name: kind === "person" && receiver === null ? t("mustName") : null,
    email: kind === "person" && mailAddress(invitee.email) === null ? t("mustEmail") : null,
    until: wrongDay && t(wrongDay),
    remark: isForAnother && remark.trim() === "" ? t("mustRemark") : null,
    confirm: isForGood && !isConfirmed ? t("mustConfirm") : null,
  };
  const faults: FormFault[] = FIELDS.flatMap((field) =>
    faultOf[field] ? [{ fieldId: partyFieldIds[field], message: faultOf[field] }] : [],
  );
  async function send(): Promise<void> {
    const answer = await action.run(null);
    if (!answer) return;
    showToast({ variant: "success", body: t(`sent.${role}`, { name: receiver ?? "" }) });
    onDone();
    if (answer.project) cacheProject(answer.project);
  }
  /** What was confirmed held for the one before. */
  const choose = (one: Organization | null) => {
    setChosen(one);
    setAlso([]);
    setConfirmed(false);
  };
  return {
    kind,
    chooseKind: (next: typeof kind) => {
      setKind(next);
      choose(null);
    },
    receiver,
    others: useOthers(project, role === "delegate" && !isForAnother, chosen),
    also,
    setAlso,
    invitee,
    setInvitee,
    chosen,
    choose,
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
    told: isTried ? faultOf : NO_FAULTS,
  };
}

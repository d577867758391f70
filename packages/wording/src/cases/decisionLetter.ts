import type { Decision } from "@mars/domain/lifecycle/decision";
import type { FlowType, ProjectStatus } from "@mars/domain/lifecycle/projectStatus";
import type { SchemeCasework } from "@mars/domain/schemes/schemeCasework";
import { type Day, daysBetween } from "@mars/domain/time/copenhagen";
import { formatDate, halfYears } from "../format/dates.ts";
import { languageOf, type Locale } from "../language/languages.ts";
import { translator } from "../language/text.ts";
import { letterText } from "./letterText.ts";

export type LetterFacts = {
  /** Where the case stands now: what one may do changes after the decision. */
  readonly status: ProjectStatus;
  readonly flowType: FlowType;
  readonly completedOn: Day | null;
  readonly projectName: string;
  readonly schemeName: string;
  /** Where the scheme's own contact is not known. */
  readonly authority: string;
  readonly casework: SchemeCasework | null;
  readonly today: Day;
};

/** A decision as it is told to the applicant, on the page, in print and in the document. */
export type DecisionLetter = {
  readonly sender: string;
  readonly day: string;
  readonly title: string;
  readonly lead: string;
  readonly why: string;
  /** Null: none was given with an approval. */
  readonly reason: string | null;
  readonly validity: {
    readonly day: string;
    readonly left: string;
    readonly isOver: boolean;
  } | null;
  readonly terms: readonly string[];
  readonly now: string;
  readonly complaint: {
    readonly text: string;
    readonly by: string;
    /** Null with the address when it is too late. */
    readonly how: string | null;
    readonly url: string | null;
    readonly daysLeft: number;
    readonly isOver: boolean;
  } | null;
  readonly digitalPost: string;
};

export function decisionLetter(
  decision: Decision,
  facts: LetterFacts,
  locale: Locale,
): DecisionLetter {
  const t = translator(letterText, locale);
  const language = languageOf(locale);
  const { outcome, decidedOn } = decision;
  const { casework } = facts;
  const names = { name: facts.projectName, scheme: facts.schemeName };
  const isApproval = outcome === "examination-approved" || outcome === "establishment-approved";
  const validity = validityOf(decision, facts.today, locale);
  const place = placeOf(decision, facts, validity?.isOver === true);
  return {
    sender: casework?.contact.name[language] ?? facts.authority,
    day: formatDate(decidedOn),
    title: t(`${outcome}.title`, names),
    lead:
      outcome === "rejected" && decision.isOfEstablishment
        ? t("rejected.establishment.lead", names)
        : t(`${place}.lead`, { ...names, day: validity?.day ?? "" }),
    why: t(`${outcome}.why`),
    reason: decision.reason ?? (isApproval || outcome === "established" ? null : t("noReason")),
    validity,
    terms:
      outcome === "establishment-approved"
        ? (casework?.terms ?? []).map((term) => term[language])
        : [],
    now: t(`now.${place}`),
    complaint: complaintOf(decision, facts, locale),
    digitalPost: t("digitalPost", { day: formatDate(decidedOn) }),
  };
}

/** Whose words tell of now: the decision's own, until the case has gone on or the approval is over. */
function placeOf(
  { outcome }: Decision,
  { status, flowType, completedOn }: LetterFacts,
  isOver: boolean,
) {
  if (status === "preliminary_investigation" && completedOn !== null) return "examined";
  // A request that was sent in time is decided although the approval has run out meanwhile.
  if (status === "request_application_received" || status === "payment_request_received")
    return status;
  if (isOver) return "expired";
  if (status === "preliminary_investigation" && flowType !== "full") return "examination-only";
  return status === "preliminary_investigation" || status === "establishment" ? status : outcome;
}

function validityOf({ validUntil }: Decision, today: Day, locale: Locale) {
  if (validUntil === null) return null;
  const t = translator(letterText, locale);
  const days = daysBetween(today, validUntil);
  const years = halfYears(days);
  return {
    day: formatDate(validUntil),
    left: days < 0 ? t("expired") : years ? t("years", { years }) : t("validity", { count: days }),
    isOver: days < 0,
  };
}

function complaintOf(
  { complainBy }: Decision,
  { casework, today }: LetterFacts,
  locale: Locale,
): DecisionLetter["complaint"] {
  const complaint = casework?.complaint;
  if (!complaint || complainBy === null) return null;
  const t = translator(letterText, locale);
  const daysLeft = daysBetween(today, complainBy);
  const isOver = daysLeft < 0;
  const day = formatDate(complainBy);
  const body = complaint.body[languageOf(locale)];
  return {
    text: t(isOver ? "couldComplain" : "complain", { body }),
    by: t(isOver ? "complaintPassed" : "complainBy", { day }),
    how: isOver ? null : t("complainHow"),
    url: isOver ? null : complaint.url,
    daysLeft,
    isOver,
  };
}

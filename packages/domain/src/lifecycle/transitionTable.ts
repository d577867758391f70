import type { FlowType, ProjectStatus } from "./projectStatus.ts";

/** In whose name a transition is made. The applicant is the owner or the delegate. */
export type Actor = "applicant" | "caseworker";

/** The user's three requests to the authority; each opens the scheme's external form. */
export type FlowAction =
  | "request_preliminary_examination"
  | "request_establishment"
  | "request_payment";

/** What must come with a transition. */
export type Need = "rules" | "confirmation" | "form-address" | "case-id" | "remark";

export type TransitionRow = {
  readonly from: ProjectStatus;
  /** "status-before": back to where the project stood before it dropped out. */
  readonly to: ProjectStatus | "status-before";
  readonly by: readonly Actor[];
  readonly needs: readonly Need[];
  /** Only in these flows; left out: in all. */
  readonly flows?: readonly FlowType[];
  readonly action?: FlowAction;
  /** Sends the application back for correction: it stays the same application. */
  readonly returns?: true;
  /** Sends an application that was sent back again. */
  readonly corrects?: true;
};

const BOTH: readonly Actor[] = ["applicant", "caseworker"];
const APPLICANT: readonly Actor[] = ["applicant"];
const CASEWORKER: readonly Actor[] = ["caseworker"];
const REQUEST: readonly Need[] = ["confirmation", "form-address"];
const APPLY: readonly Need[] = ["rules", ...REQUEST];
const REMARK: readonly Need[] = ["remark"];
const NOTHING: readonly Need[] = [];

/** Every way a project may move. What is not here is refused. */
export const TRANSITIONS: readonly TransitionRow[] = [
  {
    from: "draft",
    to: "applied",
    by: APPLICANT,
    needs: APPLY,
    flows: ["full", "preliminary_examination"],
    action: "request_preliminary_examination",
  },
  {
    from: "draft",
    to: "applied",
    by: APPLICANT,
    needs: APPLY,
    flows: ["establishment"],
    action: "request_establishment",
  },

  { from: "applied", to: "draft", by: APPLICANT, needs: NOTHING },
  // Sent back and sent again, an application keeps its status, number and place in the round.
  { from: "applied", to: "applied", by: CASEWORKER, needs: REMARK, returns: true },
  { from: "applied", to: "applied", by: APPLICANT, needs: ["rules"], corrects: true },
  {
    from: "application_received",
    to: "application_received",
    by: CASEWORKER,
    needs: REMARK,
    returns: true,
  },
  {
    from: "application_received",
    to: "application_received",
    by: APPLICANT,
    needs: ["rules"],
    corrects: true,
  },
  { from: "applied", to: "application_received", by: CASEWORKER, needs: ["case-id"] },
  { from: "applied", to: "application_abandoned", by: BOTH, needs: NOTHING },

  { from: "application_received", to: "application_abandoned", by: BOTH, needs: NOTHING },
  { from: "application_received", to: "application_rejected", by: CASEWORKER, needs: REMARK },
  {
    from: "application_received",
    to: "preliminary_examination",
    by: CASEWORKER,
    needs: NOTHING,
    flows: ["full", "preliminary_examination"],
  },
  {
    from: "application_received",
    to: "approval",
    by: CASEWORKER,
    needs: NOTHING,
    flows: ["establishment"],
  },

  { from: "preliminary_examination", to: "preliminary_investigation", by: BOTH, needs: NOTHING },
  {
    from: "preliminary_examination",
    to: "request_application_received",
    by: APPLICANT,
    needs: REQUEST,
    flows: ["full"],
    action: "request_establishment",
  },
  { from: "preliminary_examination", to: "approval_cancelled", by: BOTH, needs: REMARK },
  {
    from: "preliminary_investigation",
    to: "request_application_received",
    by: APPLICANT,
    needs: REQUEST,
    flows: ["full"],
    action: "request_establishment",
  },
  { from: "preliminary_investigation", to: "approval_cancelled", by: BOTH, needs: REMARK },

  { from: "request_application_received", to: "approval", by: CASEWORKER, needs: NOTHING },
  {
    from: "request_application_received",
    to: "application_rejected",
    by: CASEWORKER,
    needs: REMARK,
  },
  { from: "request_application_received", to: "request_abandoned", by: BOTH, needs: NOTHING },

  { from: "approval", to: "establishment", by: BOTH, needs: NOTHING },
  {
    from: "approval",
    to: "payment_request_received",
    by: APPLICANT,
    needs: REQUEST,
    action: "request_payment",
  },
  { from: "approval", to: "approval_cancelled", by: BOTH, needs: REMARK },
  {
    from: "establishment",
    to: "payment_request_received",
    by: APPLICANT,
    needs: REQUEST,
    action: "request_payment",
  },
  { from: "establishment", to: "approval_cancelled", by: BOTH, needs: REMARK },

  { from: "payment_request_received", to: "established", by: CASEWORKER, needs: NOTHING },
  {
    from: "payment_request_received",
    to: "payment_request_rejected",
    by: CASEWORKER,
    needs: REMARK,
  },
  {
    from: "payment_request_rejected",
    to: "payment_request_received",
    by: APPLICANT,
    needs: REQUEST,
    action: "request_payment",
  },
  { from: "payment_request_rejected", to: "approval_cancelled", by: BOTH, needs: REMARK },

  // An appeal that was upheld, or a decision recorded in error.
  { from: "application_rejected", to: "status-before", by: CASEWORKER, needs: REMARK },
  { from: "application_abandoned", to: "status-before", by: CASEWORKER, needs: REMARK },
  { from: "request_abandoned", to: "status-before", by: CASEWORKER, needs: REMARK },
  { from: "approval_cancelled", to: "status-before", by: CASEWORKER, needs: REMARK },
];

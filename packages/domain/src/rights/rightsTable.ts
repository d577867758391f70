import {
  isDroppedOut,
  PROJECT_STATUSES,
  type ProjectStatus,
  REVISABLE_STATUSES,
} from "../lifecycle/projectStatus.ts";

/** How someone stands to a thing. A person may be in several ways at once. */
export type Standing =
  | "anyone"
  | "signed-in"
  | "owner"
  /** Acts for the owner, within what the owner gave: each scope holds those before it. */
  | "delegate-to-read"
  | "delegate-to-edit"
  | "delegate-to-apply"
  | "plan-reader"
  | "planner"
  | "planner-of-the-sketch"
  | "planner-of-the-scenario"
  | "planner-of-the-plan"
  | "caseworker"
  /** Neither owner nor delegate: no one handles their own case. */
  | "caseworker-of-others";

/** In which projects a grant holds. */
export type Where = "draft" | "new-draft" | "applied" | "received-in-plans" | "revisable";

const APPLIED = PROJECT_STATUSES.filter((status) => status !== "draft");

/** The statuses of each; queries that list projects are bound by the same words. */
export const STATUSES_WHERE: Readonly<Record<Where, readonly ProjectStatus[]>> = {
  draft: ["draft"],
  "new-draft": ["draft"],
  applied: APPLIED,
  // What someone asked for and did not get, or gave up, is between them and the authority.
  "received-in-plans": APPLIED.filter((status) => status !== "applied" && !isDroppedOut(status)),
  revisable: REVISABLE_STATUSES,
};

export type Grant = { readonly to: Standing; readonly where?: Where };

const PLAN_ACCESS: readonly Grant[] = [{ to: "plan-reader" }, { to: "planner" }];
const PARTIES: readonly Grant[] = [{ to: "owner" }, { to: "delegate-to-read" }];
const APPLYING: readonly Grant[] = [
  { to: "owner", where: "draft" },
  { to: "delegate-to-apply", where: "draft" },
];
const HANDLING: readonly Grant[] = [{ to: "caseworker-of-others", where: "applied" }];
const EDIT_SKETCH: readonly Grant[] = [
  { to: "planner-of-the-sketch" },
  { to: "planner-of-the-plan" },
];
const RUN_PLAN: readonly Grant[] = [{ to: "planner-of-the-plan" }];

/** Who may do what. What is not here no one may. */
export const RIGHTS = {
  "public.read": [{ to: "anyone" }],

  "project.create": [{ to: "signed-in" }],
  "project.read": [
    ...PARTIES,
    { to: "plan-reader", where: "received-in-plans" },
    { to: "planner", where: "received-in-plans" },
    { to: "caseworker", where: "applied" },
  ],
  /** Remarks and revision log: between applicant and authority. */
  "project.read-case": [...PARTIES, { to: "caseworker", where: "applied" }],
  /** What was written and drawn before applying: the applicant's own. */
  "project.read-drafting": PARTIES,
  "project.edit": [
    { to: "owner", where: "draft" },
    { to: "delegate-to-edit", where: "draft" },
  ],
  "project.apply": APPLYING,
  /** What was applied for once is given up, not deleted. */
  "project.delete": [
    { to: "owner", where: "new-draft" },
    { to: "delegate-to-apply", where: "new-draft" },
  ],
  /** The applicant's word that a request's form was sent. */
  "project.confirm-sent": [
    { to: "owner", where: "applied" },
    { to: "delegate-to-apply", where: "applied" },
  ],
  "project.copy": [
    { to: "owner", where: "applied" },
    { to: "delegate-to-edit", where: "applied" },
  ],
  /** A delegate never gives away what is the owner's. A caseworker does it for an owner who cannot act. */
  "project.change-owner": [{ to: "owner" }, { to: "caseworker-of-others", where: "applied" }],
  "project.delegate": [{ to: "owner" }],
  "project.end-delegation": PARTIES,
  "project.remark": [
    { to: "owner" },
    { to: "delegate-to-edit" },
    { to: "caseworker", where: "applied" },
  ],
  "project.revise": [
    { to: "owner", where: "revisable" },
    { to: "delegate-to-edit", where: "revisable" },
    { to: "caseworker", where: "revisable" },
  ],
  "project.enter-effects": HANDLING,
  "project.handle": HANDLING,
  "project.set-case-id": HANDLING,
  "project.replace-name": HANDLING,
  "project.see-inbox": [{ to: "caseworker" }],

  "plan.read": PLAN_ACCESS,
  "plan.save-scenario": [{ to: "planner" }],
  /** A scenario belongs to the organisation that saved it; others copy it. */
  "scenario.edit": [{ to: "planner-of-the-scenario" }],
  "scenario.delete": [{ to: "planner-of-the-scenario" }],
  "plan.apply-scenario": RUN_PLAN,
  "plan.edit": RUN_PLAN,
  "plan.include": RUN_PLAN,
  "plan.publish": RUN_PLAN,
  "plan.unpublish": RUN_PLAN,
  "plan.undo-publishing": RUN_PLAN,
  /** Caseworker admins are the user administrators of plans. */
  "plan.set-responsible": [{ to: "caseworker" }],

  /** Where data come from: reasons of failures, plans, refreshing by hand. */
  "source.run": [{ to: "caseworker" }],

  "sketch.read": PLAN_ACCESS,
  "sketch.create": [{ to: "planner" }],
  "sketch.edit": EDIT_SKETCH,
  "sketch.delete": EDIT_SKETCH,
  "sketch.enter-effects": EDIT_SKETCH,
} as const satisfies Record<string, readonly Grant[]>;

export type Action = keyof typeof RIGHTS;

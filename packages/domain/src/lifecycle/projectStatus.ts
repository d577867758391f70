/** The fifteen statuses of a project. */
export const PROJECT_STATUSES = [
  "draft",
  "applied",
  "application_abandoned",
  "application_received",
  "application_rejected",
  "approval",
  "approval_cancelled",
  "payment_request_rejected",
  "payment_request_received",
  "preliminary_investigation",
  "request_abandoned",
  "establishment",
  "preliminary_examination",
  "request_application_received",
  "established",
] as const;

export type ProjectStatus = (typeof PROJECT_STATUSES)[number];

/** Where a scheme's flow begins and ends. */
export const FLOW_TYPES = ["full", "preliminary_examination", "establishment"] as const;
export type FlowType = (typeof FLOW_TYPES)[number];

/** Left the effort; a caseworker may reopen them to the status before. */
export const DROPPED_OUT_STATUSES = [
  "application_abandoned",
  "application_rejected",
  "request_abandoned",
  "approval_cancelled",
] as const satisfies readonly ProjectStatus[];

export function isProjectStatus(word: string): word is ProjectStatus {
  return (PROJECT_STATUSES as readonly string[]).includes(word);
}

export function isDroppedOut(status: ProjectStatus): boolean {
  return (DROPPED_OUT_STATUSES as readonly ProjectStatus[]).includes(status);
}

/** Statuses in which owner and caseworker may still revise area and description. */
export const REVISABLE_STATUSES = [
  "preliminary_examination",
  "preliminary_investigation",
  "approval",
  "establishment",
] as const satisfies readonly ProjectStatus[];

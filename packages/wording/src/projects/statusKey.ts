import type { ProjectStatus } from "@mars/domain/lifecycle/projectStatus";

type Standing = { status: ProjectStatus; returnedAt: string | null };
type Move = { from: ProjectStatus | null; to: ProjectStatus; remark: string | null };

/** Under which name of `projectStatusText` a project stands: what was sent back is no new draft. */
export function statusKey({ status, returnedAt }: Standing): ProjectStatus | "returned" {
  return status === "draft" && returnedAt !== null ? "returned" : status;
}

/** The same of a past move; only who sends back gives a reason, who withdraws need not. */
export function movedKey({ from, to, remark }: Move): ProjectStatus | "returned" {
  const isReturned = to === "draft" && (from === "application_received" || remark !== null);
  return isReturned ? "returned" : to;
}

import type { ProjectStatus } from "@mars/domain/lifecycle/projectStatus";

type Standing = { status: ProjectStatus; returnedAt: string | null };
type Move = {
  cause: string;
  from: ProjectStatus | null;
  to: ProjectStatus;
  remark: string | null;
};
type StatusName = ProjectStatus | "returned" | "corrected";

/** Under which name of `projectStatusText` a project stands. */
export function statusKey({ status, returnedAt }: Standing): StatusName {
  return returnedAt === null ? status : "returned";
}

/** The same of a past move. Cases sent back before 2026-11-18 became drafts; only who sent one back
 * gave a reason. */
export function movedKey({ cause, from, to, remark }: Move): StatusName {
  if (cause === "returned" || cause === "corrected") return cause;
  const wasReturned = to === "draft" && (from === "application_received" || remark !== null);
  return wasReturned ? "returned" : to;
}

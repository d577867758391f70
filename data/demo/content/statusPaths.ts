import type { FlowType, ProjectStatus } from "@mars/domain/lifecycle/projectStatus";

/** The way a project has come, from draft to where it stands. */
export function statusPath(
  status: ProjectStatus,
  flow: FlowType,
  begunWork: boolean,
): ProjectStatus[] {
  const received: ProjectStatus[] = ["draft", "applied", "application_received"];
  const examined: ProjectStatus[] =
    flow === "establishment"
      ? received
      : [
          ...received,
          "preliminary_examination",
          ...(begunWork ? work("preliminary_investigation") : []),
        ];
  const requested: ProjectStatus[] =
    flow === "establishment" ? received : [...examined, "request_application_received"];
  const approved: ProjectStatus[] = [
    ...requested,
    "approval",
    ...(begunWork ? work("establishment") : []),
  ];
  const paths: Record<ProjectStatus, ProjectStatus[]> = {
    draft: ["draft"],
    applied: ["draft", "applied"],
    application_received: received,
    application_abandoned: [...received, "application_abandoned"],
    application_rejected: [...received, "application_rejected"],
    preliminary_examination: [...received, "preliminary_examination"],
    preliminary_investigation: [
      ...received,
      "preliminary_examination",
      "preliminary_investigation",
    ],
    request_application_received: [...examined, "request_application_received"],
    request_abandoned: [...examined, "request_application_received", "request_abandoned"],
    approval: [...requested, "approval"],
    establishment: [...requested, "approval", "establishment"],
    approval_cancelled: [...approved, "approval_cancelled"],
    payment_request_received: [...approved, "payment_request_received"],
    payment_request_rejected: [...approved, "payment_request_received", "payment_request_rejected"],
    established: [...approved, "payment_request_received", "established"],
  };
  return paths[status];
}

const work = (status: ProjectStatus): ProjectStatus[] => [status];

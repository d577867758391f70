import type { FlowType, ProjectStatus } from "./projectStatus.ts";

/** What the national number of a project depends on. */
export type NationalStateSource = {
  readonly status: ProjectStatus;
  readonly flowType: FlowType;
  readonly statusBefore: ProjectStatus | null;
  /** When the preliminary examination was completed, in a flow that ends there. */
  readonly completedOn: string | null;
};

const PRELIMINARY: readonly (ProjectStatus | null)[] = [
  "preliminary_examination",
  "preliminary_investigation",
];

const startsWithEstablishment = ({ flowType }: NationalStateSource) => flowType === "establishment";

const NATIONAL_STATE: Readonly<
  Record<ProjectStatus, number | ((project: NationalStateSource) => number)>
> = {
  draft: 1,
  applied: (project) => (startsWithEstablishment(project) ? 9 : 2),
  application_received: (project) => (startsWithEstablishment(project) ? 9 : 2),
  application_abandoned: (project) => (startsWithEstablishment(project) ? 16 : 3),
  application_rejected: (project) =>
    startsWithEstablishment(project) || project.statusBefore === "request_application_received"
      ? 17
      : 5,
  preliminary_examination: 6,
  preliminary_investigation: (project) => (project.completedOn === null ? 6 : 32),
  request_application_received: 9,
  approval: 10,
  establishment: 10,
  payment_request_rejected: 10,
  payment_request_received: 11,
  established: 15,
  request_abandoned: 16,
  approval_cancelled: (project) => (PRELIMINARY.includes(project.statusBefore) ? 3 : 16),
};

/** The national system's number of a project's state. */
export function nationalState(project: NationalStateSource): number {
  const state = NATIONAL_STATE[project.status];
  return typeof state === "number" ? state : state(project);
}

/** What a national number tells of a project: its status, and where it stood before if that shows. */
export type StatusOfNationalState = {
  readonly status: ProjectStatus;
  readonly statusBefore: ProjectStatus | null;
  readonly completed: boolean;
};

/** The nearest of our statuses to a national number, or null for a number that is not known.
 * Change requests (20, 21), final statements (40, 41) and hearings (50–56) are kept within the
 * status they interrupt; that part is inferred from the national names. */
export function statusOfNationalState(
  stateNr: number,
  flowType: FlowType,
): StatusOfNationalState | null {
  const direct = flowType === "establishment";
  const is = (status: ProjectStatus, statusBefore: ProjectStatus | null = null) => ({
    status,
    statusBefore,
    completed: false,
  });
  switch (stateNr) {
    case 1:
      return is("draft");
    case 2:
      return is("applied", "draft");
    case 3:
      return is("application_abandoned", "applied");
    case 5:
      return is("application_rejected", "application_received");
    case 6:
    case 20:
    case 51:
      return is("preliminary_examination", "application_received");
    case 9:
      return direct
        ? is("applied", "draft")
        : is("request_application_received", "preliminary_examination");
    case 10:
    case 21:
    case 54:
      return is("approval", direct ? "application_received" : "request_application_received");
    case 11:
    case 31:
    case 33:
    case 53:
    case 56:
      return is("payment_request_received", "establishment");
    case 15:
      return is("established", "payment_request_received");
    case 16:
      return direct
        ? is("application_abandoned", "applied")
        : is("request_abandoned", "request_application_received");
    case 17:
      return is(
        "application_rejected",
        direct ? "application_received" : "request_application_received",
      );
    case 18:
    case 40:
    case 41:
    case 55:
      return is("establishment", "approval");
    case 32:
      return { ...is("preliminary_investigation", "preliminary_examination"), completed: true };
    case 50:
      return is("application_received", "applied");
    case 52:
      return direct
        ? is("application_received", "applied")
        : is("request_application_received", "preliminary_examination");
    default:
      return null;
  }
}

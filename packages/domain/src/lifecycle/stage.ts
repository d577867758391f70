import type { ProjectStatus } from "./projectStatus.ts";

/** Dashboard stages, least certain first. */
export const STAGES = [
  "sketch_project",
  "preliminary_examination_approval",
  "establishment_approval",
  "established",
] as const;
export type Stage = (typeof STAGES)[number];

/** The stages that count in totals; sketches are shown apart. */
export const COUNTED_STAGES = [
  "preliminary_examination_approval",
  "establishment_approval",
  "established",
] as const satisfies readonly Stage[];
export type CountedStage = (typeof COUNTED_STAGES)[number];

const STAGE_OF_STATUS: Readonly<Partial<Record<ProjectStatus, CountedStage>>> = {
  preliminary_examination: "preliminary_examination_approval",
  preliminary_investigation: "preliminary_examination_approval",
  request_application_received: "preliminary_examination_approval",
  approval: "establishment_approval",
  establishment: "establishment_approval",
  payment_request_received: "establishment_approval",
  payment_request_rejected: "establishment_approval",
  established: "established",
};

/** The stage a project counts in, or null before the first decision and after dropping out. */
export function stageOfStatus(status: ProjectStatus): CountedStage | null {
  return STAGE_OF_STATUS[status] ?? null;
}

/** National numbers of the three public stages. */
export const NATIONAL_STATE_OF_STAGE = {
  preliminary_examination_approval: 6,
  establishment_approval: 10,
  established: 15,
} as const satisfies Record<CountedStage, number>;

/** The only states the public status API shows: a project's last decided stage. */
export function publicStateOfStatus(status: ProjectStatus): 6 | 10 | 15 | null {
  const stage = stageOfStatus(status);
  return stage === null ? null : NATIONAL_STATE_OF_STAGE[stage];
}

export function stageOfPublicState(stateNr: number): CountedStage | null {
  return COUNTED_STAGES.find((stage) => NATIONAL_STATE_OF_STAGE[stage] === stateNr) ?? null;
}

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

/** National numbers of the three public stages: the only states that the public status API shows. */
export const NATIONAL_STATE_OF_STAGE = {
  preliminary_examination_approval: 6,
  establishment_approval: 10,
  established: 15,
} as const satisfies Record<CountedStage, number>;

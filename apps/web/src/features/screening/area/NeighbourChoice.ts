import type { NeighbourStage } from "@mars/contracts/screening/screeningStream";

/** Which existing projects the area is checked against. */
export type NeighbourChoice = {
  /** Null: all stages. */
  stages: readonly NeighbourStage[] | null;
  bufferM: number;
};

/** Most certain first, as everywhere. */
export const allStages: readonly NeighbourStage[] = [
  "established",
  "establishment_approval",
  "preliminary_examination_approval",
  "sketch_project",
];

export const everyNeighbour: NeighbourChoice = { stages: null, bufferM: 0 };

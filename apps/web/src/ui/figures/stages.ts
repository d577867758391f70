/** Most certain first: bars left to right, lists and columns alike. */
export const stages = ["established", "establishment", "preliminary", "sketch"] as const;
export type Stage = (typeof stages)[number];

/** Stages that count towards a goal. Sketches never do. */
export const countedStages = [
  "established",
  "establishment",
  "preliminary",
] as const satisfies readonly Stage[];

export const stageFill: Record<Stage, string> = {
  established: "var(--stage-established)",
  establishment: "url(#stage-establishment)",
  preliminary: "url(#stage-preliminary)",
  sketch: "url(#stage-sketch)",
};

export const stageEdge: Record<Stage, string> = {
  established: "var(--stage-established-edge)",
  establishment: "var(--stage-establishment-edge)",
  preliminary: "var(--stage-preliminary-edge)",
  sketch: "var(--stage-sketch-edge)",
};

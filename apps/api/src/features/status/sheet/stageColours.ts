import type { CountedStage } from "@mars/contracts/statusShapes";

/** Least certain first, so that what is carried out lies on top. */
export const stageColours = {
  preliminary_examination_approval: {
    label: "Forundersøgelse",
    fill: "#e2b13c",
    edge: "#8a6a12",
  },
  establishment_approval: { label: "Etableringstilsagn", fill: "#5a9b74", edge: "#2f6447" },
  established: { label: "Anlagt", fill: "#0e4743", edge: "#0e4743" },
} as const satisfies Record<CountedStage, { label: string; fill: string; edge: string }>;

import type { CountedStage } from "@mars/contracts/status/statusShapes";

/** A picture leaves the page, so it has the colours themselves; most certain first. */
const colours = {
  established: "#0e4743",
  establishment_approval: "#5a9b74",
  preliminary_examination_approval: "#e2b13c",
} as const satisfies Record<CountedStage, string>;

/** Amounts with commitment, where stages are not told apart. */
export const rowFill = "#2f6b52";

export function stageBar(byStage: Record<CountedStage, number>, whole: number) {
  return (
    ["established", "establishment_approval", "preliminary_examination_approval"] as const
  ).map((stage) => ({ share: whole > 0 ? byStage[stage] / whole : 0, fill: colours[stage] }));
}

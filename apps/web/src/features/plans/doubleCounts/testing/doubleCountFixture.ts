import type { DoubleCount } from "../DoubleCount.ts";

/** Two sketches that share 2.5 ha; the first yields. */
export function doubleCountFixture(changes: Partial<DoubleCount> = {}): DoubleCount {
  return {
    clippedId: "6d5bcb0a-0a57-4cbe-9fd8-0000000000e1",
    clippedName: "Engen",
    keptId: "6d5bcb0a-0a57-4cbe-9fd8-0000000000d1",
    keptName: "Mosen",
    keptPlan: null,
    overlapHa: 2.5,
    at: [510_000, 6_260_000],
    effects: { nitrogenReductionT: 0.1, extractionEffortHa: 0, afforestationEffortHa: 0 },
    clippedStage: "sketch_project",
    keptStage: "sketch_project",
    mayClip: true,
    keptMayClip: false,
    ...changes,
  };
}

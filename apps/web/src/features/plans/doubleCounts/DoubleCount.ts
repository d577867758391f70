import type { Answer } from "@mars/contracts/platform/contract";
import type { listDoubleCounts } from "@mars/contracts/plans/planOverlaps";

export type DoubleCount = Answer<typeof listDoubleCounts>["pairs"][number];

import type { Answer } from "@mars/contracts/contract";
import type { listDoubleCounts } from "@mars/contracts/planOverlaps";

export type DoubleCount = Answer<typeof listDoubleCounts>["pairs"][number];

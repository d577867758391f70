import type { Answer } from "@mars/contracts";
import type { listDoubleCounts } from "@mars/contracts/planOverlaps";

export type DoubleCount = Answer<typeof listDoubleCounts>["pairs"][number];

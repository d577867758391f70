import type { Stage } from "./stages.ts";

export type GoalBarProps = {
  /** What the goal is about, for the drawing's name. */
  name: string;
  unit: string;
  goal: number;
  amounts: Record<Stage, number>;
  /** Expected to drop out of what has establishment approval. */
  dropout?: number;
};

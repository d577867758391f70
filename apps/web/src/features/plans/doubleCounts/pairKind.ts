import type { DoubleCount } from "./DoubleCount.ts";

export const pairKinds = ["sketches", "project", "fixed"] as const;
export type PairKind = (typeof pairKinds)[number];

/** Two sketches, a sketch on a project, or what no one here may cut. */
export function kindOf({ mayClip, keptMayClip, keptStage }: DoubleCount): PairKind {
  if (!mayClip && !keptMayClip) return "fixed";
  return keptStage === "sketch_project" ? "sketches" : "project";
}

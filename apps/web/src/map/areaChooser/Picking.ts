import type { PickedArea } from "@mars/contracts/datasets/layers";

/** What is picked so far, and how the last pick went. */
export type Picking = {
  chosen: readonly PickedArea[];
  /** Several with the same number, or under the same place: the user chooses. */
  candidates: readonly PickedArea[];
  fault: "none-here" | "failed" | { missing: string } | null;
  isBusy: boolean;
};

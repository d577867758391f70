import type { ChangeKind } from "@mars/contracts/status/statusChanges";

export type { ChangeKind };

/** In the order they are offered in; the contract's own list stays on the server. */
export const changeKinds: readonly ChangeKind[] = [
  "new",
  "established",
  "moved",
  "changed",
  "dropped",
  "published",
];

import { PROJECT_STATUSES } from "./projectStatus.ts";
import { TRANSITIONS } from "./transitionTable.ts";

/**
 * Where a case is over: no one has a move left but to reopen it. A payment that was refused may be
 * requested again, so such a case is not over.
 */
export const OVER_STATUSES = PROJECT_STATUSES.filter((status) =>
  TRANSITIONS.every(({ from, to }) => from !== status || to === "status-before"),
);

import type { ScreeningChanges } from "@mars/contracts/screening/screeningChanges";

type Scheme = ScreeningChanges["schemes"][number];
export type SchemeChange =
  | "added"
  | "removed"
  | "gained"
  | "lost"
  | "judged"
  | "unjudged"
  | "opened"
  | "closed";

/** What has happened to a scheme; whether the land fits says more than whether a round is open. */
export function schemeChange({ before, after }: Scheme): SchemeChange {
  if (!before) return "added";
  if (!after) return "removed";
  if (before.areaFits !== after.areaFits) {
    if (after.areaFits === null) return "unjudged";
    if (before.areaFits === null) return "judged";
    return after.areaFits ? "gained" : "lost";
  }
  return after.isOpen ? "opened" : "closed";
}

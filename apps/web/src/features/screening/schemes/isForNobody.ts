import type { ScreenedScheme } from "@mars/contracts/screeningVerdict";
import type { WhoMayApply } from "@mars/domain/schemes/whoMayApply";

/** A scheme that is offered to nobody is told of last and counted nowhere. */
export function isForNobody({ rules }: ScreenedScheme): boolean {
  const who = rules.find(({ rule }) => rule === "applicant")?.figures?.["who"];
  return (who as WhoMayApply | undefined)?.kind === "none";
}

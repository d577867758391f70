import type { AllowedTransition, Project } from "@mars/contracts/projects/projectShapes";
import { useText } from "../../../lib/language/text.ts";
import { moveText } from "./moveText.ts";

export function useMoveName(): (
  project: Pick<Project, "status" | "returnedAt">,
  move: AllowedTransition,
) => string {
  const t = useText(moveText);
  return ({ status, returnedAt }, move) => {
    if (move.reopens) return t("reopen");
    if (returnedAt !== null && move.to === "applied") return t("resubmit");
    if (move.action === "request_establishment" && status === "draft") {
      return t("first.request_establishment");
    }
    return move.action ? t(move.action) : t(`${move.as}.${move.to}` as "applicant.draft");
  };
}

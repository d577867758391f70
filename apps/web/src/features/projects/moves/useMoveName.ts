import type { AllowedTransition, Project } from "@mars/contracts/projects/projectShapes";
import { useText } from "../../../lib/language/text.ts";
import { moveText } from "./moveText.ts";

export function useMoveName(): (
  project: Pick<Project, "status">,
  move: AllowedTransition,
) => string {
  const t = useText(moveText);
  return ({ status }, move) => {
    if (move.reopens) return t("reopen");
    if (move.corrects) return t("correct");
    if (move.returns) return t("return");
    if (move.action === "request_establishment" && status === "draft") {
      return t("first.request_establishment");
    }
    return move.action ? t(move.action) : t(`${move.as}.${move.to}` as "applicant.draft");
  };
}

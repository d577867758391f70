import type { AllowedTransition } from "@mars/contracts/projects/projectShapes";

/** What may be open over a project; a move carries itself. */
export type ProjectDialog =
  | "owner"
  | "delegate"
  | "caseId"
  | "effects"
  | "rename"
  | "complete"
  | "delete"
  | "sent"
  | "notSent"
  | AllowedTransition;

export type OpenDialog = (dialog: ProjectDialog) => void;

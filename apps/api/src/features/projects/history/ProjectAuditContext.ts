import type { Limits } from "@mars/domain/areas/limits";
import type { AuditContext } from "../../../platform/history/Revision.ts";

/** Who does something, when, and within which limits. */
export type ProjectAuditContext = AuditContext & {
  limits: Limits;
  /** Where people reach the product: what mails lead to. */
  publicUrl: string;
};

import type { Limits } from "@mars/domain/areas/limits";
import type { Act as DatedAct } from "../../../platform/history/Revision.ts";

/** Who does something, when, and within which limits. */
export type Act = DatedAct & {
  limits: Limits;
  /** Where people reach the product: what mails lead to. */
  publicUrl: string;
};

import type { FieldChange } from "@mars/domain/revisions/diffRecords";
import type { Person } from "../identity/person.ts";

/** Who does something, and when. */
export type AuditContext = { person: Person; at: Date };

export type Revision = {
  entity: "project" | "plan" | "sketch_project" | "scenario";
  entityId: string;
  action: string;
  changes: readonly FieldChange[];
  /** Saved while typing, not by an act of its own. */
  autosave?: boolean;
  /** In whose name, where that is another's: {vat, name} or {personId}. */
  actingFor?: object | null;
};

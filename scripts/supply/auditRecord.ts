import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

export type AuditRecord = {
  /** The day on which no registry answered last; null where the last attempt was answered. */
  unansweredOn: string | null;
  answered: {
    on: string;
    /** Of package-lock.json as it was asked about. */
    lock: string;
    found: string[];
  } | null;
};

export const auditPath = (root: string) => join(root, "docs/audit.json");

export function readAudit(root: string): AuditRecord {
  const path = auditPath(root);
  if (!existsSync(path)) return { unansweredOn: null, answered: null };
  return JSON.parse(readFileSync(path, "utf8")) as AuditRecord;
}

export function lockHash(root: string): string {
  return createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");
}

/** What a release must say about its audit; null where it was asked about these very parts. */
export function auditWarning({ answered }: AuditRecord, lock: string): string | null {
  if (answered === null) return "no registry has ever been asked about known weaknesses";
  if (answered.lock !== lock) return `the audit of ${answered.on} was of other versions`;
  return answered.found.length > 0 ? `known weaknesses: ${answered.found.join(", ")}` : null;
}

import { createHash } from "node:crypto";
import type { StatusChange } from "@mars/contracts/statusChanges";

/** The same change has the same id in every feed and language, so that nobody is told twice. */
export function changeId(change: StatusChange): string {
  const { kind, at, project, plan, municipality, effects } = change;
  const parts = [kind, at, project?.id, plan?.id, plan?.version, municipality?.id, effects];
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 32);
}

import { createHash } from "node:crypto";
import type { StatusChange } from "@mars/contracts/statusChanges";

/**
 * The same change has the same id in every feed and language, so that nobody is told twice: a
 * place has its share of the effect, and shares are worked out anew. What dropped out has no name,
 * and is known by nothing but where and how much.
 */
export function changeId(change: StatusChange): string {
  const { kind, at, project, plan, municipality, effects } = change;
  const named = project?.id ?? (plan && [plan.id, plan.version]);
  const parts = [kind, Date.parse(at), named ?? [municipality?.id, effects]];
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 32);
}

import { createHash } from "node:crypto";
import type { StatusChange } from "@mars/contracts/status/statusChanges";

/** A change as those who follow know it again. */
export type KnownChange = StatusChange & { readonly id: string };

/** As the page of changes shows it. */
export function shownChange(change: KnownChange): StatusChange {
  const { kind, at, project, plan, municipality, measure, from, to, effects } = change;
  return { kind, at, project, plan, municipality, measure, from, to, effects };
}

type IdentifiedChange = Pick<StatusChange, "kind" | "at"> & {
  /** What the project's history calls the change by, or the plan and its version, which are public. */
  of: string | readonly [planId: string, version: number];
};

/**
 * The same change has the same id in every feed and language and after its project has dropped out,
 * so that no one is told twice. No one can tell from the id which project it was, nor try one.
 */
export function changeId({ kind, at, of }: IdentifiedChange): string {
  const parts = [kind, Date.parse(at), of];
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 32);
}

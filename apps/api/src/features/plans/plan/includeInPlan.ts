import type { Tx } from "../../../platform/database/Database.ts";
import { updatePlan } from "./planQueries.ts";
import { setProjectsIncluded } from "./projectQueries.ts";
import { type AuditContext, recordInclusion } from "./logChange.ts";
import { setIncluded } from "../sketch/sketchQueries.ts";

/** Counts sketches and applied projects in the plan's calculation, or leaves them out. */
export async function includeInPlan(
  tx: Tx,
  planId: string,
  { included, excluded }: { included: readonly string[]; excluded: readonly string[] },
  act: AuditContext,
): Promise<void> {
  const by = { personId: act.person.id, at: act.at };
  const changed: { id: string; sketch: boolean; to: boolean }[] = [];
  for (const [ids, to] of [
    [included, true],
    [excluded, false],
  ] as const) {
    if (ids.length === 0) continue;
    const sketches = await setIncluded(tx, planId, ids, to, by);
    const projects = await setProjectsIncluded(tx, planId, ids, to, by);
    changed.push(
      ...sketches.map((id) => ({ id, sketch: true, to })),
      ...projects.map((id) => ({ id, sketch: false, to })),
    );
  }
  if (changed.length === 0) return;
  await recordInclusion(tx, act, planId, changed);
  await updatePlan(tx, planId, {}, act.at);
}

import type { Tx } from "../../platform/database/Database.ts";
import { updatePlan } from "./planQueries.ts";
import { setProjectsIncluded } from "./projectQueries.ts";
import { type Act, record } from "./record.ts";
import { setIncluded } from "./sketchQueries.ts";

/** Counts sketches and applied projects in the plan's calculation, or leaves them out. */
export async function includeInPlan(
  tx: Tx,
  planId: string,
  { included, excluded }: { included: readonly string[]; excluded: readonly string[] },
  act: Act,
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
  for (const { id, to } of changed.filter(({ sketch }) => sketch))
    await record(tx, act, {
      planId,
      entity: "sketch_project",
      entityId: id,
      action: "included",
      changes: [{ field: "included", from: !to, to }],
    });
  const projects = changed.filter(({ sketch }) => !sketch);
  if (projects.length > 0) {
    await record(tx, act, {
      planId,
      entity: "plan",
      entityId: planId,
      action: "included",
      changes: projects.map(({ id, to }) => ({ field: `project:${id}`, from: !to, to })),
    });
  }
  await updatePlan(tx, planId, {}, act.at);
}

import type { Tx } from "../../../platform/database/Database.ts";
import { recordEvent } from "../../../platform/history/recordEvent.ts";
import { recordRevision, recordRevisions } from "../../../platform/history/recordRevision.ts";
import type { AuditContext, Revision } from "../../../platform/history/Revision.ts";
import { plansShowing } from "../sketch/sketchQueries.ts";

export type { AuditContext };

export type LoggedChange = Revision & {
  planId: string;
  entity: "plan" | "sketch_project" | "scenario";
  /** Plans that showed it before. */
  alsoPlans?: readonly string[];
};

/**
 * A line of the log and an event for open pages, in the transaction of the change itself. A sketch
 * across a border is on the pages of several plans, and each of them hears of it.
 */
export async function logChange(tx: Tx, act: AuditContext, change: LoggedChange): Promise<void> {
  const { planId, alsoPlans = [], ...revision } = change;
  const { action, entity, entityId } = revision;
  const shown = entity === "sketch_project" ? await plansShowing(tx, [entityId]) : [];
  await tellPlans(tx, act, [planId, ...alsoPlans, ...shown], { change: action, entity, entityId });
  await recordRevision(tx, act, revision);
}

/** Which sketches and projects count was changed: a line for each sketch, one for all projects. */
export async function recordInclusion(
  tx: Tx,
  act: AuditContext,
  planId: string,
  changed: readonly { id: string; sketch: boolean; to: boolean }[],
): Promise<void> {
  const sketches = changed.filter(({ sketch }) => sketch);
  const projects = changed.filter(({ sketch }) => !sketch);
  const shown = await plansShowing(
    tx,
    sketches.map(({ id }) => id),
  );
  const what = { change: "included", entity: "plan", entityId: planId };
  await tellPlans(tx, act, [planId, ...shown], what);
  await recordRevisions(tx, act, [
    ...sketches.map(({ id, to }) => ({
      entity: "sketch_project" as const,
      entityId: id,
      action: "included",
      changes: [{ field: "included", from: !to, to }],
    })),
    ...(projects.length > 0
      ? [
          {
            entity: "plan" as const,
            entityId: planId,
            action: "included",
            changes: projects.map(({ id, to }) => ({ field: `project:${id}`, from: !to, to })),
          },
        ]
      : []),
  ]);
}

async function tellPlans(
  tx: Tx,
  { person, at }: AuditContext,
  planIds: readonly string[],
  payload: { change: string; entity: string; entityId: string },
): Promise<void> {
  for (const entityId of new Set(planIds))
    await recordEvent(tx, at, {
      topic: "plan",
      entityId,
      payload: { ...payload, personId: person.id },
    });
}

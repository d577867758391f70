import { mergeAutosaves } from "@mars/domain/revisions/mergeAutosaves";
import { bulkInsert } from "../database/bulkInsert.ts";
import type { Tx } from "../database/Database.ts";
import type { AuditContext, Revision } from "./Revision.ts";
import { deleteRevision, extendRevision, insertRevision, lastRevision } from "./revisionQueries.ts";

const AUTOSAVE = "autosave";

/** A line of the log, in the transaction of the change itself. */
export async function recordRevision(tx: Tx, act: AuditContext, revision: Revision): Promise<void> {
  if (!revision.autosave) return insertRevision(tx, act, revision);
  if (await mergedIntoLast(tx, act, revision)) return;
  await insertRevision(tx, act, { ...revision, action: AUTOSAVE });
}

/** Lines of one act upon many things, in few statements. */
export async function recordRevisions(
  tx: Tx,
  { person, at }: AuditContext,
  revisions: readonly Omit<Revision, "autosave">[],
): Promise<void> {
  await bulkInsert(
    tx,
    "revision_entry",
    ["entity", "entity_id", "action", "at", "last_at", "person_id", "organization", "changes"],
    revisions.map(({ entity, entityId, action, changes }) => [
      entity,
      entityId,
      action,
      at,
      at,
      person.id,
      person.organizationName,
      changes,
    ]),
  );
}

/** Saved while typing: one line from the first state to the last, not one for each pause. */
async function mergedIntoLast(tx: Tx, act: AuditContext, revision: Revision): Promise<boolean> {
  const last = await lastRevision(tx, revision.entity, revision.entityId);
  if (!last) return false;
  const before = {
    at: last.lastAt.toISOString(),
    personId: last.personId ?? "",
    entity: revision.entityId,
    autosave: last.action === AUTOSAVE,
    changes: last.changes,
  };
  const now = {
    at: act.at.toISOString(),
    personId: act.person.id,
    entity: revision.entityId,
    autosave: true,
    changes: revision.changes,
  };
  const merged = mergeAutosaves(before, now);
  if (merged === null) return false;
  // Typed and undone: nothing happened that anybody would want to read.
  if (merged.length === 0) await deleteRevision(tx, last.id);
  else await extendRevision(tx, last.id, act.at, merged);
  return true;
}

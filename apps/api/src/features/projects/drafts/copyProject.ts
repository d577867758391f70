import {
  type ProjectTextColumns,
  WRITTEN_PROJECT_FIELDS,
  writtenProjectFields,
} from "@mars/domain/fields/projectFields";
import { copyName } from "@mars/domain/fields/copyName";
import type { Tx } from "../../../platform/database/Database.ts";
import { copyArea } from "./copyQueries.ts";
import type { ProjectAuditContext } from "../history/ProjectAuditContext.ts";
import { ensureProjectOnLand } from "../area/ensureProjectOnLand.ts";
import { followArea } from "../area/followArea.ts";
import { loggedChanges } from "../history/loggedFields.ts";
import { ensureMayNow } from "../project/openProject.ts";
import { insertProject, updateProject } from "../project/projectQueries.ts";
import type { ProjectRow } from "../project/ProjectRow.ts";
import { logChange } from "../history/logChange.ts";
import {
  insertSupplementary,
  readSupplementaryRows,
} from "../supplementary/supplementaryQueries.ts";

/** A new draft that begins with all of an earlier project; that one stays as it is. */
export async function copyProject(
  tx: Tx,
  from: ProjectRow,
  act: ProjectAuditContext,
): Promise<ProjectRow> {
  ensureMayNow(act.person, ["project.copy"], from, "project.draft-is-not-copied");
  const id = await insertProject(tx, {
    texts: {
      ...textColumns(from),
      name: copyName(from.name, act.limits.projectNameMaxLen),
    },
    schemeId: from.schemeId,
    measureId: from.measureId,
    ownerVat: from.ownerVat,
    ownerPersonId: from.ownerPersonId,
    geoLocationId: from.geoLocationId && (await copyArea(tx, from.geoLocationId)),
    screeningId: from.screeningId,
    personId: act.person.id,
    at: act.at,
  });
  await updateProject(
    tx,
    id,
    {
      copied_from: from.id,
      ...delegation(from),
    },
    { personId: act.person.id, at: act.at },
  );
  await copySupplementary(tx, from.id, id, act);
  const row = await followArea(tx, id, act);
  await ensureProjectOnLand(tx, row, null);
  await logChange(tx, act, {
    projectId: id,
    action: "copied",
    changes: [
      { field: "copiedFrom", from: null, to: { id: from.id, name: from.name } },
      ...loggedChanges(null, row),
    ],
    history: { cause: "created" },
  });
  return row;
}

/** No more and no longer than the owner gave; of a delegation whose day has passed nothing. */
function delegation(from: ProjectRow) {
  if (from.delegateVat === null && from.delegatePersonId === null) return {};
  return {
    delegate_vat: from.delegateVat,
    delegate_person_id: from.delegatePersonId,
    delegate_scope: from.delegateScope,
    delegate_ends_at: from.delegateEndsAt,
  };
}

function textColumns(row: ProjectRow): ProjectTextColumns {
  return Object.fromEntries(
    writtenProjectFields.map((field) => [WRITTEN_PROJECT_FIELDS[field].column, row[field]]),
  ) as ProjectTextColumns;
}

/** Areas that were drawn; the automatic ones are made again by the scheme. */
async function copySupplementary(
  tx: Tx,
  fromId: string,
  projectId: string,
  act: ProjectAuditContext,
) {
  const drawn = (await readSupplementaryRows(tx, fromId)).filter(({ automatic }) => !automatic);
  for (const one of drawn) {
    if (one.geoLocationId === null) continue;
    await insertSupplementary(tx, {
      projectId,
      name: one.name,
      typeId: one.typeId,
      type: one.type,
      geoLocationId: await copyArea(tx, one.geoLocationId),
      automatic: false,
      personId: act.person.id,
      organization: act.person.organizationName,
      at: act.at,
    });
  }
}

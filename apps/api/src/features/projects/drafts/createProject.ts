import type { AreaGeometry } from "@mars/domain/areas/geometry";
import {
  type ProjectTextColumns,
  WRITTEN_PROJECT_FIELDS,
  type WrittenProjectField,
  writtenProjectFields,
} from "@mars/domain/fields/projectFields";
import { holderOf } from "@mars/domain/rights/holder";
import type { Tx } from "../../../platform/database/Database.ts";
import { type AreaSource, storeArea } from "../../../platform/geography/storeArea.ts";
import { ProblemError } from "../../../platform/problems/ProblemError.ts";
import { checkField } from "../project/checkField.ts";
import { ensureProjectOnLand } from "../area/ensureProjectOnLand.ts";
import { offeredScheme } from "./offeredScheme.ts";
import { followArea } from "../area/followArea.ts";
import { loggedChanges } from "../history/loggedFields.ts";
import { insertProject, readScreening } from "../project/projectQueries.ts";
import type { ProjectRow } from "../project/ProjectRow.ts";
import { logChange } from "../history/logChange.ts";
import type { ProjectAuditContext } from "../history/ProjectAuditContext.ts";

/** Texts by their fields; what is not given is left as it is, or empty in a new project. */
export type GivenTexts = { readonly [Field in WrittenProjectField]?: string | undefined };

export type ProjectWish = GivenTexts & {
  geometry?: AreaGeometry | undefined;
  geometrySource: AreaSource;
  subsidySchemeId?: string | null | undefined;
  screeningId?: string | undefined;
};

/** A new draft that belongs to the person's organisation, or to themselves where they have none. */
export async function createProject(
  tx: Tx,
  wish: ProjectWish,
  act: ProjectAuditContext,
): Promise<ProjectRow> {
  const texts = Object.fromEntries(
    writtenProjectFields.map((field) => [
      WRITTEN_PROJECT_FIELDS[field].column,
      checkField(field, wish[field], act.limits),
    ]),
  ) as ProjectTextColumns;
  const owner = holderOf(act.person);
  const ownerVat = owner.kind === "organisation" ? owner.vat : null;
  const scheme = wish.subsidySchemeId
    ? await offeredScheme(tx, wish.subsidySchemeId, ownerVat)
    : null;
  const geometry = wish.geometry ?? (await screenedArea(tx, wish.screeningId));
  const location = geometry && (await storeArea(tx, "project", geometry, wish.geometrySource, act));
  const id = await insertProject(tx, {
    texts,
    schemeId: scheme?.id ?? null,
    measureId: scheme?.mitigationMeasureId ?? null,
    ownerVat,
    ownerPersonId: owner.kind === "person" ? owner.personId : null,
    geoLocationId: location?.id ?? null,
    screeningId: wish.screeningId ?? null,
    personId: act.person.id,
    at: act.at,
  });
  const row = await followArea(tx, id, act);
  await ensureProjectOnLand(tx, row, wish.geometry ? "geometry" : "screeningId");
  await logChange(tx, act, {
    projectId: id,
    action: "created",
    changes: loggedChanges(null, row),
    history: { cause: "created" },
  });
  return row;
}

async function screenedArea(tx: Tx, screeningId: string | undefined): Promise<AreaGeometry | null> {
  if (screeningId === undefined) return null;
  const screening = await readScreening(tx, screeningId);
  if (screening === undefined) throw new ProblemError("screening.not-found");
  return JSON.parse(screening.geometry) as AreaGeometry;
}

import { containment } from "@mars/domain/areas/containment";
import type { AreaGeometry } from "@mars/domain/areas/geometry";
import type { Queryable, Tx } from "../../../platform/database/Database.ts";
import { type AreaSource, storeArea } from "../../../platform/geography/storeArea.ts";
import { ProblemError, valueOrProblem } from "../../../platform/problems/ProblemError.ts";
import {
  readSchemes,
  type StoredScheme,
  type TitledGeometryType,
} from "../../../platform/schemes/readSchemes.ts";
import { remakeAutomaticAreas } from "./automaticAreas.ts";
import { checkField } from "../project/checkField.ts";
import { ensureMayNow } from "../project/openProject.ts";
import type { ProjectRow } from "../project/ProjectRow.ts";
import { logChange } from "../history/logChange.ts";
import type { ProjectAuditContext } from "../history/ProjectAuditContext.ts";
import { loggedArea } from "./supplementaryLog.ts";
import {
  clipToProject,
  deleteSupplementary,
  insertSupplementary,
  insideProject,
  readSupplementaryRows,
  type SupplementaryRow,
  updateSupplementary,
} from "./supplementaryQueries.ts";

export type NewArea = {
  name: string;
  typeId: string;
  geometry: AreaGeometry;
  source: AreaSource;
};

/** Adds areas of the scheme's types; several at once cannot be undone and must be confirmed. */
export async function addSupplementary(
  tx: Tx,
  row: ProjectRow,
  { items, confirmed }: { items: readonly NewArea[]; confirmed: boolean },
  act: ProjectAuditContext,
): Promise<SupplementaryRow[]> {
  const { scheme, geoLocationId } = await areaOwner(tx, row, act);
  if (items.length > 1 && !confirmed) {
    throw new ProblemError("supplementary.not-confirmed", { figures: { count: items.length } });
  }
  const ids: string[] = [];
  for (const item of items) {
    const type = drawnType(scheme, item.typeId);
    const location = await fittedLocation(tx, geoLocationId, type, item, act);
    ids.push(
      await insertSupplementary(tx, {
        projectId: row.id,
        name: checkedName(item.name, act),
        typeId: type.id,
        type: type.type,
        geoLocationId: location,
        automatic: false,
        personId: act.person.id,
        organization: act.person.organizationName,
        at: act.at,
      }),
    );
  }
  await remakeAutomaticAreas(tx, row, scheme, act);
  const added = (await readSupplementaryRows(tx, row.id)).filter(({ id }) => ids.includes(id));
  await logChange(tx, act, {
    projectId: row.id,
    action: "supplementary-added",
    changes: added.map((area) => ({
      field: "supplementaryGeometry",
      from: null,
      to: loggedArea(area),
    })),
  });
  return added;
}

export async function editSupplementary(
  tx: Tx,
  row: ProjectRow,
  area: SupplementaryRow,
  edit: {
    name?: string | undefined;
    typeId?: string | undefined;
    geometry?: AreaGeometry | undefined;
    source: AreaSource;
  },
  act: ProjectAuditContext,
): Promise<SupplementaryRow> {
  const { scheme, geoLocationId } = await areaOwner(tx, row, act);
  ensureDrawn(area);
  const type = drawnType(scheme, edit.typeId ?? area.typeId);
  const location = edit.geometry
    ? await fittedLocation(tx, geoLocationId, type, { ...edit, geometry: edit.geometry }, act)
    : area.geoLocationId;
  await updateSupplementary(tx, area.id, {
    name: edit.name === undefined ? area.name : checkedName(edit.name, act),
    typeId: type.id,
    type: type.type,
    geoLocationId: location,
  });
  await remakeAutomaticAreas(tx, row, scheme, act);
  const after = await findArea(tx, row.id, area.id);
  await logChange(tx, act, {
    projectId: row.id,
    action: "supplementary-edited",
    changes: [{ field: "supplementaryGeometry", from: loggedArea(area), to: loggedArea(after) }],
  });
  return after;
}

export async function removeSupplementary(
  tx: Tx,
  row: ProjectRow,
  area: SupplementaryRow,
  act: ProjectAuditContext,
): Promise<void> {
  ensureMayNow(act.person, ["project.edit", "project.revise"], row, "project.frozen");
  ensureDrawn(area);
  await deleteSupplementary(tx, [area.id]);
  const [scheme] = row.schemeId ? await readSchemes(tx, [row.schemeId]) : [];
  await remakeAutomaticAreas(tx, row, scheme, act);
  await logChange(tx, act, {
    projectId: row.id,
    action: "supplementary-removed",
    changes: [{ field: "supplementaryGeometry", from: loggedArea(area), to: null }],
  });
}

export async function findArea(
  database: Queryable,
  projectId: string,
  areaId: string,
): Promise<SupplementaryRow> {
  const area = (await readSupplementaryRows(database, projectId)).find(({ id }) => id === areaId);
  if (area === undefined)
    throw new ProblemError("supplementary.not-found", { figures: { id: areaId } });
  return area;
}

/** Supplementary areas need a scheme that has types, and a project area to lie in. */
async function areaOwner(
  tx: Tx,
  row: ProjectRow,
  { person }: ProjectAuditContext,
): Promise<{ scheme: StoredScheme; geoLocationId: string }> {
  ensureMayNow(person, ["project.edit", "project.revise"], row, "project.frozen");
  const [scheme] = row.schemeId ? await readSchemes(tx, [row.schemeId]) : [];
  if (scheme === undefined) throw new ProblemError("supplementary.needs-scheme");
  if (row.geoLocationId === null) throw new ProblemError("supplementary.needs-geometry");
  return { scheme, geoLocationId: row.geoLocationId };
}

function drawnType(scheme: StoredScheme, typeId: string): TitledGeometryType {
  const type = scheme.supplementaryGeometryTypes.find(({ id }) => id === typeId);
  if (type === undefined) throw new ProblemError("supplementary.type-unknown");
  if (type.automatic) throw new ProblemError("supplementary.type-automatic");
  return type;
}

function ensureDrawn(area: SupplementaryRow): void {
  if (area.automatic) throw new ProblemError("supplementary.automatic");
}

function checkedName(name: string, { limits }: ProjectAuditContext): string {
  return checkField("supplementaryName", name, limits, { field: "name" });
}

/** Fully outside the project an area is refused; where its type says so it is cut to the project. */
async function fittedLocation(
  tx: Tx,
  projectGeoId: string,
  type: TitledGeometryType,
  { geometry, source }: Pick<NewArea, "geometry" | "source">,
  act: ProjectAuditContext,
): Promise<string> {
  const { id } = await storeArea(tx, "supplementary_geometry", geometry, source, act);
  const { areaHa, insideHa } = await insideProject(tx, projectGeoId, id);
  const within = valueOrProblem(containment(areaHa, insideHa, "project"));
  if (!type.clipToProjectGeometry || within.warning === null) return id;
  return (await clipToProject(tx, projectGeoId, id)) ?? id;
}

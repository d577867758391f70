import { limitsOf } from "@mars/contracts/platform/limitsOf";
import { replaceProjectGeometry } from "@mars/contracts/projects/projects";
import {
  addSupplementaryGeometries,
  deleteSupplementaryGeometry,
  editSupplementaryGeometry,
} from "@mars/contracts/projects/supplementaryGeometries";
import type { AreaGeometry } from "@mars/domain/areas/geometry";
import { PROJECT_FIELDS } from "@mars/domain/fields/projectFields";
import type { Tx } from "../../../platform/database/Database.ts";
import { type AreaSource, hashOfArea, storeArea } from "../../../platform/geography/storeArea.ts";
import type { App } from "../../../platform/http/App.ts";
import { sendVersion } from "../../../platform/http/answers/ifMatch.ts";
import { route } from "../../../platform/http/route.ts";
import { type Person, signedIn } from "../../../platform/identity/person.ts";
import { ProblemError } from "../../../platform/problems/ProblemError.ts";
import { readSchemes } from "../../../platform/schemes/readSchemes.ts";
import type { Services } from "../../../services.ts";
import type { ProjectAuditContext } from "../history/ProjectAuditContext.ts";
import { logChange } from "../history/logChange.ts";
import { loggedChanges } from "../history/loggedFields.ts";
import { countingEffects, type ProjectRow } from "../project/ProjectRow.ts";
import { ensureMayNow, openForChange, openProject } from "../project/openProject.ts";
import { projectAnswer } from "../project/projectAnswer.ts";
import {
  appliedAreaHa,
  geometryHash,
  lockProject,
  updateProject,
} from "../project/projectQueries.ts";
import {
  addSupplementary,
  editSupplementary,
  findArea,
  removeSupplementary,
} from "../supplementary/supplementary.ts";
import { supplementaryAnswer } from "../supplementary/supplementaryAnswer.ts";
import { ensureProjectOnLand } from "./ensureProjectOnLand.ts";
import { followArea } from "./followArea.ts";

export function areaRoutes(app: App, { config, now }: Services): void {
  const limits = limitsOf(config);
  const { publicUrl } = config.server;
  route(app, replaceProjectGeometry, ({ request, reply, params, body, version, transaction }) =>
    transaction(async (tx) => {
      const person = signedIn(request);
      const at = now();
      const row = await openForChange(tx, { person, id: params.id, version, yours: body, now: at });
      const after = await replaceGeometry(tx, row, body, { person, at, limits, publicUrl });
      sendVersion(reply, after.version);
      return projectAnswer(tx, after, person, at);
    }),
  );

  route(app, addSupplementaryGeometries, ({ request, params, body, transaction }) =>
    transaction(async (tx) => {
      const person = signedIn(request);
      await lockProject(tx, params.id);
      const row = await openProject(tx, params.id, person);
      const added = await addSupplementary(tx, row, body, { person, at: now(), limits, publicUrl });
      const [scheme] = await readSchemes(tx, [row.schemeId!]);
      return { items: added.map((area) => supplementaryAnswer(area, scheme, true)) };
    }),
  );

  route(app, editSupplementaryGeometry, ({ request, reply, params, body, version, transaction }) =>
    transaction(async (tx) => {
      const person = signedIn(request);
      const { row, area } = await openArea(tx, params, person, version, body);
      const after = await editSupplementary(tx, row, area, body, {
        person,
        at: now(),
        limits,
        publicUrl,
      });
      const [scheme] = await readSchemes(tx, [row.schemeId!]);
      sendVersion(reply, after.version);
      return supplementaryAnswer(after, scheme, true);
    }),
  );

  route(app, deleteSupplementaryGeometry, ({ request, params, version, transaction }) =>
    transaction(async (tx) => {
      const person = signedIn(request);
      const { row, area } = await openArea(tx, params, person, version, null);
      await removeSupplementary(tx, row, area, { person, at: now(), limits, publicUrl });
    }),
  );
}

/** A supplementary area has a version of its own; the project is locked for whoever else draws. */
async function openArea(
  tx: Tx,
  { id, geometryId }: { id: string; geometryId: string },
  person: Person,
  version: number,
  yours: unknown,
) {
  await lockProject(tx, id);
  const row = await openProject(tx, id, person);
  const area = await findArea(tx, id, geometryId);
  if (area.version !== version) {
    const [scheme] = row.schemeId ? await readSchemes(tx, [row.schemeId]) : [];
    throw new ProblemError("version.stale", {
      currentVersion: area.version,
      figures: { current: supplementaryAnswer(area, scheme, true), yours },
    });
  }
  return { row, area };
}

/** Draws the area again: freely in a draft, as a revision while the case allows one. */
async function replaceGeometry(
  tx: Tx,
  row: ProjectRow,
  given: { geometry: AreaGeometry | null; source: AreaSource },
  act: ProjectAuditContext,
): Promise<ProjectRow> {
  ensureMayNow(act.person, PROJECT_FIELDS.area.changedBy, row, "project.frozen");
  const isRevision = row.status !== "draft" && row.returnedAt === null;
  if (given.geometry === null && isRevision) throw new ProblemError("geometry.empty");
  if (given.geometry !== null && row.geoLocationId !== null) {
    const unchanged = (await geometryHash(tx, row.geoLocationId)) === hashOfArea(given.geometry);
    if (unchanged) return row;
  }
  const location =
    given.geometry && (await storeArea(tx, "project", given.geometry, given.source, act));
  await updateProject(
    tx,
    row.id,
    {
      geo_location_id: location?.id ?? null,
      ...(isRevision && location && (await revisedColumns(tx, row, location.areaHa))),
    },
    { personId: act.person.id, at: act.at },
  );
  const after = await followArea(tx, row.id, act);
  await ensureProjectOnLand(tx, after, "geometry");
  await logChange(tx, act, {
    projectId: row.id,
    action: "area",
    changes: loggedChanges(row, after),
    history: { cause: "revision" },
  });
  return after;
}

/** A revision keeps what was approved, and how much smaller the area has become. */
async function revisedColumns(tx: Tx, row: ProjectRow, newAreaHa: number) {
  const approvedHa =
    (await appliedAreaHa(tx, row.id)) ?? (row.areaHa ?? 0) + (row.reducedAreaHa ?? 0);
  return {
    original_effects: JSON.stringify(row.originalEffects ?? countingEffects(row)),
    reduced_area_ha: Math.max(0, approvedHa - newAreaHa),
  };
}

import {
  addSupplementaryGeometries,
  deleteSupplementaryGeometry,
  editSupplementaryGeometry,
} from "@mars/contracts/projects/supplementaryGeometries";
import { replaceProjectGeometry } from "@mars/contracts/projects/projects";
import type { Tx } from "../../../platform/database/Database.ts";
import { limitsOf } from "@mars/contracts/platform/limitsOf";
import type { App } from "../../../platform/http/App.ts";
import { sendVersion } from "../../../platform/http/answers/ifMatch.ts";
import { route } from "../../../platform/http/route.ts";
import { type Person, signedIn } from "../../../platform/identity/person.ts";
import { ProblemError } from "../../../platform/problems/ProblemError.ts";
import { readSchemes } from "../../../platform/schemes/readSchemes.ts";
import type { Services } from "../../../services.ts";
import { openForChange, openProject } from "../project/openProject.ts";
import { projectAnswer } from "../project/projectAnswer.ts";
import { lockProject } from "../project/projectQueries.ts";
import { replaceGeometry } from "./replaceGeometry.ts";
import {
  addSupplementary,
  editSupplementary,
  findArea,
  removeSupplementary,
} from "../supplementary/supplementary.ts";
import { supplementaryAnswer } from "../supplementary/supplementaryAnswer.ts";

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

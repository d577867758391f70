import {
  listPlanProjects,
  planProjectsCsv,
  readPlanProject,
} from "@mars/contracts/plans/planProjects";
import {
  createSketches as createContract,
  deleteSketch,
  editSketch as editContract,
  listSketches,
  readSketch,
} from "@mars/contracts/plans/planSketches";
import { limitsOf } from "@mars/contracts/platform/limitsOf";
import { containment } from "@mars/domain/areas/containment";
import type { AreaGeometry } from "@mars/domain/areas/geometry";
import { type SketchTextColumns, writtenSketchFields } from "@mars/domain/fields/sketchFields";
import { may } from "@mars/domain/rights/may";
import type { Tx } from "../../../platform/database/Database.ts";
import { recomputeEffects } from "../../../platform/geography/recomputeEffects.ts";
import { type AreaSource, storeArea } from "../../../platform/geography/storeArea.ts";
import type { App } from "../../../platform/http/App.ts";
import { sendVersion } from "../../../platform/http/answers/ifMatch.ts";
import { nameFile } from "../../../platform/http/answers/nameFile.ts";
import { route } from "../../../platform/http/route.ts";
import { signedIn } from "../../../platform/identity/person.ts";
import {
  foundOrProblem,
  ProblemError,
  valueOrProblem,
} from "../../../platform/problems/ProblemError.ts";
import type { Services } from "../../../services.ts";
import { deletePlanItem } from "../deletion/deletionQueries.ts";
import { planProjectsTable } from "../downloads/planProjectsTable.ts";
import { logChange } from "../plan/logChange.ts";
import { openPlan, openSketchFor, refuseRetired } from "../plan/openPlan.ts";
import { resourceOf } from "../plan/planAnswer.ts";
import { lockPlanShared } from "../plan/planQueries.ts";
import { readPlanProjects } from "../plan/projectQueries.ts";
import { editSketch } from "./editSketch.ts";
import { planSketch, sketchAnswer } from "./sketchAnswer.ts";
import {
  checkedChoice,
  checkedTexts,
  type GivenTexts,
  type SketchAuditContext,
} from "./sketchFields.ts";
import { insertSketch, insidePlanHa, readSketches } from "./sketchQueries.ts";

export function sketchRoutes(app: App, { database, config, now }: Services): void {
  const limits = limitsOf(config);
  route(app, listSketches, async ({ request, params, query }) => {
    const person = signedIn(request);
    await openPlan(database.write, params.id);
    const sketches = await readSketches(database.write, params.id);
    return sketches
      .filter(({ kind }) => query.kind === undefined || query.kind === kind)
      .map((sketch) => planSketch(sketch, person));
  });

  route(app, createContract, ({ request, params, body, transaction }) =>
    transaction(async (tx) => {
      const person = signedIn(request);
      await lockPlanShared(tx, params.id);
      const plan = await openPlan(tx, params.id);
      if (!may(person, "sketch.create", resourceOf(plan)))
        throw new ProblemError("identity.forbidden");
      refuseRetired(plan);
      const ids = await createSketches(tx, params.id, body.sketches, {
        confirmed: body.confirmed,
        act: { person, at: now(), limits },
      });
      const made = [];
      for (const id of ids) made.push(await sketchAnswer(tx, params.id, id, person));
      return made;
    }),
  );

  route(app, readSketch, async ({ request, reply, params }) => {
    const sketch = await sketchAnswer(
      database.write,
      params.id,
      params.sketchId,
      signedIn(request),
    );
    sendVersion(reply, sketch.version);
    return sketch;
  });

  route(app, editContract, ({ request, reply, params, body, version, transaction }) =>
    transaction(async (tx) => {
      const person = signedIn(request);
      const action = body.enteredEffects === undefined ? "sketch.edit" : "sketch.enter-effects";
      const sketch = await openSketchFor(tx, action, {
        planId: params.id,
        id: params.sketchId,
        person,
        version,
        yours: body,
      });
      await editSketch(tx, params.id, sketch, body, { person, at: now(), limits });
      const after = await sketchAnswer(tx, params.id, params.sketchId, person);
      sendVersion(reply, after.version);
      return after;
    }),
  );

  route(app, deleteSketch, ({ request, params, version, transaction }) =>
    transaction(async (tx) => {
      const person = signedIn(request);
      const sketch = await openSketchFor(tx, "sketch.delete", {
        planId: params.id,
        id: params.sketchId,
        person,
        version,
        yours: null,
      });
      // First, while it is known which plans show it.
      await logChange(
        tx,
        { person, at: now() },
        {
          planId: params.id,
          entity: "sketch_project",
          entityId: sketch.id,
          action: "deleted",
          changes: [{ field: "name", from: sketch.name, to: null }],
        },
      );
      await deletePlanItem(tx, {
        planId: sketch.planId,
        kind: "sketch_project",
        id: sketch.id,
        personId: person.id,
        at: now(),
      });
    }),
  );

  route(app, listPlanProjects, async ({ params }) => {
    await openPlan(database.write, params.id);
    return readPlanProjects(database.write, params.id);
  });

  route(app, readPlanProject, async ({ params }) =>
    foundOrProblem((await readPlanProjects(database.write, params.id, params.projectId))[0]),
  );

  route(app, planProjectsCsv, async ({ request, reply, params, query }) => {
    const plan = await openPlan(database.write, params.id);
    nameFile(reply, { parts: ["plan", plan.title, "projekter"], at: now(), ending: "csv" });
    const asked = { plan, person: signedIn(request), at: now() };
    const table = await planProjectsTable(database.write, asked, query.language);
    return Buffer.from(table);
  });
}

type GivenSketch = GivenTexts & {
  kind: "sketch_project" | "uroert_skov";
  subsidySchemeId?: string | null | undefined;
  mitigationMeasureId?: string | null | undefined;
  geometry: AreaGeometry;
  geometrySource: AreaSource;
};

/** Creates the sketches, all or none; one that lies wholly outside the report refuses them all. */
async function createSketches(
  tx: Tx,
  planId: string,
  given: readonly GivenSketch[],
  { confirmed, act }: { confirmed: boolean; act: SketchAuditContext },
): Promise<string[]> {
  if (given.length > 1 && !confirmed)
    throw new ProblemError("sketch.not-confirmed", { figures: { count: given.length } });
  const made: { id: string; name: string; geoLocationId: string; areaHa: number }[] = [];
  for (const sketch of given) {
    const choice = await checkedChoice(tx, {
      schemeId: sketch.subsidySchemeId ?? null,
      measureId: sketch.mitigationMeasureId ?? null,
    });
    const texts = checkedTexts(sketch, writtenSketchFields, act.limits) as SketchTextColumns;
    const area = await storeArea(tx, "sketch_project", sketch.geometry, sketch.geometrySource, act);
    const id = await insertSketch(tx, {
      planId,
      kind: sketch.kind,
      texts,
      ...choice,
      geoLocationId: area.id,
      areaHa: area.areaHa,
      organizationVat: act.person.vat,
      personId: act.person.id,
      at: act.at,
    });
    made.push({ id, name: texts.name, geoLocationId: area.id, areaHa: area.areaHa });
  }
  const ids = made.map(({ id }) => id);
  await recomputeEffects(tx, ids);
  for (const { id, name, geoLocationId, areaHa } of made) {
    valueOrProblem(containment(areaHa, await insidePlanHa(tx, planId, geoLocationId), "report"));
    // Only now is it known which plans it lies in.
    await logChange(tx, act, {
      planId,
      entity: "sketch_project",
      entityId: id,
      action: "created",
      changes: [{ field: "name", from: null, to: name }],
    });
  }
  return ids;
}

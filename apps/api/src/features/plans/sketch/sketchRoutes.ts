import { limitsOf } from "@mars/contracts/platform/limitsOf";
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
import { may } from "@mars/domain/rights/may";
import type { App } from "../../../platform/http/App.ts";
import { sendVersion } from "../../../platform/http/answers/ifMatch.ts";
import { nameFile } from "../../../platform/http/answers/nameFile.ts";
import { route } from "../../../platform/http/route.ts";
import { signedIn } from "../../../platform/identity/person.ts";
import { foundOrProblem, ProblemError } from "../../../platform/problems/ProblemError.ts";
import type { Services } from "../../../services.ts";
import { createSketches } from "./createSketches.ts";
import { deletePlanItem } from "../deletion/deletionQueries.ts";
import { editSketch } from "./editSketch.ts";
import { openPlan, openSketchFor, refuseRetired } from "../plan/openPlan.ts";
import { resourceOf } from "../plan/planAnswer.ts";
import { planProjectsTable } from "../downloads/planProjectsTable.ts";
import { lockPlanShared } from "../plan/planQueries.ts";
import { readPlanProjects } from "../plan/projectQueries.ts";
import { logChange } from "../plan/logChange.ts";
import { planSketch, sketchAnswer } from "./sketchAnswer.ts";
import { readSketches } from "./sketchQueries.ts";

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

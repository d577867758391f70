import {
  copyProject,
  createProject,
  deleteProject,
  editProject,
} from "@mars/contracts/projects/projects";
import { limitsOf } from "@mars/contracts/platform/limitsOf";
import type { App } from "../../../platform/http/App.ts";
import { sendVersion } from "../../../platform/http/answers/ifMatch.ts";
import { route } from "../../../platform/http/route.ts";
import { signedIn } from "../../../platform/identity/person.ts";
import type { Services } from "../../../services.ts";
import { copyProject as copy } from "./copyProject.ts";
import { createProject as create } from "./createProject.ts";
import { editProject as edit } from "./editProject.ts";
import { loggedChanges } from "../history/loggedFields.ts";
import { ensureMayNow, openForChange, openProject } from "../project/openProject.ts";
import { projectAnswer } from "../project/projectAnswer.ts";
import { deleteProjectRow } from "../project/projectQueries.ts";
import { logChange } from "../history/logChange.ts";

export function draftRoutes(app: App, { config, now }: Services): void {
  const limits = limitsOf(config);
  const { publicUrl } = config.server;
  route(app, createProject, ({ request, reply, body, transaction }) =>
    transaction(async (tx) => {
      const person = signedIn(request);
      const row = await create(tx, body, { person, at: now(), limits, publicUrl });
      sendVersion(reply, row.version);
      void reply.header("location", `${request.url.split("?")[0]}/${row.id}`);
      return projectAnswer(tx, row, person, now());
    }),
  );

  route(app, copyProject, ({ request, reply, params, transaction }) =>
    transaction(async (tx) => {
      const person = signedIn(request);
      const at = now();
      const from = await openProject(tx, params.id, person);
      const row = await copy(tx, from, { person, at, limits, publicUrl });
      sendVersion(reply, row.version);
      return projectAnswer(tx, row, person, at);
    }),
  );

  route(app, editProject, ({ request, reply, params, body, version, transaction }) =>
    transaction(async (tx) => {
      const person = signedIn(request);
      const at = now();
      const row = await openForChange(tx, { person, id: params.id, version, yours: body, now: at });
      const after = await edit(tx, row, body, { person, at, limits, publicUrl });
      sendVersion(reply, after.version);
      return projectAnswer(tx, after, person, at);
    }),
  );

  route(app, deleteProject, ({ request, params, version, transaction }) =>
    transaction(async (tx) => {
      const person = signedIn(request);
      const at = now();
      const row = await openForChange(tx, { person, id: params.id, version, yours: null, now: at });
      ensureMayNow(person, ["project.delete"], row, "project.not-draft");
      await logChange(
        tx,
        { person, at, limits, publicUrl },
        {
          projectId: row.id,
          action: "deleted",
          changes: loggedChanges(row, null),
          deleted: row,
        },
      );
      await deleteProjectRow(tx, row.id);
    }),
  );
}

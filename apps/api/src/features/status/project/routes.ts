import { drawStatusProjectMap, readStatusProject } from "@mars/contracts/status/statusProject";
import type { App } from "../../../platform/http/App.ts";
import { route } from "../../../platform/http/route.ts";
import { foundOrProblem } from "../../../platform/problems/ProblemError.ts";
import type { Services } from "../../../services.ts";
import type { StatusDocuments } from "../StatusDocuments.ts";
import { projectMap } from "./projectMap.ts";
import { projectPage } from "./projectPage.ts";

/** One project for everybody: its page, and the map on it. */
export function projectRoutes(
  app: App,
  { database }: Pick<Services, "database">,
  documents: StatusDocuments,
): void {
  route(app, readStatusProject, ({ request, reply, params: { id }, query: { asOf } }) =>
    documents.send(request, reply, {
      key: `project ${id}`,
      asOf,
      make: async (snapshot) => foundOrProblem(await projectPage(database.read, snapshot, id)),
    }),
  );
  route(app, drawStatusProjectMap, ({ request, reply, params: { id }, query: { asOf } }) =>
    documents.send(request, reply, {
      key: `project map ${id}`,
      asOf,
      mediaType: "image/svg+xml",
      make: async (snapshot) => foundOrProblem(await projectMap(database.read, snapshot, id)),
    }),
  );
}

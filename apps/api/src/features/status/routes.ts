import {
  listStatusMunicipalities,
  listStatusPlans,
  listStatusProjects,
  listStatusTripartites,
  readStatusMetadata,
} from "@mars/contracts/status/status";
import {
  readAfforestationPage,
  readOverviewPage,
  readProjectsPage,
  readStatusMap,
  readUnitPage,
  readUnitsPage,
} from "@mars/contracts/status/statusPages";
import type { Contract } from "@mars/contracts/platform/contract";
import type { App } from "../../platform/http/App.ts";
import { route } from "../../platform/http/route.ts";
import { foundOrProblem } from "../../platform/problems/ProblemError.ts";
import type { Services } from "../../services.ts";
import {
  nationalMunicipalities,
  nationalPlans,
  nationalTripartites,
} from "./national/nationalUnits.ts";
import { nationalMetadata, nationalProjects } from "./national/nationalStatus.ts";
import { nationalGoalsOf } from "./nationalGoalsOf.ts";
import { changeRoutes } from "./changes/routes.ts";
import { outlineRoutes } from "./outlines/routes.ts";
import { afforestationPage } from "./pages/afforestationPage.ts";
import { mapPage } from "./pages/mapPage.ts";
import { overviewPage } from "./pages/overviewPage.ts";
import { projectsPage } from "./pages/projectsPage.ts";
import { unitPage } from "./pages/unitPage.ts";
import { unitsPage } from "./pages/unitsPage.ts";
import { previewRoutes } from "./previews/routes.ts";
import { projectRoutes } from "./project/routes.ts";
import { provenanceRoutes } from "./provenance/routes.ts";
import { sheetRoutes } from "./sheet/routes.ts";
import type { Snapshot } from "./snapshot/Snapshot.ts";
import { SnapshotStore, statusTopics } from "./snapshot/SnapshotStore.ts";
import { StatusDocuments } from "./StatusDocuments.ts";
import { subscriptionRoutes } from "./subscriptions/routes.ts";
import { tableRoutes } from "./tables/routes.ts";

export async function statusRoutes(app: App, services: Services): Promise<void> {
  const { config, database, now, changes, responseCache } = services;
  const goals = nationalGoalsOf(config);
  const snapshots = new SnapshotStore({ database, watch: changes, goals, now });
  const documents = new StatusDocuments({ responseCache, snapshots, now });

  const national = (contract: Contract, make: (snapshot: Snapshot) => unknown) =>
    route(app, contract, ({ request, reply }) =>
      documents.send(request, reply, { key: contract.path, make }),
    );
  national(readStatusMetadata, nationalMetadata);
  national(listStatusProjects, nationalProjects);
  national(listStatusPlans, nationalPlans);
  national(listStatusTripartites, nationalTripartites);
  national(listStatusMunicipalities, nationalMunicipalities);

  const page = (
    contract: typeof readOverviewPage | typeof readAfforestationPage,
    make: (snapshot: Snapshot) => unknown,
  ) =>
    route(app, contract as typeof readOverviewPage, ({ request, reply, query: { asOf } }) =>
      documents.send(request, reply, { key: contract.path, asOf, make }),
    );
  page(readOverviewPage, overviewPage);
  page(readAfforestationPage, afforestationPage);

  route(app, readProjectsPage, ({ request, reply, query: { asOf, ...asked } }) =>
    documents.send(request, reply, {
      key: `projects ${asked.giving ?? ""} ${asked.largest ?? ""} ${asked.limit ?? ""}`,
      asOf,
      make: (snapshot) => projectsPage(snapshot, asked),
    }),
  );
  route(app, readUnitsPage, ({ request, reply, params: { kind }, query: { asOf } }) =>
    documents.send(request, reply, {
      key: `units ${kind}`,
      asOf,
      make: (snapshot) => unitsPage(snapshot, kind),
    }),
  );
  route(app, readUnitPage, ({ request, reply, params: { kind, id }, query: { asOf } }) =>
    documents.send(request, reply, {
      key: `unit ${kind} ${id}`,
      asOf,
      make: (snapshot) => foundOrProblem(unitPage(snapshot, kind, id)),
    }),
  );
  route(app, readStatusMap, ({ request, reply, query: { asOf, sketches } }) =>
    documents.send(request, reply, {
      key: `map ${sketches ?? "false"}`,
      asOf,
      make: (snapshot) => mapPage(snapshot, sketches === "true"),
    }),
  );
  changeRoutes(app, services, documents);
  subscriptionRoutes(app, services, { documents, version: () => changes.version(statusTopics) });
  sheetRoutes(app, services, documents);
  previewRoutes(app, services, documents);
  tableRoutes(app, documents);
  outlineRoutes(app, services, documents);
  projectRoutes(app, services, documents);
  provenanceRoutes(app, documents);
}

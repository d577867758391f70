import { catalogueRoutes } from "./features/catalogue/routes.ts";
import { dataSourcesRoutes } from "./features/dataSources/routes.ts";
import { geometriesRoutes } from "./features/geometries/routes.ts";
import { landRoutes } from "./features/land/routes.ts";
import { layersRoutes } from "./features/layers/routes.ts";
import { masterDataRoutes } from "./features/masterData/routes.ts";
import { messagesRoutes } from "./features/messages/routes.ts";
import { catalogueRoutes as openCatalogueRoutes } from "./features/openData/catalogue/routes.ts";
import { downloadRoutes } from "./features/openData/downloads/routes.ts";
import { ogcDocs } from "./features/openData/ogc/ogcDocs.ts";
import { organizationsRoutes } from "./features/organizations/routes.ts";
import { plansRoutes } from "./features/plans/routes.ts";
import { projectsRoutes } from "./features/projects/routes.ts";
import { screeningRoutes } from "./features/screening/routes.ts";
import { searchRoutes } from "./features/search/routes.ts";
import { statusRoutes } from "./features/status/routes.ts";
import { webhookDocs } from "./features/status/subscriptions/webhookDocs.ts";
import { uploadsRoutes } from "./features/uploads/routes.ts";
import { logoutRoutes } from "./features/users/logoutRoutes.ts";
import { usersRoutes } from "./features/users/routes.ts";
import type { App } from "./platform/http/App.ts";
import { serveDocumentation } from "./platform/docs/documentation.ts";
import type { FindBearer } from "./platform/identity/identify.ts";
import type { RevokedSessions } from "./platform/identity/RevokedSessions.ts";
import type { LogoutVerifier } from "./platform/identity/verifyLogout.ts";
import type { Services } from "./services.ts";
import { version } from "./version.ts";

type Sessions = {
  findBearer: FindBearer;
  revokedSessions: RevokedSessions;
  verifyLogout: LogoutVerifier;
};

/** Every feature under the API's path, and the documentation of them all. */
export async function featureRoutes(api: App, services: Services, sessions: Sessions) {
  await searchRoutes(api, services);
  await usersRoutes(api, services, sessions);
  await logoutRoutes(api, sessions);
  await organizationsRoutes(api, services);
  await layersRoutes(api, services);
  await projectsRoutes(api, services);
  await plansRoutes(api, services);
  await masterDataRoutes(api, services);
  await messagesRoutes(api, services);
  await statusRoutes(api, services);
  await landRoutes(api, services);
  await catalogueRoutes(api, services);
  await dataSourcesRoutes(api, services);
  await geometriesRoutes(api, services);
  await screeningRoutes(api, services);
  await uploadsRoutes(api, services);
  openCatalogueRoutes(api, services);
  downloadRoutes(api, services, version);
  serveDocumentation(api, {
    version,
    urls: services.responseCache.urls,
    chapters: [ogcDocs(services.config.server.publicUrl), webhookDocs],
  });
}

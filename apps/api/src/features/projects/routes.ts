import type { App } from "../../platform/http/App.ts";
import { ProbeLimit } from "../../platform/probing/ProbeLimit.ts";
import type { Services } from "../../services.ts";
import { areaRoutes } from "./areaRoutes.ts";
import { caseReadStorage } from "./caseReadQueries.ts";
import { caseRoutes } from "./caseRoutes.ts";
import { caseworkRoutes } from "./caseworkRoutes.ts";
import { documentRoutes } from "./documentRoutes.ts";
import { draftRoutes } from "./draftRoutes.ts";
import { partyRoutes } from "./partyRoutes.ts";
import "./problems.ts";
import { readRoutes } from "./readRoutes.ts";

/** Applications: draw, apply, follow. */
export async function projectsRoutes(app: App, services: Services): Promise<void> {
  const probes = { limit: new ProbeLimit(), config: services.config, now: services.now };
  services.storage.keep(caseReadStorage(services.config));
  readRoutes(app, services, probes);
  draftRoutes(app, services);
  areaRoutes(app, services);
  caseRoutes(app, services);
  partyRoutes(app, services);
  caseworkRoutes(app, services);
  documentRoutes(app, services, probes);
}

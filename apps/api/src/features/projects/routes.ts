import { allowanceStorage } from "../../platform/allowances/allowanceQueries.ts";
import type { App } from "../../platform/http/App.ts";
import type { Services } from "../../services.ts";
import { attachmentRoutes } from "./attachments/attachmentRoutes.ts";
import { areaRoutes } from "./area/areaRoutes.ts";
import { caseReadStorage } from "./project/caseReadQueries.ts";
import { caseRoutes } from "./lifecycle/caseRoutes.ts";
import { caseworkRoutes } from "./casework/caseworkRoutes.ts";
import { documentRoutes } from "./documents/documentRoutes.ts";
import { draftRoutes } from "./drafts/draftRoutes.ts";
import { partyRoutes } from "./parties/partyRoutes.ts";
import "./problems.ts";
import { readRoutes } from "./readRoutes.ts";

/** Applications: draw, apply, follow. */
export async function projectsRoutes(app: App, services: Services): Promise<void> {
  services.storage.registerKind(caseReadStorage(services.config));
  services.storage.registerKind(allowanceStorage);
  readRoutes(app, services);
  draftRoutes(app, services);
  areaRoutes(app, services);
  caseRoutes(app, services);
  partyRoutes(app, services);
  caseworkRoutes(app, services);
  documentRoutes(app, services);
  await attachmentRoutes(app, services);
}

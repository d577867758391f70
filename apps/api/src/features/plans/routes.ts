import type { App } from "../../platform/http/App.ts";
import type { Services } from "../../services.ts";
import { changesRoutes } from "./changesRoutes.ts";
import { deletionRoutes } from "./deletionRoutes.ts";
import { exportRoutes } from "./exportRoutes.ts";
import { insightRoutes } from "./insightRoutes.ts";
import { outlineRoutes } from "./outlineRoutes.ts";
import { planRoutes } from "./planRoutes.ts";
import "./problems.ts";
import { scenarioRoutes } from "./scenarioRoutes.ts";
import { sketchRoutes } from "./sketchRoutes.ts";

/** Planning: from sketch to a published report. */
export async function plansRoutes(app: App, services: Services): Promise<void> {
  planRoutes(app, services);
  sketchRoutes(app, services);
  scenarioRoutes(app, services);
  deletionRoutes(app, services);
  insightRoutes(app, services);
  outlineRoutes(app, services);
  changesRoutes(app, services);
  exportRoutes(app, services);
}

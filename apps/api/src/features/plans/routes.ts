import type { App } from "../../platform/http/App.ts";
import type { Services } from "../../services.ts";
import { changesRoutes } from "./changes/changesRoutes.ts";
import { deletionRoutes } from "./deletion/deletionRoutes.ts";
import { exportRoutes } from "./downloads/exportRoutes.ts";
import { doubleCountRoutes } from "./doubleCounts/doubleCountRoutes.ts";
import { gapRoutes } from "./gap/gapRoutes.ts";
import { potentialRoutes } from "./potential/potentialRoutes.ts";
import { versionRoutes } from "./publication/versionRoutes.ts";
import { outlineRoutes } from "./sketch/outlineRoutes.ts";
import { planRoutes } from "./plan/planRoutes.ts";
import "./problems.ts";
import { scenarioRoutes } from "./scenario/scenarioRoutes.ts";
import { sketchRoutes } from "./sketch/sketchRoutes.ts";

/** Planning: from sketch to a published report. */
export async function plansRoutes(app: App, services: Services): Promise<void> {
  planRoutes(app, services);
  sketchRoutes(app, services);
  scenarioRoutes(app, services);
  deletionRoutes(app, services);
  versionRoutes(app, services);
  potentialRoutes(app, services);
  gapRoutes(app, services);
  doubleCountRoutes(app, services);
  outlineRoutes(app, services);
  changesRoutes(app, services);
  exportRoutes(app, services);
}

import "./problems.ts";
import type { App } from "../../platform/http/App.ts";
import type { Services } from "../../services.ts";
import { changesRoutes } from "./changes/changesRoutes.ts";
import { deletionRoutes } from "./deletion/deletionRoutes.ts";
import { exportRoutes } from "./downloads/exportRoutes.ts";
import { doubleCountRoutes } from "./doubleCounts/doubleCountRoutes.ts";
import { gapRoutes } from "./gap/gapRoutes.ts";
import { versionRoutes } from "./publication/versionRoutes.ts";
import { outlineRoutes } from "./sketch/outlineRoutes.ts";
import { planRoutes } from "./plan/planRoutes.ts";
import { scenarioRoutes } from "./scenario/scenarioRoutes.ts";
import { sketchRoutes } from "./sketch/sketchRoutes.ts";
import { readPotential } from "@mars/contracts/plans/planPotential";
import { route } from "../../platform/http/route.ts";
import { Potentials } from "./potential/planPotential.ts";

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

function potentialRoutes(app: App, { database }: Services): void {
  const potentials = new Potentials();
  route(app, readPotential, ({ params }) =>
    potentials.read(database.write, { planId: params.id, opId: params.opId }),
  );
}

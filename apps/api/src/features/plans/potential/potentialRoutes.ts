import { readPotential } from "@mars/contracts/plans/planPotential";
import type { App } from "../../../platform/http/App.ts";
import { route } from "../../../platform/http/route.ts";
import type { Services } from "../../../services.ts";
import { Potentials } from "./planPotential.ts";

export function potentialRoutes(app: App, { database }: Services): void {
  const potentials = new Potentials();
  route(app, readPotential, ({ params }) =>
    potentials.read(database.write, { planId: params.id, opId: params.opId }),
  );
}

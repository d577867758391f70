import { searchOrganizations } from "@mars/contracts/people/organizations";
import type { App } from "../../platform/http/App.ts";
import { route } from "../../platform/http/route.ts";
import type { Services } from "../../services.ts";
import { findOrganizations } from "./queries.ts";

export async function organizationsRoutes(app: App, { database }: Services): Promise<void> {
  route(app, searchOrganizations, ({ query }) =>
    findOrganizations(database.read, query.query, query.limit),
  );
}

import type { Route } from "../../lib/router/routeTable.ts";
import { dashboardRoutes } from "./dashboardRoutes.ts";
import { planRoutes } from "./planRoutes.ts";
import { projectRoutes } from "./projectRoutes.ts";
import { publicRoutes } from "./publicRoutes.ts";
import type { RouteFacts } from "./RouteFacts.ts";
import { statusRoutes } from "./statusRoutes.ts";

/** Every page of the product; `@mars/contracts/webRoutes` is the list the server goes by. */
export const routes: readonly Route<RouteFacts>[] = [
  ...publicRoutes,
  ...statusRoutes,
  ...dashboardRoutes,
  ...projectRoutes,
  ...planRoutes,
];

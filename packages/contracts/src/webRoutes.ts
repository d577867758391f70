/** Who may see a page; the web app guards by it, the API guards the data itself. */
export type WebAccess = "public" | "login" | "plans";

export type WebRoute = { path: string; access: WebAccess };

/**
 * Every page of the web app. The server answers 200 for these and 404 with the
 * same document for anything else, so that a wrong address is wrong to machines too.
 */
export const webRoutes = [
  { path: "/", access: "public" },
  { path: "/oidc_callback", access: "public" },
  { path: "/access-denied", access: "public" },
  { path: "/dashboard", access: "public" },
  { path: "/dashboard/overview", access: "public" },
  { path: "/dashboard/:effect", access: "public" },
  { path: "/dashboard/plan/:id", access: "public" },
  { path: "/dashboard/kommune/:id", access: "public" },
  { path: "/dashboard/vos/:id", access: "public" },
  { path: "/screening", access: "public" },
  { path: "/projects", access: "login" },
  { path: "/projects/new", access: "login" },
  { path: "/projects/:id", access: "login" },
  { path: "/projects/:id/pdf", access: "login" },
  { path: "/projects/:projectId/supplementary-geometries/:id", access: "login" },
  { path: "/plans", access: "plans" },
  { path: "/plans/:id", access: "plans" },
  { path: "/plans/:id/sketch-projects/:projectId", access: "plans" },
  { path: "/plans/:id/projects/:projectId", access: "plans" },
  { path: "/status", access: "public" },
  { path: "/status/overview", access: "public" },
  { path: "/status/nationaltindblik", access: "public" },
  { path: "/status/lokaletreparter", access: "public" },
  { path: "/status/lokaletreparter/:vosId", access: "public" },
  { path: "/status/kommuner", access: "public" },
  { path: "/status/kommuner/:municipalityId", access: "public" },
  { path: "/status/kystvandgrupper", access: "public" },
  { path: "/status/kystvandgrupper/:planId", access: "public" },
  { path: "/status/skovrejsningsindsatsen", access: "public" },
  { path: "/status/jordopkoeb", access: "public" },
  { path: "/settings", access: "public" },
  { path: "/cookies", access: "public" },
  { path: "/logout", access: "public" },
  { path: "/was", access: "public" },
] as const satisfies readonly WebRoute[];

export type WebPath = (typeof webRoutes)[number]["path"];

/** The effects with a page of their own; another word is an unknown address. */
export const dashboardEffects = ["nitrogen", "extraction", "afforestation"] as const;

const patterns = webRoutes.map((route) => ({
  path: route.path,
  expression: new RegExp(
    `^${route.path.replaceAll(/:\w+/g, "[^/]+")}${route.path === "/" ? "" : "/?"}$`,
  ),
}));

/** The page an address belongs to, or null. A fixed path wins over one with a parameter. */
export function findWebRoute(pathname: string): WebPath | null {
  const found = patterns.find((pattern) => pattern.expression.test(pathname));
  if (!found) return null;
  if (found.path === "/dashboard/:effect") {
    const effect = pathname.split("/")[2];
    if (!dashboardEffects.some((known) => known === effect)) return null;
  }
  return found.path;
}

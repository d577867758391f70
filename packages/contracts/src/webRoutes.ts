import type { Language } from "@mars/domain/languages";

/** Who may see a page; the web app guards by it, the API guards the data itself. */
type WebAccess = "public" | "login" | "plans";

type Words = Readonly<Record<Language, string>>;

export type WebPage = {
  readonly path: string;
  /** What statistics call it; never which project or plan. */
  readonly name: string;
  readonly access: WebAccess;
  readonly title: Words;
  /** `map` folds the header and gives the rest of the window to the page; `bare` has no shell. */
  readonly layout?: "map" | "bare";
  /** Ways of seeing the page (`?mode=`) that fill the window with the map; else it is a page. */
  readonly mapModes?: readonly string[];
  /** Status pages exist in Danish only (SPEC 9). */
  readonly isDanishOnly?: boolean;
  /** One section may stand alone in another site (`?embed=`): no header and footer then. */
  readonly isEmbeddable?: boolean;
  /** Its entry in the main menu; `within` are the addresses where the entry is the current one. */
  readonly menu?: {
    readonly position: number;
    readonly label: Words;
    /** For caseworkers, where the page is another one to them. */
    readonly caseworkerLabel?: Words;
    readonly within: string;
  };
  /** There is no such page: whoever comes is led on. */
  readonly leadsTo?: string;
};

const effects = { access: "public", isEmbeddable: true } as const;
const status = { access: "public", isDanishOnly: true, isEmbeddable: true } as const;

/**
 * Every page of the web app: address, access, title and menu. The server answers 200 for these and
 * 404 with the same document for anything else, so that a wrong address is wrong to machines too.
 * What each is described by to search engines stands in `pageHeads`, which no browser loads.
 */
export const webRoutes = [
  {
    path: "/",
    name: "front",
    access: "public",
    title: {
      da: "MARS – omlægning af Danmarks arealer",
      en: "MARS – converting Denmark's land",
    },
  },
  {
    path: "/oidc_callback",
    name: "signingIn",
    access: "public",
    title: { da: "Logger ind", en: "Logging in" },
    layout: "bare",
  },
  {
    path: "/access-denied",
    name: "accessDenied",
    access: "public",
    title: { da: "Ingen adgang", en: "No access" },
  },
  {
    path: "/dashboard",
    name: "dashboard",
    ...effects,
    title: { da: "Effekter", en: "Effects" },
    leadsTo: "/dashboard/overview",
  },
  {
    path: "/dashboard/overview",
    name: "dashboard",
    ...effects,
    title: { da: "Effekter", en: "Effects" },
  },
  {
    path: "/dashboard/:effect",
    name: "dashboardEffect",
    ...effects,
    title: { da: "Effekt", en: "Effect" },
  },
  {
    path: "/dashboard/plan/:id",
    name: "dashboardPlan",
    ...effects,
    title: { da: "Effekter i en kystvandgruppe", en: "Effects in a coastal water group" },
  },
  {
    path: "/dashboard/kommune/:id",
    name: "dashboardMunicipality",
    ...effects,
    title: { da: "Effekter i en kommune", en: "Effects in a municipality" },
  },
  {
    path: "/dashboard/vos/:id",
    name: "dashboardVos",
    ...effects,
    title: { da: "Effekter i et kystvandopland", en: "Effects in a coastal water area" },
  },
  {
    path: "/screening",
    name: "screening",
    access: "public",
    title: { da: "Screening", en: "Screening" },
    layout: "map",
    menu: {
      position: 1,
      label: { da: "Screening", en: "Screening" },
      within: "/screening",
    },
  },
  {
    path: "/projects",
    name: "projects",
    access: "login",
    title: { da: "Mine projekter", en: "My projects" },
    menu: {
      position: 4,
      label: { da: "Mine projekter", en: "My projects" },
      caseworkerLabel: { da: "Indbakke", en: "Inbox" },
      within: "/projects",
    },
  },
  {
    path: "/projects/new",
    name: "projectNew",
    access: "login",
    title: { da: "Nyt projekt", en: "New project" },
  },
  {
    path: "/projects/:id",
    name: "project",
    access: "login",
    title: { da: "Projekt", en: "Project" },
    mapModes: ["map", "area", "supplementary"],
  },
  {
    path: "/projects/:id/pdf",
    name: "projectPdf",
    access: "login",
    title: { da: "Projekt som PDF", en: "Project as PDF" },
  },
  {
    path: "/projects/:projectId/supplementary-geometries/:id",
    name: "supplementaryGeometry",
    access: "login",
    title: { da: "Supplerende område", en: "Supplementary area" },
    layout: "map",
  },
  {
    path: "/plans",
    name: "plans",
    access: "plans",
    title: { da: "Planlægning", en: "Planning" },
    menu: { position: 3, label: { da: "Planlægning", en: "Planning" }, within: "/plans" },
  },
  {
    path: "/plans/:id",
    name: "plan",
    access: "plans",
    title: { da: "Kystvandgrupperapport", en: "Coastal water group report" },
    layout: "map",
  },
  {
    path: "/plans/:id/sketch-projects/:projectId",
    name: "sketchProject",
    access: "plans",
    title: { da: "Skitseprojekt", en: "Sketch project" },
    layout: "map",
  },
  {
    path: "/plans/:id/projects/:projectId",
    name: "appliedProject",
    access: "plans",
    title: { da: "Ansøgt projekt", en: "Project applied for" },
    layout: "map",
  },
  {
    path: "/status",
    name: "statusOverview",
    ...status,
    title: { da: "Status", en: "Status" },
    leadsTo: "/status/overview",
  },
  {
    path: "/status/overview",
    name: "statusOverview",
    ...status,
    title: { da: "Status", en: "Status" },
    menu: { position: 2, label: { da: "Status", en: "Status" }, within: "/status" },
  },
  {
    path: "/status/nationaltindblik",
    name: "statusNational",
    ...status,
    title: { da: "Nationalt indblik", en: "National overview" },
  },
  {
    path: "/status/lokaletreparter",
    name: "statusTripartites",
    ...status,
    title: { da: "Lokale treparter", en: "Local tripartites" },
  },
  {
    path: "/status/lokaletreparter/:vosId",
    name: "statusTripartite",
    ...status,
    title: { da: "Lokal trepart", en: "Local tripartite" },
  },
  {
    path: "/status/kommuner",
    name: "statusMunicipalities",
    ...status,
    title: { da: "Kommuner", en: "Municipalities" },
  },
  {
    path: "/status/kommuner/:municipalityId",
    name: "statusMunicipality",
    ...status,
    title: { da: "Kommune", en: "Municipality" },
  },
  {
    path: "/status/kystvandgrupper",
    name: "statusGroups",
    ...status,
    title: { da: "Kystvandgrupper", en: "Coastal water groups" },
  },
  {
    path: "/status/kystvandgrupper/:planId",
    name: "statusGroup",
    ...status,
    title: { da: "Kystvandgruppe", en: "Coastal water group" },
  },
  {
    path: "/status/projekter/:projectId",
    name: "statusProject",
    ...status,
    title: { da: "Projekt", en: "Project" },
  },
  {
    path: "/status/skovrejsningsindsatsen",
    name: "statusAfforestation",
    ...status,
    title: { da: "Skovrejsningsindsatsen", en: "Afforestation" },
  },
  {
    path: "/status/aendringer",
    name: "statusChanges",
    ...status,
    title: { da: "Hvad er ændret?", en: "What changed?" },
  },
  {
    path: "/status/sammenlign",
    name: "statusCompare",
    ...status,
    title: { da: "Sammenlign", en: "Compare" },
  },
  {
    path: "/status/a4",
    name: "statusSheet",
    ...status,
    title: { da: "Status på én side", en: "Status on one page" },
  },
  {
    path: "/status/jordopkoeb",
    name: "land",
    ...status,
    title: { da: "Jordopkøb", en: "Land purchases" },
    menu: {
      position: 5,
      label: { da: "Jordopkøb", en: "Land purchases" },
      within: "/status/jordopkoeb",
    },
  },
  {
    path: "/messages",
    name: "messages",
    access: "login",
    title: { da: "Beskeder", en: "Messages" },
  },
  {
    path: "/settings",
    name: "settings",
    access: "public",
    title: { da: "Indstillinger", en: "Settings" },
  },
  {
    path: "/data",
    name: "sources",
    access: "public",
    title: { da: "Data og kilder", en: "Data and sources" },
  },
  {
    path: "/cookies",
    name: "cookies",
    access: "public",
    title: { da: "Cookies", en: "Cookies" },
  },
  {
    path: "/logout",
    name: "signingOut",
    access: "public",
    title: { da: "Logger ud", en: "Logging out" },
    layout: "bare",
  },
  {
    path: "/accessibility",
    name: "accessibility",
    access: "public",
    title: { da: "Tilgængelighedserklæring", en: "Accessibility statement" },
  },
  {
    path: "/was",
    name: "accessibility",
    access: "public",
    title: { da: "Tilgængelighedserklæring", en: "Accessibility statement" },
  },
] as const satisfies readonly WebPage[];

export type WebPath = (typeof webRoutes)[number]["path"];

/** What an address shows that belongs to no page. */
export const unknownPage = {
  path: "404",
  name: "notFound",
  access: "public",
  title: { da: "Siden findes ikke", en: "Page not found" },
} as const satisfies WebPage;

/** The effects with a page of their own; another word is an unknown address. */
const dashboardEffects = ["nitrogen", "extraction", "afforestation"] as const;

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

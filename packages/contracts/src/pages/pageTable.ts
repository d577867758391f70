import type { TextByLanguage } from "@mars/domain/languages";

/** Who may see a page; the web app guards by it, the API guards the data itself. */
type WebAccess = "public" | "login" | "plans";

export type WebPage = {
  readonly path: string;
  /** What statistics call it; never which project or plan. */
  readonly name: string;
  readonly access: WebAccess;
  readonly title: TextByLanguage;
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
    readonly label: TextByLanguage;
    /** For caseworkers, where the page is another one to them. */
    readonly caseworkerLabel?: TextByLanguage;
    readonly within: string;
  };
  /** Its entry in the menu of the status pages; named as its title where nothing else is said. */
  readonly statusMenu?: {
    readonly position: number;
    readonly label?: TextByLanguage;
    /** The addresses where the entry is the current one, where they do not begin with its own. */
    readonly within?: string;
  };
  /** The words its parameter may be; another one is an unknown address. */
  readonly values?: readonly string[];
  /** There is no such page: whoever comes is led on. */
  readonly leadsTo?: string;
};

/** What the server alone asks of a page; the build leaves it out of what browsers load. */
type OnServer = {
  /** For search engines and link previews, in Danish; the site's own where it has none. */
  readonly description?: string;
  /** Where the words of a parameter each have a head of their own. */
  readonly headOf?: Readonly<Record<string, { title: string; description: string }>>;
  /** Rendered before any script has run, as every page that can be embedded is. */
  readonly isRendered?: boolean;
  /** Public, but nothing to be found by a search. */
  readonly isUnlisted?: boolean;
};
export type TabledPage = WebPage & { readonly onServer?: OnServer };

const effects = { access: "public", isEmbeddable: true } as const;
const status = { access: "public", isDanishOnly: true, isEmbeddable: true } as const;

/**
 * Every page of the web app: address, access, title, menus and head. The server answers 200 for
 * these and 404 with the same document for anything else, so that a wrong address is wrong to
 * machines too. Browsers read it through `webRoutes`, without what is `onServer`.
 */
export const pageTable = [
  {
    path: "/",
    name: "front",
    access: "public",
    title: {
      da: "MARS – omlægning af Danmarks arealer",
      en: "MARS – converting Denmark's land",
    },
    onServer: { isRendered: true },
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
    onServer: { isUnlisted: true },
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
    onServer: {
      description:
        "Effekterne af den grønne arealomlægning: kvælstof, udtagning af lavbundsjord og skovrejsning.",
    },
  },
  {
    path: "/dashboard/:effect",
    name: "dashboardEffect",
    ...effects,
    title: { da: "Effekt", en: "Effect" },
    values: ["nitrogen", "extraction", "afforestation"],
    onServer: {
      description: "Mål, fremdrift og projekter for én effekt.",
      headOf: {
        nitrogen: {
          title: "Kvælstof",
          description:
            "Hvor meget mindre kvælstof der når ud i fjorde og kyster: mål, fremdrift og projekter.",
        },
        extraction: {
          title: "Lavbund",
          description:
            "Hvor meget kulstofrig lavbundsjord der er taget ud af drift eller er på vej: mål, fremdrift og projekter.",
        },
        afforestation: {
          title: "Skov",
          description:
            "Hvor meget ny skov der er plantet eller på vej: mål, fremdrift og projekter.",
        },
      },
    },
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
    onServer: {
      description:
        "Tegn, vælg eller upload et område, og se potentialer, konflikter og mulige tilskudsordninger.",
    },
  },
  {
    path: "/screening/sammenlign",
    name: "screeningCompare",
    access: "public",
    title: { da: "Sammenlign alternativer", en: "Compare alternatives" },
    onServer: { isUnlisted: true },
  },
  {
    path: "/mit-areal",
    name: "myLand",
    access: "public",
    title: { da: "Mit areal", en: "My land" },
    layout: "map",
    menu: { position: 2, label: { da: "Mit areal", en: "My land" }, within: "/mit-areal" },
    onServer: {
      description:
        "Find en matrikel, og se, hvilke offentlige projekter og planer den er med i, hvad der sker nu, og hvad jorden kunne give.",
    },
  },
  {
    path: "/projects",
    name: "projects",
    access: "login",
    title: { da: "Mine projekter", en: "My projects" },
    menu: {
      position: 5,
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
    menu: { position: 4, label: { da: "Planlægning", en: "Planning" }, within: "/plans" },
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
    onServer: {
      description:
        "Følg fremdriften i den grønne arealomlægning: projekter, indsatser og nationale mål.",
    },
  },
  {
    path: "/status/overview",
    name: "statusOverview",
    ...status,
    title: { da: "Status", en: "Status" },
    menu: { position: 3, label: { da: "Status", en: "Status" }, within: "/status" },
    statusMenu: { position: 1, label: { da: "Overblik", en: "Overview" } },
    onServer: {
      description:
        "Følg fremdriften i den grønne arealomlægning: projekter, indsatser og nationale mål.",
    },
  },
  {
    path: "/status/find",
    name: "statusFind",
    ...status,
    title: { da: "Find dit sted", en: "Find your place" },
    statusMenu: { position: 2 },
    onServer: {
      description:
        "Søg efter fjord, by, postnummer, kommune, lokal trepart eller kystvandgruppe, og se, hvor langt indsatsen er der.",
    },
  },
  {
    path: "/status/nationaltindblik",
    name: "statusNational",
    ...status,
    title: { da: "Nationalt indblik", en: "National overview" },
    onServer: {
      description:
        "De 23 lokale treparters projekter og indsatser sammenlignet med de nationale mål.",
    },
  },
  {
    path: "/status/lokaletreparter",
    name: "statusTripartites",
    ...status,
    title: { da: "Lokale treparter", en: "Local tripartites" },
    statusMenu: { position: 3 },
    onServer: {
      description:
        "Find en lokal trepart, og se dens kommuner, kystvandgrupper, projekter og fremdrift.",
    },
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
    statusMenu: { position: 4 },
    onServer: { description: "Find en kommune, og se, hvor langt den er." },
  },
  {
    path: "/status/kommuner/:municipalityId",
    name: "statusMunicipality",
    ...status,
    title: { da: "Kommune", en: "Municipality" },
    onServer: { description: "Kommunens bidrag til de nationale mål og dens projekter." },
  },
  {
    path: "/status/kystvandgrupper",
    name: "statusGroups",
    ...status,
    title: { da: "Kystvandgrupper", en: "Coastal water groups" },
    statusMenu: { position: 5 },
    onServer: {
      description:
        "Find en kystvandgruppe, og se, hvor meget af kvælstofbehovet der er planlagt dækket.",
    },
  },
  {
    path: "/status/kystvandgrupper/:planId",
    name: "statusGroup",
    ...status,
    title: { da: "Kystvandgruppe", en: "Coastal water group" },
    onServer: {
      description:
        "Planlagt kvælstofindsats, reduktionsmål og projekter i kystvandgruppen og dens deloplande.",
    },
  },
  {
    path: "/status/projekter/:projectId",
    name: "statusProject",
    ...status,
    title: { da: "Projekt", en: "Project" },
    onServer: {
      description: "Et projekt med tilsagn: hvor det ligger, hvor langt det er, og hvad det giver.",
    },
  },
  {
    path: "/status/skovrejsningsindsatsen",
    name: "statusAfforestation",
    ...status,
    title: { da: "Skovrejsningsindsatsen", en: "Afforestation" },
    statusMenu: { position: 6, label: { da: "Skovrejsning", en: "Afforestation" } },
    onServer: {
      description: "Skovrejsning efter projektstatus, fordelt på almindelig og urørt skov.",
    },
  },
  {
    path: "/status/aendringer",
    name: "statusChanges",
    ...status,
    title: { da: "Hvad er ændret?", en: "What changed?" },
    statusMenu: { position: 9 },
    onServer: {
      description:
        "Nye tilsagn, projekter, der er anlagt eller frafaldet, og udgivne rapporter i en periode, i hele landet eller ét sted.",
    },
  },
  {
    path: "/status/sammenlign",
    name: "statusCompare",
    ...status,
    title: { da: "Sammenlign", en: "Compare" },
    statusMenu: { position: 8 },
    onServer: {
      description:
        "To til seks kommuner, lokale treparter eller kystvandgrupper ved siden af hinanden, pr. 1.000 ha land og i forhold til behovet.",
    },
  },
  {
    path: "/status/a4",
    name: "statusSheet",
    ...status,
    title: { da: "Status på én side", en: "Status on one page" },
    onServer: {
      description:
        "Det vigtigste om landet, en kommune, en lokal trepart eller en kystvandgruppe på ét A4-ark.",
    },
  },
  {
    path: "/status/regn-efter",
    name: "statusRecount",
    ...status,
    title: { da: "Regn efter", en: "Check the figures" },
    onServer: {
      description:
        "Landets hovedtal beregnet igen i din egen browser fra de åbne data, trin for trin.",
    },
  },
  {
    path: "/status/jordopkoeb",
    name: "land",
    ...status,
    title: { da: "Jordopkøb", en: "Land purchases" },
    menu: {
      position: 6,
      label: { da: "Jordopkøb", en: "Land purchases" },
      within: "/status/jordopkoeb",
    },
    onServer: {
      description: "Statens jordbeholdning, køb og salg pr. kvartal og status pr. kommune.",
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
    onServer: { isUnlisted: true },
  },
  {
    path: "/data",
    name: "sources",
    access: "public",
    title: { da: "Data og kilder", en: "Data and sources" },
    onServer: {
      description: "Hvor tallene og kortene kommer fra, hvor gamle de er, og hvad der mangler.",
      isRendered: true,
    },
  },
  {
    path: "/cookies",
    name: "cookies",
    access: "public",
    title: { da: "Cookies", en: "Cookies" },
    onServer: {
      description: "Hvilke cookies siden bruger, og hvordan du ændrer dit samtykke.",
      isRendered: true,
    },
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
    onServer: {
      description:
        "Hvor tilgængelig siden er, hvordan den er testet, og hvordan du klager over noget, du ikke kan bruge.",
      isRendered: true,
    },
  },
  {
    path: "/was",
    name: "accessibility",
    access: "public",
    title: { da: "Tilgængelighedserklæring", en: "Accessibility statement" },
    onServer: { isUnlisted: true },
  },
] as const satisfies readonly TabledPage[];

import { countryPreview, type PagePreview } from "./pagePreview.ts";
import { unknownPage, type WebPath, webRoutes } from "./webRoutes.ts";

export type PageHead = {
  title: string;
  description: string;
  /** Left out where there is no picture of what the page is about. */
  preview?: PagePreview;
};

const site =
  "Danmarks nationale platform for den grønne omlægning af arealer: screening, planlægning, ansøgning og status.";

/** What each page is described by to search engines and link previews, in Danish. */
const descriptions: Readonly<Record<WebPath, string>> = {
  "/": site,
  "/screening":
    "Tegn, vælg eller upload et område, og se potentialer, konflikter og mulige tilskudsordninger.",
  "/dashboard": site,
  "/dashboard/overview":
    "Effekterne af den grønne arealomlægning: kvælstof, udtagning af lavbundsjord og skovrejsning.",
  "/dashboard/:effect": "Mål, fremdrift og projekter for én effekt.",
  "/dashboard/plan/:id": site,
  "/dashboard/kommune/:id": site,
  "/dashboard/vos/:id": site,
  "/status": "Følg fremdriften i den grønne arealomlægning: projekter, indsatser og nationale mål.",
  "/status/overview":
    "Følg fremdriften i den grønne arealomlægning: projekter, indsatser og nationale mål.",
  "/status/nationaltindblik":
    "De 23 lokale treparters projekter og indsatser sammenlignet med de nationale mål.",
  "/status/lokaletreparter":
    "Find en lokal trepart, og se dens kommuner, kystvandgrupper, projekter og fremdrift.",
  "/status/lokaletreparter/:vosId": site,
  "/status/kommuner": "Find en kommune, og se, hvor langt den er.",
  "/status/kommuner/:municipalityId": "Kommunens bidrag til de nationale mål og dens projekter.",
  "/status/kystvandgrupper":
    "Find en kystvandgruppe, og se, hvor meget af kvælstofbehovet der er planlagt dækket.",
  "/status/kystvandgrupper/:planId":
    "Planlagt kvælstofindsats, reduktionsmål og projekter i kystvandgruppen og dens deloplande.",
  "/status/projekter/:projectId":
    "Et projekt med tilsagn: hvor det ligger, hvor langt det er, og hvad det giver.",
  "/status/skovrejsningsindsatsen":
    "Skovrejsning efter projektstatus, fordelt på almindelig og urørt skov.",
  "/status/aendringer":
    "Nye tilsagn, projekter, der er anlagt eller frafaldet, og udgivne rapporter i en periode, i hele landet eller ét sted.",
  "/status/sammenlign":
    "To til fire kommuner, lokale treparter eller kystvandgrupper ved siden af hinanden, pr. 1.000 ha land og i forhold til behovet.",
  "/status/a4":
    "Det vigtigste om landet, en kommune, en lokal trepart eller en kystvandgruppe på ét A4-ark.",
  "/status/jordopkoeb": "Statens jordbeholdning, køb og salg pr. kvartal og status pr. kommune.",
  "/data": "Hvor tallene og kortene kommer fra, hvor gamle de er, og hvad der mangler.",
  "/accessibility":
    "Hvor tilgængelig siden er, hvordan den er testet, og hvordan du klager over noget, du ikke kan bruge.",
  "/cookies": "Hvilke cookies siden bruger, og hvordan du ændrer dit samtykke.",
  "/messages": site,
  "/settings": site,
  "/access-denied": site,
  "/projects": site,
  "/projects/new": site,
  "/projects/:id": site,
  "/projects/:id/pdf": site,
  "/projects/:projectId/supplementary-geometries/:id": site,
  "/plans": site,
  "/plans/:id": site,
  "/plans/:id/sketch-projects/:projectId": site,
  "/plans/:id/projects/:projectId": site,
  "/oidc_callback": site,
  "/logout": site,
  "/was": site,
};

/** Pages on how far the country is, or that begin with it. */
const ofTheCountry = /^\/(?:$|(?:status|dashboard)(?:\/|$))/;

/** The three addresses of `/dashboard/:effect`. */
const effects = {
  "/dashboard/nitrogen": {
    title: "Kvælstof – MARS",
    description:
      "Hvor meget mindre kvælstof der når ud i fjorde og kyster: mål, fremdrift og projekter.",
  },
  "/dashboard/extraction": {
    title: "Lavbund – MARS",
    description:
      "Hvor meget kulstofrig lavbundsjord der er taget ud af drift eller er på vej: mål, fremdrift og projekter.",
  },
  "/dashboard/afforestation": {
    title: "Skov – MARS",
    description: "Hvor meget ny skov der er plantet eller på vej: mål, fremdrift og projekter.",
  },
} satisfies Record<string, PageHead>;

/**
 * Danish title and description of each page as the server sends it, before any script has run, by
 * path or by address where addresses of one path differ. Kept apart from `webRoutes` so that the
 * browser does not load it.
 */
export const pageHeads: Readonly<Record<string, PageHead | undefined>> = {
  ...Object.fromEntries(
    webRoutes.map(({ path, title }) => [
      path,
      {
        title: path === "/" ? title.da : `${title.da} – MARS`,
        description: descriptions[path],
        ...(ofTheCountry.test(path) && { preview: countryPreview }),
      },
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(effects).map(([path, head]) => [path, { ...head, preview: countryPreview }]),
  ),
  "404": { title: `${unknownPage.title.da} – MARS`, description: site },
};

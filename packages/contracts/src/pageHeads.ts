import type { WebPath } from "./webRoutes.ts";

export type PageHead = { title: string; description: string };

const product = "MARS";
const site =
  "Danmarks nationale platform for den grønne omlægning af arealer: screening, planlægning, ansøgning og status.";

function head(title: string, description: string = site): PageHead {
  return { title: `${title} – ${product}`, description };
}

const known = {
  "/": { title: `${product} – omlægning af Danmarks arealer`, description: site },
  "/screening": head(
    "Screening",
    "Tegn, vælg eller upload et areal og se dets potentialer, konflikter og mulige tilskudsordninger.",
  ),
  "/projects": head("Mine projekter"),
  "/plans": head("Kystvandgrupperapporter"),
  "/dashboard/overview": head(
    "Effekter",
    "Effekterne af den grønne arealomlægning: kvælstof, udtagning af lavbundsjord og skovrejsning.",
  ),
  "/dashboard/:effect": head("Effekt", "Mål, fremdrift og projekter for én effekt."),
  "/dashboard/plan/:id": head("Effekter i kystvandgruppe"),
  "/dashboard/kommune/:id": head("Effekter i kommune"),
  "/dashboard/vos/:id": head("Effekter i lokal trepart"),
  "/status/overview": head(
    "Status",
    "Følg fremdriften i den grønne arealomlægning: projekter, indsatser og nationale mål.",
  ),
  "/status/nationaltindblik": head(
    "Nationalt indblik",
    "De 23 lokale treparters projekter og indsatser holdt op mod de nationale mål.",
  ),
  "/status/lokaletreparter": head(
    "Lokale treparter",
    "Find en lokal trepart og se dens kommuner, kystvandgrupper, projekter og fremdrift.",
  ),
  "/status/lokaletreparter/:vosId": head("Lokal trepart"),
  "/status/kommuner": head("Kommuner", "Find en kommune og se, hvor langt den er."),
  "/status/kommuner/:municipalityId": head(
    "Kommune",
    "Kommunens bidrag til de nationale mål og dens projekter.",
  ),
  "/status/kystvandgrupper": head(
    "Kystvandgrupper",
    "Find en kystvandgruppe og se planlagt kvælstofindsats mod indsatsbehovet.",
  ),
  "/status/kystvandgrupper/:planId": head(
    "Kystvandgruppe",
    "Planlagt kvælstofindsats, reduktionsmål og projekter i kystvandgruppen og dens deloplande.",
  ),
  "/status/skovrejsningsindsatsen": head(
    "Skovrejsningsindsatsen",
    "Skovrejsning efter projektstatus, fordelt på almindelig og urørt skov.",
  ),
  "/status/jordopkoeb": head(
    "Jordopkøb",
    "Statens jordbeholdning, køb og salg pr. kvartal og status pr. kommune.",
  ),
  "/settings": head("Indstillinger"),
  "/cookies": head("Cookies", "Hvilke cookies siden bruger, og hvordan du ændrer dit samtykke."),
  "/access-denied": head("Ingen adgang"),
} satisfies Partial<Record<WebPath, PageHead>>;

/** The three addresses of `/dashboard/:effect`. */
const effects = {
  "/dashboard/nitrogen": head(
    "Kvælstof",
    "Hvor meget mindre kvælstof når ud i fjorde og kyster: mål, fremdrift og projekter.",
  ),
  "/dashboard/extraction": head(
    "Lavbund",
    "Hvor meget kulstofrig lavbundsjord der er taget ud af drift eller er på vej: mål, fremdrift og projekter.",
  ),
  "/dashboard/afforestation": head(
    "Skov",
    "Hvor meget ny skov der er plantet eller på vej: mål, fremdrift og projekter.",
  ),
} satisfies Record<string, PageHead>;

/**
 * Danish title and description of each page as the server sends it, before any script
 * has run, by path or by address where addresses of one path differ. Kept apart from `webRoutes` so that the browser does not load it.
 */
export const pageHeads: Readonly<Record<string, PageHead | undefined>> = {
  ...known,
  ...effects,
  "404": head("Siden findes ikke"),
};

import { defineDanishText } from "@mars/wording/language/text";

const da = {
  "national.title": "Nationalt indblik",
  "national.lead":
    "De 23 lokale treparter planlægger omlægningen. Se, hvor langt hver af dem er, og hvad de tilsammen når af de nationale mål.",
  "national.table": "De lokale treparter efter stadie og indsats",
  "national.tableIntro":
    "Tallene gælder det, der ligger i hver treparts område. Skitseprojekter tæller ikke med.",
  "national.goals": "De nationale mål",
  "national.goalsIntro": "Alle treparters projekter sammenlignet med de nationale mål.",
  "tripartites.title": "Lokale treparter",
  "tripartites.lead":
    "23 lokale treparter planlægger, hvor jorden skal omlægges. Find din, og se dens kommuner, kystvandgrupper og projekter.",
  "municipalities.title": "Kommuner",
  "municipalities.lead": "Find en kommune, og se, hvor langt den er med kvælstof, lavbund og skov.",
  "plans.title": "Kystvandgrupper",
  "plans.lead":
    "En kystvandgruppe er det område, hvis vand løber til samme kyst. Se, hvor meget af kvælstofbehovet de 37 grupper har planlagt at dække.",
  "find.title": "Find dit sted",
  "find.lead":
    "Skriv navnet, som du kender det. Vi viser, hvilken kystvandgruppe, kommune eller trepart stedet hører til.",
  "find.try": "Prøv fx",
  "find.lists": "Eller vælg på en liste:",
  "forest.title": "Skovrejsningsindsatsen",
  "forest.lead":
    "Danmark skal have {goal} ny skov inden {year}, heraf {untouched} urørt. Se, hvor meget der er plantet eller på vej.",
  "forest.leadLoading": "Se, hvor meget ny skov der er plantet eller på vej.",
  "forest.goal": "Målet for ny skov",
  "forest.goalIntro":
    "Ny skov rejses med tilskud og af Naturstyrelsen nær byerne. En del bliver urørt skov.",
  "forest.table": "Indsatsen efter stadie",
  "forest.tableIntro": "Almindelig skov må drives. Urørt skov drives ikke.",
  "forest.stage": "Stadie",
  "forest.count": "Projekter",
  "forest.ordinary": "Almindelig skov, ha",
  "forest.untouched": "Urørt skov, ha",
  "forest.total": "Skov i alt, ha",
  "forest.sketches": "Skitseprojekter",
  "forest.development": "Skov over tid",
  "forest.municipalities": "Skov pr. kommune",
  "forest.municipality": "Kommune",
  "forest.projects": "Skovrejsningsprojekter",
};

/** Status pages are Danish in both languages (SPEC 9). */
export const pagesText = defineDanishText(da);

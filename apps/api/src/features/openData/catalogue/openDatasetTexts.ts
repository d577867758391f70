import type { Language, TextByLanguage } from "@mars/wording/language/languages";

/** What a stranger needs to know about one of our own collections before using it. */
export type OpenDataset = {
  /** Of the collection. */
  id: string;
  title: TextByLanguage;
  description: TextByLanguage;
  /** How the figures come about. */
  method: TextByLanguage;
  keywords: Readonly<Record<Language, readonly string[]>>;
  /** Of the European list of themes. */
  themes: readonly ("AGRI" | "ENVI" | "GOVE" | "REGI")[];
  /** Of the European list of frequencies. */
  frequency: "CONT" | "IRREG" | "QUARTERLY";
};

const borders: Pick<OpenDataset, "themes" | "frequency"> = {
  themes: ["REGI", "ENVI"],
  frequency: "IRREG",
};

/**
 * Our own collections. Datasets of others that are stored here are described by their owners, and a
 * portal that harvests both would list them twice.
 */
export const openDatasetTexts: readonly OpenDataset[] = [
  {
    id: "projects",
    title: { da: "Projekter", en: "Projects" },
    description: {
      da: "Projekter med tilsagn eller anlagt i omlægningen af Danmarks arealer, med omrids, stadie, virkemiddel og effekter.",
      en: "Projects approved or established in the conversion of Denmark's land, with outline, stage, measure and effects.",
    },
    method: {
      da: "Fra ansøgninger og sagsbehandling. Et projekt er med fra tilsagn til forundersøgelse; effekter er sagens egne tal, arealer er målt i EPSG:25832.",
      en: "From applications and casework. A project is included from approval of its preliminary examination; effects are the case's own figures, areas are measured in EPSG:25832.",
    },
    keywords: {
      da: ["grøn trepart", "kvælstof", "lavbundsjord", "skovrejsning", "vådområder"],
      en: ["green tripartite", "nitrogen", "lowland soils", "afforestation", "wetlands"],
    },
    themes: ["ENVI", "AGRI"],
    frequency: "CONT",
  },
  {
    id: "sketch-projects",
    title: { da: "Skitseprojekter", en: "Sketch projects" },
    description: {
      da: "Skitser, som de udgivne omlægningsplaner regner med, med omrids, virkemiddel og forventede effekter.",
      en: "Sketches that the published conversion plans include, with outline, measure and expected effects.",
    },
    method: {
      da: "Tegnet af de lokale treparter. Tallene er dem, der gjaldt, da planen blev udgivet.",
      en: "Drawn by the local tripartites. The figures are those that applied when the plan was published.",
    },
    keywords: { da: ["omlægningsplan", "kvælstof"], en: ["conversion plan", "nitrogen"] },
    themes: ["ENVI", "AGRI"],
    frequency: "CONT",
  },
  {
    id: "plans",
    title: { da: "Kystvandgrupper", en: "Coastal water groups" },
    description: {
      da: "Kystvandgrupperne med deres mål for kvælstof og potentiale for udtagning af lavbundsjord.",
      en: "The coastal water groups with their nitrogen goals and their potential for setting lowland soils aside.",
    },
    method: {
      da: "Mål fra vandområdeplanerne; omrids er summen af gruppens deloplande.",
      en: "Goals from the river basin management plans; outlines are the sum of the group's sub-catchments.",
    },
    keywords: { da: ["kystvand", "vandområdeplan"], en: ["coastal water", "river basin plan"] },
    ...borders,
    frequency: "CONT",
  },
  {
    id: "sub-catchments",
    title: { da: "Deloplande", en: "Sub-catchments" },
    description: {
      da: "Deloplande til kystvande, og om kvælstof fra dem tæller mod et mål.",
      en: "Sub-catchments of coastal waters, and whether nitrogen from them counts towards a goal.",
    },
    method: {
      da: "Grænser fra vandområdeplanerne.",
      en: "Borders from the river basin management plans.",
    },
    keywords: { da: ["opland", "kystvand"], en: ["catchment", "coastal water"] },
    ...borders,
  },
  {
    id: "tripartites",
    title: { da: "Lokale treparter", en: "Local tripartites" },
    description: {
      da: "De lokale treparters områder, hver et hovedvandopland.",
      en: "The areas of the local tripartites, each a main catchment.",
    },
    method: {
      da: "Grænser fra vandområdeplanerne.",
      en: "Borders from the river basin management plans.",
    },
    keywords: { da: ["lokal trepart", "hovedvandopland"], en: ["tripartite", "main catchment"] },
    ...borders,
  },
  {
    id: "municipalities",
    title: { da: "Kommuner", en: "Municipalities" },
    description: {
      da: "Kommunerne, som status for omlægningen regnes for, med kode og CVR-nummer.",
      en: "The municipalities for which the status of the conversion is calculated, with code and CVR number.",
    },
    method: {
      da: "Grænser fra Danmarks administrative inddeling.",
      en: "Borders from Denmark's administrative division.",
    },
    keywords: { da: ["kommune"], en: ["municipality"] },
    themes: ["REGI", "GOVE"],
    frequency: "IRREG",
  },
  {
    id: "land-holdings",
    title: { da: "Statens jord", en: "State land" },
    description: {
      da: "Statens jordbeholdning til omlægning, køb og salg pr. kommune og kvartal.",
      en: "Land held by the state for conversion, bought and sold, by municipality and quarter.",
    },
    method: {
      da: "Opgjort ved kvartalets udgang. Omridset er kommunens, ikke jordens.",
      en: "Counted at the end of the quarter. The outline is the municipality's, not that of the land.",
    },
    keywords: { da: ["jordopkøb", "jordfordeling"], en: ["land purchase", "land consolidation"] },
    themes: ["AGRI", "GOVE"],
    frequency: "QUARTERLY",
  },
];

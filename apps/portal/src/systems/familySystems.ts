import { icons } from "./icons.ts";
import type { Relation, System } from "./System.ts";

type Related = string | { id: string; shortDescription: string; shortDescriptionEn: string };

/** Without words of its own a relation has those of the system. */
function related(...entries: Related[]): Relation[] {
  return entries.map((entry, index) => ({
    ...(typeof entry === "string"
      ? { id: entry, shortDescription: "", shortDescriptionEn: "" }
      : entry),
    order: index + 1,
  }));
}

export const marsId = "mars";

/** The product itself as the family sees it. It opens where an area and layers can be restored. */
export function marsSystem(publicOrigin: string): System {
  return {
    id: marsId,
    name: "MARS",
    nameEn: "MARS",
    shortDescription: "Screen, planlæg og følg omlægningen af arealer i den grønne trepart.",
    shortDescriptionEn:
      "Screen, plan and follow the conversion of land under the green tripartite agreement.",
    description:
      "MARS viser muligheder og konflikter i et område, samler de lokale treparters planer og viser status for kvælstof, lavbundsjord og skov.",
    descriptionEn:
      "MARS shows the opportunities and conflicts in an area, brings together the plans of the local tripartites and shows the status of nitrogen, lowland and forest.",
    icon: icons.field,
    url: `${publicOrigin}/screening`,
    relatedSystems: related(
      {
        id: "danmarks-arealinformation",
        shortDescription: "Se dit område sammen med andre kortlag.",
        shortDescriptionEn: "See your area together with other map layers.",
      },
      {
        id: "naturdata",
        shortDescription: "Se den registrerede natur i og omkring dit område.",
        shortDescriptionEn: "See the registered nature in and around your area.",
      },
      "vandplandata",
      "plandata",
      "kamp",
    ),
  };
}

/** The other systems. Real public systems; the words about them are ours. */
export const familySystems: readonly System[] = [
  {
    id: "danmarks-arealinformation",
    name: "Danmarks Arealinformation",
    nameEn: "Danish Area Information",
    shortDescription: "Kort over natur, miljø, beskyttelser og planer i hele landet.",
    shortDescriptionEn: "Maps of nature, environment, protections and plans for all of Denmark.",
    description:
      "Et samlet kort med flere hundrede lag fra stat, regioner og kommuner. Du kan slå lag til, søge steder og hente oplysninger om det sted, du klikker på.",
    descriptionEn:
      "One map with hundreds of layers from central government, regions and municipalities. Turn layers on, search for places and read about the place you click.",
    icon: icons.map,
    url: "https://danmarksarealinformation.miljoeportal.dk/",
    relatedSystems: related(marsId, "naturdata", "arealdata"),
  },
  {
    id: "naturdata",
    name: "Naturdata",
    nameEn: "Nature Data",
    shortDescription: "Registreringer af naturtyper, arter og beskyttet natur.",
    shortDescriptionEn: "Records of habitats, species and protected nature.",
    description:
      "Myndighedernes besigtigelser af beskyttet natur og fund af planter og dyr. Se, hvad der er registreret i et område.",
    descriptionEn:
      "The authorities' inspections of protected nature and records of plants and animals. See what is recorded in an area.",
    icon: icons.leaf,
    url: "https://naturdata.miljoeportal.dk/",
    relatedSystems: related(marsId, "danmarks-arealinformation"),
  },
  {
    id: "vandplandata",
    name: "Vandplandata",
    nameEn: "Water Plan Data",
    shortDescription: "Mål, tilstand og indsatser i vandområdeplanerne.",
    shortDescriptionEn: "Goals, status and measures in the river basin management plans.",
    description:
      "Find tilstand og mål for vandløb, søer, kystvande og grundvand, og se de indsatser, som vandområdeplanerne stiller krav om.",
    descriptionEn:
      "Find the status and goals of streams, lakes, coastal waters and groundwater, and the measures that the river basin management plans require.",
    icon: icons.water,
    url: "https://vandplandata.dk/",
    relatedSystems: related(marsId, "kemidata"),
  },
  {
    id: "arealdata",
    name: "Arealdata",
    nameEn: "Area Data",
    shortDescription: "Hent fællesoffentlige geodata om areal, natur og miljø.",
    shortDescriptionEn: "Download public geodata on land, nature and environment.",
    description:
      "Et katalog over datasæt med beskrivelser, filer og tjenester, som du kan bruge i dit eget kortprogram.",
    descriptionEn:
      "A catalogue of datasets with descriptions, files and services that you can use in your own mapping software.",
    icon: icons.download,
    url: "https://arealdata.miljoeportal.dk/",
    relatedSystems: related("danmarks-arealinformation", marsId),
  },
  {
    id: "kamp",
    name: "KAMP",
    nameEn: "KAMP climate adaptation",
    shortDescription: "Screening af klimarisiko: regn, grundvand, vandløb og hav.",
    shortDescriptionEn: "Screening of climate risk: rain, groundwater, streams and sea.",
    description:
      "Et værktøj til klimatilpasning og arealanvendelse, der viser, hvor vandet samler sig, og hvilke værdier der er udsat.",
    descriptionEn:
      "A tool for climate adaptation and land use that shows where water collects and which assets are at risk.",
    icon: icons.cloud,
    url: "https://kamp.miljoeportal.dk/",
    relatedSystems: related(marsId, "plandata"),
  },
  {
    id: "plandata",
    name: "Plandata.dk",
    nameEn: "Plandata.dk",
    shortDescription: "Lokalplaner, kommuneplaner og zonekort.",
    shortDescriptionEn: "Local plans, municipal plans and zoning maps.",
    description:
      "Landets register over vedtagne og foreslåede planer. Se, hvad kommunen har bestemt for et område.",
    descriptionEn:
      "The national register of adopted and proposed plans. See what the municipality has decided for an area.",
    icon: icons.plan,
    url: "https://www.plandata.dk/",
    relatedSystems: related(marsId),
  },
  {
    id: "kemidata",
    name: "Kemidata",
    nameEn: "Chemistry Data",
    shortDescription: "Kemiske målinger i vandløb, søer og havet.",
    shortDescriptionEn: "Chemical measurements in streams, lakes and the sea.",
    description:
      "Måleserier fra overvågningen af overfladevand. Du kan følge kvælstof og fosfor på den enkelte station over tid.",
    descriptionEn:
      "Time series from the monitoring of surface water. Follow nitrogen and phosphorus at a station over time.",
    icon: icons.flask,
    url: "https://kemidata.miljoeportal.dk/",
    relatedSystems: related("vandplandata", marsId),
  },
  {
    id: "fund-og-fortidsminder",
    name: "Fund og Fortidsminder",
    nameEn: "Sites and Monuments",
    shortDescription: "Fredede fortidsminder, diger og arkæologiske fund.",
    shortDescriptionEn: "Protected ancient monuments, dikes and archaeological finds.",
    description:
      "Registret over fortidsminder og fund på land og til havs. Tjek det, før der graves eller ændres på vandstanden.",
    descriptionEn:
      "The register of ancient monuments and finds on land and at sea. Check it before digging or changing the water level.",
    icon: icons.mound,
    url: "https://www.kulturarv.dk/fundogfortidsminder/",
    relatedSystems: related(marsId, "danmarks-arealinformation"),
  },
];

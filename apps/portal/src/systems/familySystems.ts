import { icons } from "./icons.ts";
import type { Relation, System } from "./System.ts";

function related(...entries: [id: string, da?: string, en?: string][]): Relation[] {
  return entries.map(([id, shortDescription = "", shortDescriptionEn = ""], index) => ({
    id,
    order: index + 1,
    shortDescription,
    shortDescriptionEn,
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
    shortDescriptionEn: "Screen, plan and follow the conversion of land in the green tripartite.",
    description:
      "MARS viser potentialer og konflikter for et areal, samler de lokale treparters planer og viser status for kvælstof, lavbundsjord og skov.",
    descriptionEn:
      "MARS shows the potentials and conflicts of an area, gathers the plans of the local tripartites and shows the status of nitrogen, low-lying land and forest.",
    icon: icons.field,
    url: `${publicOrigin}/screening`,
    relatedSystems: related(
      [
        "danmarks-arealinformation",
        "Se dit areal sammen med alle andre kortlag.",
        "See your area together with every other map layer.",
      ],
      [
        "naturdata",
        "Se den registrerede natur i og omkring dit areal.",
        "See the registered nature in and around your area.",
      ],
      ["vandplandata"],
      ["plandata"],
      ["kamp"],
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
      "Et samlet kort med mange hundrede lag fra stat, regioner og kommuner. Du kan slå lag til, søge steder og hente oplysninger om det sted, du klikker på.",
    descriptionEn:
      "One map with many hundred layers from state, regions and municipalities. Switch layers on, search for places and read about the spot you click on.",
    icon: icons.map,
    url: "https://danmarksarealinformation.miljoeportal.dk/",
    relatedSystems: related([marsId], ["naturdata"], ["arealdata"]),
  },
  {
    id: "naturdata",
    name: "Naturdata",
    nameEn: "Nature Data",
    shortDescription: "Registreringer af naturtyper, arter og beskyttet natur.",
    shortDescriptionEn: "Records of habitats, species and protected nature.",
    description:
      "Her ligger myndighedernes besigtigelser af beskyttet natur og fund af planter og dyr, så du kan se, hvad der er registreret på et areal.",
    descriptionEn:
      "The authorities' inspections of protected nature and findings of plants and animals, so that you can see what is recorded on an area.",
    icon: icons.leaf,
    url: "https://naturdata.miljoeportal.dk/",
    relatedSystems: related([marsId], ["danmarks-arealinformation"]),
  },
  {
    id: "vandplandata",
    name: "Vandplandata",
    nameEn: "Water Plan Data",
    shortDescription: "Mål, tilstand og indsatser i vandområdeplanerne.",
    shortDescriptionEn: "Goals, state and measures of the river basin management plans.",
    description:
      "Find tilstand og mål for vandløb, søer, kystvande og grundvand, og se de indsatser, som vandområdeplanerne stiller krav om.",
    descriptionEn:
      "Find the state and goals of streams, lakes, coastal waters and groundwater, and the measures that the river basin management plans require.",
    icon: icons.water,
    url: "https://vandplandata.dk/",
    relatedSystems: related([marsId], ["kemidata"]),
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
      "A catalogue of datasets with descriptions, files and services that you can use in a map program of your own.",
    icon: icons.download,
    url: "https://arealdata.miljoeportal.dk/",
    relatedSystems: related(["danmarks-arealinformation"], [marsId]),
  },
  {
    id: "kamp",
    name: "KAMP",
    nameEn: "KAMP climate adaptation",
    shortDescription: "Screening af klimarisiko: regn, grundvand, vandløb og hav.",
    shortDescriptionEn: "Screening of climate risk: rain, groundwater, streams and sea.",
    description:
      "Et værktøj til klimatilpasning og arealanvendelse, der viser, hvor vandet samler sig, og hvilke værdier der ligger i vejen.",
    descriptionEn:
      "A tool for climate adaptation and land use that shows where water gathers and which values lie in its way.",
    icon: icons.cloud,
    url: "https://kamp.miljoeportal.dk/",
    relatedSystems: related([marsId], ["plandata"]),
  },
  {
    id: "plandata",
    name: "Plandata.dk",
    nameEn: "Plandata.dk",
    shortDescription: "Lokalplaner, kommuneplaner og zonekort.",
    shortDescriptionEn: "Local plans, municipal plans and zoning maps.",
    description:
      "Landets register over vedtagne og foreslåede planer. Se, hvad kommunen har bestemt for et areal.",
    descriptionEn:
      "The national register of adopted and proposed plans. See what the municipality has decided for an area.",
    icon: icons.plan,
    url: "https://www.plandata.dk/",
    relatedSystems: related([marsId]),
  },
  {
    id: "kemidata",
    name: "Kemidata",
    nameEn: "Chemistry Data",
    shortDescription: "Målinger af kemi i vandløb, søer og havet.",
    shortDescriptionEn: "Measurements of chemistry in streams, lakes and the sea.",
    description:
      "Måleserier fra overvågningen af overfladevand. Du kan følge kvælstof og fosfor på den enkelte station over tid.",
    descriptionEn:
      "Series from the monitoring of surface water. Follow nitrogen and phosphorus at a station over time.",
    icon: icons.flask,
    url: "https://kemidata.miljoeportal.dk/",
    relatedSystems: related(["vandplandata"], [marsId]),
  },
  {
    id: "fund-og-fortidsminder",
    name: "Fund og Fortidsminder",
    nameEn: "Sites and Monuments",
    shortDescription: "Fredede fortidsminder, diger og arkæologiske fund.",
    shortDescriptionEn: "Protected monuments, dikes and archaeological finds.",
    description:
      "Registret over fortidsminder og fund på land og til havs. Tjek det, før der graves eller ændres på vandstanden.",
    descriptionEn:
      "The register of monuments and finds on land and at sea. Check it before digging or changing the water level.",
    icon: icons.mound,
    url: "https://www.kulturarv.dk/fundogfortidsminder/",
    relatedSystems: related([marsId], ["danmarks-arealinformation"]),
  },
];

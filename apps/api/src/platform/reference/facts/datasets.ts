import { datasetAttributes } from "@mars/domain/datasets/datasetAttributes";
import { datasetIds } from "@mars/domain/datasets/datasetIds";
import type { DatasetGroupId } from "./datasetGroups.ts";

/** The catalogue of map layers that an area is screened against, under the national ids. */
export type Dataset = {
  id: string;
  group: DatasetGroupId;
  /** Potential speaks for converting the land, conflict against it; background decides nothing. */
  kind: "potential" | "conflict" | "background";
  titleDa: string;
  titleEn: string;
  /** What it means for someone who wants to convert their land. */
  meaningDa: string;
  meaningEn: string;
  attributes: readonly DatasetAttribute[];
  source: string;
  licence: string;
  style: { fill: string; stroke: string; pattern?: "diagonal" | "cross" | "dots"; line?: true };
  inScreening: boolean;
};

export type DatasetAttribute = { name: string; titleDa: string; titleEn: string };

const attribute = (name: string, titleDa: string, titleEn: string): DatasetAttribute => ({
  name,
  titleDa,
  titleEn,
});

const environmentPortal = "Danmarks Miljøportal";
const environmentAgency = "Miljøstyrelsen";
const farmingAgency = "Landbrugsstyrelsen";
const dataSupply = "Klimadatastyrelsen";
const publicData = "Offentlige data, fri brug med kildeangivelse";

const catchmentAttributes = [
  attribute("op_id", "Oplandsnummer", "Catchment number"),
  attribute("op_navn", "Opland", "Catchment"),
];
const fieldAttributes = [
  attribute("Marknr", "Marknummer", "Field number"),
  attribute("Afgkode", "Afgrødekode", "Crop code"),
  attribute("Afgroede", "Afgrøde", "Crop"),
  attribute("IMK_areal", "Areal (ha)", "Area (ha)"),
];

export const datasets: readonly Dataset[] = [
  {
    id: datasetIds.carbonRichSoil,
    group: "jord-og-klima",
    kind: "potential",
    titleDa: "Kulstofrig lavbundsjord 2022",
    titleEn: "Carbon-rich lowland soil 2022",
    meaningDa:
      "Jorden indeholder mere end 6 % organisk kulstof. Bliver den våd igen, udleder den mindre klimagas.",
    meaningEn:
      "The soil contains more than 6% organic carbon. If it becomes wet again, it emits less greenhouse gas.",
    attributes: [
      attribute("toerv_pct", "Tørveklasse", "Peat class"),
      attribute("kulstof_klasse", "Kulstofindhold", "Carbon content"),
    ],
    source: "Aarhus Universitet",
    licence: publicData,
    style: { fill: "#70300c66", stroke: "#70300c" },
    inScreening: true,
  },
  {
    id: datasetIds.ochrePotential,
    group: "jord-og-klima",
    kind: "conflict",
    titleDa: "Okkerpotentielle områder",
    titleEn: "Areas prone to ochre",
    meaningDa:
      "Ændres vandstanden her, kan der komme okker i vandløbet. Det skal undersøges først.",
    meaningEn:
      "Changing the water level here may release ochre into the stream. It must be examined first.",
    attributes: [attribute("klasse", "Okkerklasse", "Ochre class")],
    source: environmentPortal,
    licence: publicData,
    style: { fill: "#b9490033", stroke: "#b94900", pattern: "dots" },
    inScreening: true,
  },
  {
    id: datasetIds.nitrogenRetention,
    group: "vand",
    kind: "background",
    titleDa: "Kvælstofretention",
    titleEn: "Nitrogen retention",
    meaningDa:
      "Viser, hvor stor en del af kvælstoffet der forsvinder på vejen til kysten. Jo lavere tal, jo større effekt har et projekt.",
    meaningEn:
      "Shows how much of the nitrogen disappears on its way to the coast. The lower the figure, the greater the effect of a project.",
    attributes: [
      attribute("ret_tot", "Samlet retention", "Total retention"),
      attribute("skov", "Effekt af skov (kg N/ha)", "Effect of forest (kg N/ha)"),
      attribute(
        "ekstensivering",
        "Effekt af ekstensivering (kg N/ha)",
        "Effect of extensification (kg N/ha)",
      ),
    ],
    source: "GEUS og Aarhus Universitet",
    licence: publicData,
    style: { fill: "#00688922", stroke: "#006889" },
    inScreening: true,
  },
  {
    id: datasetIds.wetlandPotential,
    group: "vand",
    kind: "potential",
    titleDa: "Potentiale for kvælstofvådområder",
    titleEn: "Potential for nitrogen wetlands",
    meaningDa: "Her kan vand holdes tilbage, så kvælstof omsættes, før det når kysten.",
    meaningEn:
      "Water can be retained here, so that nitrogen is broken down before it reaches the coast.",
    attributes: [attribute("ler_pct", "Jordtype", "Soil type")],
    source: environmentAgency,
    licence: publicData,
    style: { fill: "#03817955", stroke: "#038179" },
    inScreening: true,
  },
  {
    id: datasetIds.riverValleyRestoration,
    group: "vand",
    kind: "potential",
    titleDa: "Indsats: restaurering af ådale",
    titleEn: "Planned measures: restoring river valleys",
    meaningDa: "Vandområdeplanerne har udpeget ådalen til at blive genskabt.",
    meaningEn: "The river basin management plans have designated the river valley for restoration.",
    attributes: [
      attribute("ov_ind_res", "Indsats besluttet", "Measure decided"),
      attribute("vl_navn", "Vandløb", "Stream"),
    ],
    source: environmentAgency,
    licence: publicData,
    style: { fill: "#4a712955", stroke: "#4a7129" },
    inScreening: true,
  },
  {
    id: datasetIds.coastalCatchmentsVp32,
    group: "vand",
    kind: "background",
    titleDa: "Oplande til kystvande (de reviderede vandplaner)",
    titleEn: "Catchments of coastal waters (revised water plans)",
    meaningDa: "Viser, hvilket kystvand regnvandet på arealet ender i.",
    meaningEn: "Shows which coastal water rain falling on the area ends up in.",
    attributes: catchmentAttributes,
    source: environmentAgency,
    licence: publicData,
    style: { fill: "#00000000", stroke: "#0e4743" },
    inScreening: true,
  },
  {
    id: datasetIds.coastalCatchments,
    group: "vand",
    kind: "background",
    titleDa: "Oplande til kystvande",
    titleEn: "Catchments of coastal waters",
    meaningDa: "Den tidligere version af oplandene, som nogle ordninger stadig henviser til.",
    meaningEn: "The earlier version of the catchments, which some schemes still refer to.",
    attributes: catchmentAttributes,
    source: environmentAgency,
    licence: publicData,
    style: { fill: "#00000000", stroke: "#56756f" },
    inScreening: true,
  },
  {
    id: datasetIds.streams,
    group: "vand",
    kind: "background",
    titleDa: "Vandløb",
    titleEn: "Streams",
    meaningDa: "Vandløbenes midte. Gør det lettere at finde rundt i ådalen.",
    meaningEn:
      "The centre lines of the streams. Makes it easier to find your way around the river valley.",
    attributes: [attribute("vl_navn", "Vandløb", "Stream")],
    source: dataSupply,
    licence: publicData,
    style: { fill: "#00000000", stroke: "#2b7bba", line: true },
    inScreening: false,
  },
  {
    id: datasetIds.protectedNature,
    group: "natur",
    kind: "conflict",
    titleDa: "Beskyttet natur (§ 3)",
    titleEn: "Protected nature (section 3)",
    meaningDa:
      "Enge, moser, heder, overdrev og søer, hvis tilstand ikke må ændres uden kommunens tilladelse.",
    meaningEn:
      "Meadows, bogs, heaths, grasslands and lakes whose condition must not be changed without the municipality's permission.",
    attributes: [
      attribute("Natyp_navn", "Naturtype", "Habitat type"),
      attribute("Natyp_kode", "Kode", "Code"),
    ],
    source: environmentPortal,
    licence: publicData,
    style: { fill: "#5b8c2a55", stroke: "#3f6b16", pattern: "diagonal" },
    inScreening: true,
  },
  {
    id: datasetIds.natura2000,
    group: "natur",
    kind: "conflict",
    titleDa: "Natura 2000-områder",
    titleEn: "Natura 2000 sites",
    meaningDa:
      "International naturbeskyttelse. Projektet må ikke skade det, området er udpeget for.",
    meaningEn:
      "International nature protection. The project must not harm what the site is designated to protect.",
    attributes: [
      attribute("objekt_id", "Områdenummer", "Site number"),
      attribute("navn", "Område", "Site"),
      attribute("type", "Type", "Type"),
    ],
    source: environmentAgency,
    licence: publicData,
    style: { fill: "#1f7a4d33", stroke: "#1f7a4d" },
    inScreening: true,
  },
  {
    id: datasetIds.conservationAreas,
    group: "natur",
    kind: "conflict",
    titleDa: "Fredede områder",
    titleEn: "Conservation areas",
    meaningDa: "En fredning bestemmer, hvad arealet må bruges til. Læs kendelsen først.",
    meaningEn: "A conservation order decides what the area may be used for. Read the order first.",
    attributes: [
      attribute("reg_nr", "Registreringsnummer", "Registration number"),
      attribute("status", "Status", "Status"),
    ],
    source: environmentPortal,
    licence: publicData,
    style: { fill: "#90184f33", stroke: "#90184f", pattern: "cross" },
    inScreening: true,
  },
  {
    id: datasetIds.forestReserve,
    group: "skov",
    kind: "conflict",
    titleDa: "Fredskov",
    titleEn: "Protected forest",
    meaningDa: "Arealet skal være skov. Det kan ikke lægges om til åbent land uden dispensation.",
    meaningEn:
      "The area must remain forest. It cannot be turned into open land without an exemption.",
    attributes: [
      attribute("omfang", "Omfang", "Extent"),
      attribute("elavsnavn", "Ejerlav", "Cadastral district"),
      attribute("matrnr", "Matrikelnummer", "Cadastral number"),
    ],
    source: dataSupply,
    licence: publicData,
    style: { fill: "#003d2355", stroke: "#003d23" },
    inScreening: true,
  },
  {
    id: datasetIds.forestMap2022,
    group: "skov",
    kind: "conflict",
    titleDa: "Digitalt skovkort 2022",
    titleEn: "Digital forest map 2022",
    meaningDa: "Her er der allerede skov, så du kan ikke få tilskud til ny skov.",
    meaningEn: "There is already forest here, so you cannot get a subsidy for new forest.",
    attributes: [attribute("skovtype", "Skovtype", "Forest type")],
    source: environmentAgency,
    licence: publicData,
    style: { fill: "#2e6b3a55", stroke: "#2e6b3a" },
    inScreening: true,
  },
  {
    id: datasetIds.afforestationWanted,
    group: "skov",
    kind: "potential",
    titleDa: "Skovrejsning ønsket",
    titleEn: "Afforestation wanted",
    meaningDa: "Kommunen vil gerne have skov her.",
    meaningEn: "The municipality would like forest here.",
    attributes: [
      attribute("komnavn", "Kommune", "Municipality"),
      attribute("plannavn", "Kommuneplan", "Municipal plan"),
    ],
    source: "Plandata.dk",
    licence: publicData,
    style: { fill: "#6fa84f55", stroke: "#4a7129" },
    inScreening: true,
  },
  {
    id: datasetIds.afforestationUnwanted,
    group: "skov",
    kind: "conflict",
    titleDa: "Skovrejsning uønsket",
    titleEn: "Afforestation unwanted",
    meaningDa: "Kommunen vil holde landskabet åbent. Ny skov kræver dispensation.",
    meaningEn:
      "The municipality wants to keep the landscape open. New forest requires an exemption.",
    attributes: [
      attribute("komnavn", "Kommune", "Municipality"),
      attribute("plannavn", "Kommuneplan", "Municipal plan"),
    ],
    source: "Plandata.dk",
    licence: publicData,
    style: { fill: "#8a6d3b44", stroke: "#8a6d3b", pattern: "diagonal" },
    inScreening: true,
  },
  {
    id: datasetIds.drinkingWaterAreas,
    group: "grundvand",
    kind: "potential",
    titleDa: "Særlige drikkevandsinteresser (OSD)",
    titleEn: "Special drinking water interests",
    meaningDa: "Grundvandet her er vigtigt for drikkevandet. Skov og græs beskytter det.",
    meaningEn: "The groundwater here matters for drinking water. Forest and grass protect it.",
    attributes: [attribute("navn", "Område", "Area")],
    source: environmentPortal,
    licence: publicData,
    style: { fill: "#2b7bba33", stroke: "#2b7bba" },
    inScreening: true,
  },
  {
    id: datasetIds.nitrateSensitiveAreas,
    group: "grundvand",
    kind: "potential",
    titleDa: "Nitratfølsomme indvindingsområder",
    titleEn: "Nitrate-sensitive abstraction areas",
    meaningDa: "Grundvandet er særligt sårbart over for nitrat. Mindre gødning hjælper her.",
    meaningEn: "The groundwater is especially vulnerable to nitrate. Less fertiliser helps here.",
    attributes: [attribute("navn", "Område", "Area")],
    source: environmentPortal,
    licence: publicData,
    style: { fill: "#5a9bd533", stroke: "#1b5e91", pattern: "dots" },
    inScreening: true,
  },
  {
    id: datasetIds.fields2025,
    group: "landbrug",
    kind: "background",
    titleDa: "Marker 2025",
    titleEn: "Fields 2025",
    meaningDa: "Marker, der er søgt støtte til i 2025, med afgrøde.",
    meaningEn: "Fields for which farmers applied for payments in 2025, with their crops.",
    attributes: fieldAttributes,
    source: farmingAgency,
    licence: publicData,
    style: { fill: "#e0c34133", stroke: "#9a7d0a" },
    inScreening: true,
  },
  {
    id: datasetIds.fields2024,
    group: "landbrug",
    kind: "background",
    titleDa: "Marker 2024",
    titleEn: "Fields 2024",
    meaningDa: "Marker, der er søgt støtte til i 2024, med afgrøde.",
    meaningEn: "Fields for which farmers applied for payments in 2024, with their crops.",
    attributes: fieldAttributes,
    source: farmingAgency,
    licence: publicData,
    style: { fill: "#e0c34122", stroke: "#b8962e" },
    inScreening: true,
  },
  {
    id: datasetIds.fieldBlocks2025,
    group: "landbrug",
    kind: "background",
    titleDa: "Markblokke 2025",
    titleEn: "Field blocks 2025",
    meaningDa: "Sammenhængende landbrugsjord. En markblok kan vælges som projektområde.",
    meaningEn: "Contiguous farmland. A field block can be chosen as the project area.",
    attributes: [
      attribute(datasetAttributes.blockNumber, "Markbloknummer", "Field block number"),
      attribute("BLOKAREAL", "Areal (ha)", "Area (ha)"),
      attribute("MB_TYPE", "Type", "Type"),
    ],
    source: farmingAgency,
    licence: publicData,
    style: { fill: "#00000000", stroke: "#7a5c00" },
    inScreening: true,
  },
  {
    id: datasetIds.parcels,
    group: "landbrug",
    kind: "background",
    titleDa: "Matrikelkort",
    titleEn: "Cadastral map",
    meaningDa:
      "Jordstykker med matrikelnummer og ejerlav. Et jordstykke kan vælges som projektområde.",
    meaningEn:
      "Land parcels with cadastral number and district. A parcel can be chosen as the project area.",
    attributes: [
      attribute(datasetAttributes.parcelNumber, "Matrikelnummer", "Cadastral number"),
      attribute(datasetAttributes.districtName, "Ejerlav", "Cadastral district"),
      attribute(datasetAttributes.districtCode, "Ejerlavskode", "District code"),
      attribute("registreretareal", "Registreret areal (m²)", "Registered area (m²)"),
    ],
    source: dataSupply,
    licence: publicData,
    style: { fill: "#00000000", stroke: "#444444" },
    inScreening: true,
  },
  {
    id: datasetIds.ancientMonuments,
    group: "kulturarv",
    kind: "conflict",
    titleDa: "Fredede fortidsminder med beskyttelseslinje",
    titleEn: "Ancient monuments with protection line",
    meaningDa: "Gravhøje og andre fortidsminder og 100 m omkring dem må ikke ændres.",
    meaningEn:
      "Burial mounds and other monuments, and the land within 100 m of them, must not be changed.",
    attributes: [
      attribute("fredningsnr", "Fredningsnummer", "Protection number"),
      attribute("anlaegstype", "Anlægstype", "Type of monument"),
    ],
    source: "Slots- og Kulturstyrelsen",
    licence: publicData,
    style: { fill: "#7b3f9955", stroke: "#5b2a75" },
    inScreening: true,
  },
  {
    id: datasetIds.beachProtection,
    group: "kulturarv",
    kind: "conflict",
    titleDa: "Strandbeskyttelseslinje",
    titleEn: "Beach protection line",
    meaningDa: "Inden for 300 m fra kysten må terræn og beplantning ikke ændres uden dispensation.",
    meaningEn:
      "Within 300 m of the coast, the terrain and planting must not be changed without an exemption.",
    attributes: [attribute("zone", "Zone", "Zone")],
    source: dataSupply,
    licence: publicData,
    style: { fill: "#d9c27a44", stroke: "#a58a2f" },
    inScreening: true,
  },
  {
    id: datasetIds.lakeAndStreamProtection,
    group: "kulturarv",
    kind: "conflict",
    titleDa: "Sø- og åbeskyttelseslinjer",
    titleEn: "Lake and river protection lines",
    meaningDa:
      "Inden for 150 m fra større åer må der ikke plantes eller ændres i terræn uden dispensation.",
    meaningEn:
      "Within 150 m of larger rivers, planting and changes to the terrain require an exemption.",
    attributes: [attribute("vl_navn", "Vandløb", "Stream")],
    source: environmentPortal,
    licence: publicData,
    style: { fill: "#6baed633", stroke: "#3182bd", pattern: "diagonal" },
    inScreening: true,
  },
  {
    id: datasetIds.zoneMap,
    group: "planlaegning",
    kind: "conflict",
    titleDa: "Byzone og sommerhusområder",
    titleEn: "Urban zones and holiday home areas",
    meaningDa: "Udlagt til by eller sommerhuse. Tilskudsordningerne gælder landzone.",
    meaningEn: "Designated for urban use or holiday homes. The schemes apply in rural zones.",
    attributes: [attribute("zone", "Zone", "Zone"), attribute("navn", "By", "Town")],
    source: "Plandata.dk",
    licence: publicData,
    style: { fill: "#99999955", stroke: "#666666" },
    inScreening: true,
  },
  {
    id: datasetIds.environmentCommitments,
    group: "planlaegning",
    kind: "conflict",
    titleDa: "Gældende miljø- og arealtilsagn",
    titleEn: "Existing land agreements",
    meaningDa:
      "Der er allerede givet tilsagn til arealet. Samme jord kan ikke få tilskud to gange.",
    meaningEn:
      "A subsidy has already been granted for this area. The same land cannot receive it twice.",
    attributes: [
      attribute("tilsagnstype", "Tilsagnstype", "Type of agreement"),
      attribute("slutaar", "Udløber", "Ends"),
    ],
    source: farmingAgency,
    licence: publicData,
    style: { fill: "#c4453644", stroke: "#9c2f22", pattern: "cross" },
    inScreening: true,
  },
  {
    id: "urn:mars:plans",
    group: "planlaegning",
    kind: "background",
    titleDa: "Kystvandgrupper",
    titleEn: "Coastal water groups",
    meaningDa: "Viser, hvilken kystvandgrupperapport arealet hører under.",
    meaningEn: "Shows which coastal water group report the area belongs to.",
    attributes: [
      attribute("plan_id", "Rapport", "Report"),
      attribute("navn", "Kystvandgruppe", "Coastal water group"),
    ],
    source: "MARS",
    licence: publicData,
    style: { fill: "#00000000", stroke: "#003d23" },
    inScreening: true,
  },
];

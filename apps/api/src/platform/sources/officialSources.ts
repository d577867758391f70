import { datasetIds } from "@mars/domain/datasets/datasetIds";

/**
 * Where a real installation is filled from. Addresses change: each may be replaced by an own file
 * (`SOURCES_FILE`) or by the environment (`SOURCE_<ID>_URL` and so on, see docs/sources.md).
 * An empty address has to be given before the source can be asked; layers that the national
 * catalogue knows take theirs from there.
 */
export type OfficialSource = {
  id: string;
  kind: "catalogue" | "geography" | "layer" | "status" | "land";
  titleDa: string;
  titleEn: string;
  owner: string;
  licence: string;
  url: string;
  /** Feature type of a WFS, or layer of a file. */
  layer?: string;
  /** The dataset that a layer fills. */
  datasetId?: string;
  /** The units that a geography draws. */
  units?: "municipality" | "subcatchment" | "tripartite";
  crs?: string;
  keyAttribute?: string;
  /** The source's own name for attributes of a layer that the product reads under another. */
  attributes?: Readonly<Record<string, string>>;
  /** The attribute that names a unit of geography to people. */
  nameAttribute?: string;
  pageSize?: number;
  /** Requests under way at once. */
  concurrency?: number;
  refreshHours: number;
};

const DAY = 24;
const WEEK = 7 * DAY;
const MONTH = 30 * DAY;

const openData = "Offentlige data, fri brug med kildeangivelse";
const environmentAgency = "Miljøstyrelsen";
const miljoegis = "https://wfs2-miljoegis.mim.dk";

export const officialSources: readonly OfficialSource[] = [
  {
    id: "catalogue",
    kind: "catalogue",
    titleDa: "Det nationale datakatalog",
    titleEn: "The national data catalogue",
    owner: "Danmarks Miljøportal",
    licence: openData,
    url: "https://datakatalog.miljoeportal.dk/api",
    refreshHours: DAY,
  },
  {
    id: "municipalities",
    kind: "geography",
    units: "municipality",
    titleDa: "Kommuner",
    titleEn: "Municipalities",
    owner: "Klimadatastyrelsen",
    licence: openData,
    url: "https://api.dataforsyningen.dk/kommuner?format=geojson",
    refreshHours: MONTH,
  },
  {
    id: "main-catchments",
    kind: "geography",
    units: "tripartite",
    titleDa: "Hovedvandoplande",
    titleEn: "Main catchments",
    owner: environmentAgency,
    licence: openData,
    url: `${miljoegis}/vp3endelig2022/ows`,
    layer: "vp3endelig2022:vp3e2022_hovedopland",
    refreshHours: MONTH,
  },
  {
    id: "sub-catchments",
    kind: "geography",
    units: "subcatchment",
    titleDa: "Deloplande og kystvandgrupper",
    titleEn: "Sub-catchments and coastal water groups",
    owner: environmentAgency,
    licence: openData,
    url: `${miljoegis}/vp3endelig2022/ows`,
    layer: "vp3endelig2022:vp3e2022_kystvand_opland_afg",
    refreshHours: MONTH,
  },
  {
    id: "protected-nature",
    kind: "layer",
    datasetId: datasetIds.protectedNature,
    titleDa: "Beskyttet natur (§ 3)",
    titleEn: "Protected nature (section 3)",
    owner: environmentAgency,
    licence: openData,
    url: `${miljoegis}/natur/ows`,
    layer: "natur:ais_par3",
    attributes: { Natyp_kode: "a_type" },
    refreshHours: WEEK,
  },
  {
    id: "natura-2000",
    kind: "layer",
    datasetId: datasetIds.natura2000,
    titleDa: "Natura 2000-områder",
    titleEn: "Natura 2000 sites",
    owner: environmentAgency,
    licence: openData,
    url: `${miljoegis}/natur/ows`,
    layer: "natur:natura_2000_omraader",
    refreshHours: MONTH,
  },
  {
    id: "protected-forest",
    kind: "layer",
    datasetId: datasetIds.forestReserve,
    titleDa: "Fredskov",
    titleEn: "Protected forest",
    owner: environmentAgency,
    licence: openData,
    url: `${miljoegis}/np3basis2020/ows`,
    layer: "np3basis2020:np3b2020_fredskov",
    refreshHours: MONTH,
  },
  {
    id: "forest-map",
    kind: "layer",
    datasetId: datasetIds.forestMap2022,
    titleDa: "Digitalt skovkort 2022",
    titleEn: "Digital forest map 2022",
    owner: environmentAgency,
    licence: openData,
    url: `${miljoegis}/skovdrift/ows`,
    layer: "skovdrift:digitalt_skovkort_2022",
    refreshHours: MONTH,
  },
  {
    id: "status",
    kind: "status",
    titleDa: "Projekter, planer og skitseprojekter",
    titleEn: "Projects, plans and sketch projects",
    owner: "Styrelsen for Grøn Arealomlægning og Vandmiljø",
    licence: openData,
    url: "https://mars.sgav.dk/api",
    concurrency: 4,
    refreshHours: DAY,
  },
  {
    id: "land",
    kind: "land",
    titleDa: "Statens jordopkøb",
    titleEn: "State land purchases",
    owner: "Landbrugsstyrelsen",
    licence: openData,
    url: "",
    refreshHours: WEEK,
  },
];

/** A dataset of the product that no line above fills: its address comes from the catalogue. */
export function layerSourceOf(dataset: {
  id: string;
  titleDa: string;
  titleEn: string;
  owner: string;
  licence: string;
}): OfficialSource {
  return {
    id: dataset.id.split(":").at(-1)!,
    kind: "layer",
    datasetId: dataset.id,
    titleDa: dataset.titleDa,
    titleEn: dataset.titleEn,
    owner: dataset.owner,
    licence: dataset.licence,
    url: "",
    refreshHours: MONTH,
  };
}

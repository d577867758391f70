import * as z from "zod/mini";
import { line } from "../platform/text.ts";
import { contract } from "../platform/contract.ts";
import { integerInQuery } from "../platform/query.ts";

/** EPSG:25832, in metres. */
const position = z.tuple([z.number(), z.number()]);
const rings = z.array(z.array(position));
export const polygon = z.object({ type: z.literal("Polygon"), coordinates: rings });
export const multiPolygon = z.object({
  type: z.literal("MultiPolygon"),
  coordinates: z.array(rings),
});
export const areaGeometry = z.discriminatedUnion("type", [polygon, multiPolygon]);
export type MultiPolygon = z.infer<typeof multiPolygon>;

const anyGeometry = z.object({ type: z.string(), coordinates: z.array(z.unknown()) });
const extent = z.tuple([z.number(), z.number(), z.number(), z.number()]);

export const datasetKind = z.enum(["potential", "conflict", "background"]);
export type DatasetKind = z.infer<typeof datasetKind>;

export const datasetAttribute = z.object({
  name: z.string(),
  titleDa: z.string(),
  titleEn: z.string(),
});
export type DatasetAttribute = z.infer<typeof datasetAttribute>;

export const datasetStyle = z.object({
  fill: z.optional(z.string()),
  stroke: z.optional(z.string()),
  pattern: z.optional(z.string()),
  line: z.optional(z.boolean()),
});
export type DatasetStyle = z.infer<typeof datasetStyle>;

export const datasetVersion = z.object({
  id: z.int(),
  label: z.string(),
  origin: z.enum(["demo", "imported"]),
  featureCount: z.int(),
  /** The day the source says its data are from. */
  updatedOn: z.nullable(z.string()),
  loadedAt: z.string(),
  extent: z.nullable(extent),
});

export const dataset = z.object({
  id: z.string(),
  groupId: z.string(),
  kind: datasetKind,
  titleDa: z.string(),
  titleEn: z.string(),
  meaningDa: z.string(),
  meaningEn: z.string(),
  attributes: z.array(datasetAttribute),
  style: datasetStyle,
  source: z.string(),
  sourceUrl: z.nullable(z.string()),
  licence: z.string(),
  /** `wfs`: asked at analysis time from its owner; has no tiles. */
  storage: z.enum(["stored", "wfs"]),
  inScreening: z.boolean(),
  /** Null until the dataset is loaded. */
  version: z.nullable(datasetVersion),
});
export type Dataset = z.infer<typeof dataset>;

const titled = { title: z.string().register(z.globalRegistry, { description: "In Danish" }) };

/** As listed for those outside the web app: one title each, next to the two of the languages. */
const listedDataset = z.extend(dataset, {
  ...titled,
  attributes: z.array(z.extend(datasetAttribute, titled)),
  /** The day the data are from, or else the day they were loaded. */
  updated: z.nullable(z.string()),
});
export type ListedDataset = z.infer<typeof listedDataset>;

export const datasetGroup = z.object({
  id: z.string(),
  ...titled,
  titleDa: z.string(),
  titleEn: z.string(),
  datasetIds: z.array(z.string()),
});
export type DatasetGroup = z.infer<typeof datasetGroup>;

export const listDatasets = contract({
  method: "GET",
  path: "/datasets",
  tag: "Layers",
  summary: "The catalogue of map layers",
  access: "public",
  response: z.array(listedDataset),
});

export const listDatasetGroups = contract({
  method: "GET",
  path: "/dataset-groups",
  tag: "Layers",
  summary: "How the catalogue is ordered",
  access: "public",
  response: z.array(datasetGroup),
});

/** Tile sets that are no dataset: the offline background, units, public projects and sketches. */
export const systemTileSets = [
  "background",
  "municipalities",
  "tripartites",
  "plans",
  "subcatchments",
  "projects",
  "sketch-projects",
] as const;
export type SystemTileSet = (typeof systemTileSets)[number];

export const tileSet = z.object({
  id: z.string(),
  /** Put on tile addresses as `v`: they may then be kept for good. */
  version: z.string(),
  layers: z.array(z.string()),
  minZoom: z.int(),
  maxZoom: z.int(),
});
export type TileSet = z.infer<typeof tileSet>;

export const listTileSets = contract({
  method: "GET",
  path: "/tile-sets",
  tag: "Layers",
  summary: "Vector tile sets with their current versions: background, units, projects, datasets",
  access: "public",
  response: z.array(tileSet),
});

export const tileMediaType = "application/vnd.mapbox-vector-tile";

/** The Danish grid: EPSG:25832, tiles of 256 px, resolutions halving from 1638.4 to 0.2 m. */
export const danishGrid = {
  origin: [120_000, 6_500_000],
  /** West, south, east, north: what lies beyond has no tile. */
  extent: [120_000, 5_900_000, 1_000_000, 6_500_000],
  resolutions: Array.from({ length: 14 }, (_, z) => 1638.4 / 2 ** z),
  tileSize: 256,
} as const;

export const readTile = contract({
  method: "GET",
  path: "/tiles/:dataset/:z/:x/:y.mvt",
  tag: "Layers",
  summary: "One vector tile on the Danish grid",
  description:
    "`dataset` is a dataset id or a tile set. Coordinates count from the grid's north-west corner. With the current version as `v` the answer never changes.",
  access: "public",
  params: z.object({
    dataset: line(200),
    z: integerInQuery(0, danishGrid.resolutions.length - 1),
    x: integerInQuery(0, 1 << 15),
    y: integerInQuery(0, 1 << 15),
  }),
  query: z.object({ v: z.optional(line(64)) }),
  produces: tileMediaType,
});

const easting = z.coerce.number<number | string>().check(z.minimum(100_000), z.maximum(1_000_000));
const northing = z.coerce
  .number<number | string>()
  .check(z.minimum(5_600_000), z.maximum(6_600_000));

const featureAttribute = z.object({
  name: z.string(),
  titleDa: z.string(),
  titleEn: z.string(),
  value: z.union([z.string(), z.number(), z.boolean(), z.null()]),
});

export const featureInfo = z.object({
  /** A dataset id or a tile set. */
  dataset: z.string(),
  id: z.string(),
  /** What the source calls it: cadastral number, block number. */
  key: z.nullable(z.string()),
  areaHa: z.number(),
  attributes: z.array(featureAttribute),
});
export type FeatureInfo = z.infer<typeof featureInfo>;

export const findFeatures = contract({
  method: "GET",
  path: "/features",
  tag: "Layers",
  summary: "What is at a point, in the datasets and tile sets named",
  access: "public",
  query: z.object({
    /** Ids separated by commas. */
    dataset: line(4000, 1),
    x: easting,
    y: northing,
    /** How far off a line or a thin thing may lie, in metres. */
    toleranceM: z._default(
      z.coerce.number<number | string>().check(z.minimum(0), z.maximum(2000)),
      0,
    ),
  }),
  response: z.array(featureInfo),
});

export const readFeature = contract({
  method: "GET",
  path: "/features/:dataset/:id",
  tag: "Layers",
  summary: "One feature with its geometry (GeoJSON, EPSG:25832)",
  access: "public",
  params: z.object({
    dataset: line(200),
    id: line(64),
  }),
  /** Of a dataset, the version that a receipt was made with; the current one when absent. */
  query: z.object({ version: z.optional(integerInQuery(1, 2_147_483_647)) }),
  response: z.object({ ...featureInfo.shape, geometry: anyGeometry }),
});

export const pickKind = z.enum(["parcel", "fieldBlock"]);
export type PickKind = z.infer<typeof pickKind>;

export const pickedArea = z.object({
  kind: pickKind,
  id: z.string(),
  /** Cadastral number with its district, or block number. */
  label: z.string(),
  areaHa: z.number(),
  geometry: multiPolygon,
});
export type PickedArea = z.infer<typeof pickedArea>;

export const pickAreas = contract({
  method: "GET",
  path: "/pick",
  tag: "Layers",
  summary: "Land parcels or field blocks at a point or by number (EPSG:25832)",
  access: "public",
  query: z.object({
    kind: pickKind,
    x: z.optional(easting),
    y: z.optional(northing),
    number: z.optional(line(100, 1)),
    limit: z._default(integerInQuery(1, 50), 20),
  }),
  response: z.array(pickedArea),
  problems: ["pick.nothing-asked"],
});

export const uniteAreas = contract({
  method: "POST",
  path: "/pick/union",
  tag: "Layers",
  heavy: true,
  summary: "Several areas as one without inner borders (EPSG:25832)",
  access: "public",
  body: z.object({ geometries: z.array(areaGeometry).check(z.minLength(1), z.maxLength(500)) }),
  response: z.object({ geometry: multiPolygon, areaHa: z.number() }),
  problems: [
    "geometry.too-many-vertices",
    "geometry.too-tangled",
    "geometry.outside-denmark",
    "geometry.not-closed",
    "geometry.empty",
  ],
});

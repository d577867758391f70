import { danishGrid, tileMediaType } from "@mars/contracts/datasets/layers";
import { translator } from "@mars/wording/language/text";
import type { Collection } from "./collections.ts";
import { storageCrs } from "./crs.ts";
import { documentText } from "./documentText.ts";

const t = translator(documentText, "da-DK");
const json = "application/json";
const rel = (name: string) => `http://www.opengis.net/def/rel/ogc/1.0/${name}`;

/** OGC API Tiles: the vector tiles of the product's own maps, described for others' programs. */
export const tilesConformance = [
  ...["core", "tileset", "tilesets-list", "geodata-tilesets", "mvt"].map(
    (name) => `http://www.opengis.net/spec/ogcapi-tiles-1/1.0/conf/${name}`,
  ),
  "http://www.opengis.net/spec/tms/2.0/conf/json-tilematrixset",
];

export const GRID = "DanishGrid";

/** The collections that are drawn, by the names of their tiles. */
export function tilesNameOf({ id, dataset }: Pick<Collection, "id" | "dataset">): string | null {
  if (id === "land-holdings") return null;
  return dataset === undefined && id === "sub-catchments" ? "subcatchments" : id;
}

export function tilesetsLink(base: string, id: string) {
  const href = `${base}/collections/${id}/tiles`;
  return { href, rel: rel("tilesets-vector"), type: json, title: t("tiles") };
}

export function tileMatrixSets(base: string) {
  const own = `${base}/tileMatrixSets`;
  const links = [{ href: `${own}/${GRID}`, rel: "self", type: json, title: t("grid") }];
  return {
    title: t("grids"),
    links: [{ href: own, rel: "self", type: json, title: t("grids") }, ...links],
    tileMatrixSets: [{ id: GRID, title: t("grid"), crs: storageCrs, links }],
  };
}

/** The metre of a pixel of 0.28 mm, which the standard reckons scales by. */
const STANDARD_PIXEL_M = 0.000_28;

export function tileMatrixSet() {
  const { origin, extent, resolutions, tileSize } = danishGrid;
  const [west, south, east, north] = extent;
  return {
    id: GRID,
    title: t("grid"),
    crs: storageCrs,
    orderedAxes: ["E", "N"],
    tileMatrices: resolutions.map((cellSize, z) => ({
      id: String(z),
      scaleDenominator: cellSize / STANDARD_PIXEL_M,
      cellSize,
      cornerOfOrigin: "topLeft",
      pointOfOrigin: origin,
      tileWidth: tileSize,
      tileHeight: tileSize,
      matrixWidth: Math.ceil((east - west) / (cellSize * tileSize)),
      matrixHeight: Math.ceil((north - south) / (cellSize * tileSize)),
    })),
  };
}

/** One tile set of a collection; the address of its tiles is a template. */
export function tilesetDocument(
  { base, api }: { base: string; api: string },
  { id, title }: Pick<Collection, "id" | "title">,
  tiles: string,
) {
  const own = `${base}/collections/${id}/tiles/${GRID}`;
  return {
    title,
    dataType: "vector",
    crs: storageCrs,
    tileMatrixSetId: GRID,
    links: [
      { href: own, rel: "self", type: json, title },
      { href: `${base}/tileMatrixSets/${GRID}`, rel: rel("tiling-scheme"), type: json },
      {
        href: `${api}/tiles/${encodeURIComponent(tiles)}/{tileMatrix}/{tileCol}/{tileRow}.mvt`,
        rel: "item",
        type: tileMediaType,
        templated: true as const,
      },
    ],
  };
}

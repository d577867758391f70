import type { SystemTileSet } from "@mars/contracts/datasets/layers";
import { danishGrid } from "@mars/contracts/datasets/layers";
import { datasetIds } from "@mars/domain/datasets/datasetIds";
import type { Queryable } from "../../../platform/database/Database.ts";
import type { TilePlace } from "./danishTile.ts";
import type { TileBoxes, TileRow } from "./tileQueries.ts";
import * as queries from "./tileQueries.ts";

/** One named layer of a tile set and where its features come from. */
export type TileLayerSource = {
  name: string;
  minZoom: number;
  /** Too small to have a shape here: shown as a point instead of left out. */
  keepsSmall?: boolean;
  read: (database: Queryable, place: TilePlace, z: number) => Promise<TileRow[]>;
  /** Below the zoom where single things are read: what is too small to have a shape, as boxes. */
  readBoxes?: (database: Queryable, place: TilePlace) => Promise<TileBoxes | null>;
};

export const finestZoom = danishGrid.resolutions.length - 1;

/** Versions of the datasets by id: what the background is drawn from, where it is loaded. */
export type CurrentVersions = ReadonlyMap<string, number>;

const backgroundDatasets = [
  { layer: "urban", dataset: datasetIds.zoneMap, minZoom: 3 },
  { layer: "wood", dataset: datasetIds.forestMap2022, minZoom: 3 },
  { layer: "field", dataset: datasetIds.fields2025, minZoom: 7 },
  { layer: "nature", dataset: datasetIds.protectedNature, minZoom: 6 },
  { layer: "stream", dataset: datasetIds.streams, minZoom: 3 },
] as const;

export function systemLayers(set: SystemTileSet, versions: CurrentVersions): TileLayerSource[] {
  switch (set) {
    case "background":
      return backgroundLayers(versions);
    case "municipalities":
      return [{ name: set, minZoom: 0, read: queries.municipalityRows }];
    case "tripartites":
      return [{ name: set, minZoom: 0, read: queries.tripartiteRows }];
    case "plans":
      return [{ name: set, minZoom: 0, read: queries.planRows }];
    case "subcatchments":
      return [{ name: set, minZoom: 0, read: queries.subcatchmentRows }];
    case "projects":
      return [{ name: set, minZoom: 0, keepsSmall: true, read: queries.publicProjectRows }];
    case "sketch-projects":
      return [{ name: set, minZoom: 0, keepsSmall: true, read: queries.publicSketchRows }];
  }
}

function backgroundLayers(versions: CurrentVersions): TileLayerSource[] {
  const fromDatasets = backgroundDatasets.flatMap(({ layer, dataset, minZoom }) => {
    const version = versions.get(dataset);
    if (version === undefined) return [];
    return [{ name: layer, minZoom, read: queries.plainDatasetRows(version) }];
  });
  return [
    { name: "land", minZoom: 0, read: queries.municipalityRows },
    { name: "height", minZoom: 1, read: queries.terrainRows("height") },
    ...fromDatasets,
    { name: "road", minZoom: 3, read: queries.terrainRows("road") },
    { name: "place", minZoom: 3, read: queries.placeRows },
    { name: "unit", minZoom: 0, read: queries.municipalityNameRows },
  ];
}

export function datasetLayer(versionId: number, attributeNames: readonly string[]) {
  return {
    name: "features",
    minZoom: 0,
    read: queries.datasetRows(versionId, attributeNames),
    readBoxes: queries.datasetBoxes(versionId, attributeNames),
  } satisfies TileLayerSource;
}

import TileLayer from "ol/layer/Tile.js";
import XYZ from "ol/source/XYZ.js";
import { danishGrid } from "@mars/contracts/datasets/layers";
import { danishProjection, danishTileGrid } from "../danishProjection.ts";
import { loadWithTimeout } from "./loadWithTimeout.ts";

const PREFIX = "billede:";

/** A layer that its owner draws is known by this before the dataset's id, also in the address. */
export function pictureIdOf(datasetId: string): string {
  return `${PREFIX}${datasetId}`;
}

/** Null for a layer that we draw ourselves. */
export function pictureDataset(layerId: string): string | null {
  return layerId.startsWith(PREFIX) ? layerId.slice(PREFIX.length) : null;
}

/** A dataset of the national catalogue as its owner draws it, by way of our API. */
export function pictureLayer(api: string, datasetId: string): TileLayer {
  return new TileLayer({
    source: new XYZ({
      projection: danishProjection(),
      tileGrid: danishTileGrid(danishGrid.resolutions.length),
      tileUrlFunction: ([z, x, y]) =>
        `${api}/catalogue/${encodeURIComponent(datasetId)}/pictures/${z}/${x}/${y}.png`,
      tileLoadFunction: loadWithTimeout(),
    }),
  });
}

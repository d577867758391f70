import type { AppSettings } from "@mars/contracts/platform/appSettings";
import { danishGrid } from "@mars/contracts/datasets/layers";
import TileLayer from "ol/layer/Tile.js";
import TileWMS from "ol/source/TileWMS.js";
import WMTS from "ol/source/WMTS.js";
import WMTSTileGrid from "ol/tilegrid/WMTS.js";
import { danishProjection, danishTileGrid } from "../danishProjection.ts";
import { loadWithTimeout } from "./loadWithTimeout.ts";

type Settings = NonNullable<AppSettings["map"]["background"]>;

/** Where single tiles are missing the offline background shows through. */
const aboveMuted = 1;
/** A canvas of its own, which the style sheet dims in the dark. */
const className = "ol-layer map-service";
/** A background service named in the settings; its token goes along as the Danish services want it. */
export function externalBackground(settings: Settings): TileLayer {
  const { kind, url, layer, token, attribution } = settings;
  const { format = "image/jpeg", matrixSet = "View1" } = settings;
  const address = token ? withToken(url, token) : url;
  const projection = danishProjection();
  if (kind === "wms")
    return new TileLayer({
      className,
      zIndex: aboveMuted,
      source: new TileWMS({
        url: address,
        params: { LAYERS: layer, FORMAT: format },
        projection,
        tileGrid: danishTileGrid(danishGrid.resolutions.length),
        attributions: attribution,
        tileLoadFunction: loadWithTimeout(),
      }),
    });
  return new TileLayer({
    className,
    zIndex: aboveMuted,
    source: new WMTS({
      url: address,
      layer,
      matrixSet,
      format,
      // An address with {TileMatrix} in it is a template (REST); others are asked by parameters.
      requestEncoding: /\{TileMatrix\}/i.test(url) ? "REST" : "KVP",
      style: "default",
      projection,
      attributions: attribution,
      tileLoadFunction: loadWithTimeout(),
      tileGrid: new WMTSTileGrid({
        origin: [...danishGrid.origin],
        extent: [...danishGrid.extent],
        resolutions: [...danishGrid.resolutions],
        matrixIds: danishGrid.resolutions.map((_, z) => String(z)),
        tileSize: danishGrid.tileSize,
      }),
    }),
  });
}

function withToken(url: string, token: string): string {
  return `${url}${url.includes("?") ? "&" : "?"}token=${encodeURIComponent(token)}`;
}

import { danishGrid } from "@mars/contracts/datasets/layers";

type Wms = { url: string; layer?: string; style?: string; version?: string; format?: string };
type Wmts = Wms & {
  matrixSet?: string;
  /** Lists, or text with commas. */
  matrixIds?: string | string[];
  resolutions?: string | (string | number)[];
  extent?: string | (string | number)[];
};
export type PictureSources = { wms?: Wms; wmts?: Wmts };
export type TilePlace = { z: number; x: number; y: number };

/** Where one tile of the Danish grid is drawn: by WMTS where that has the same grid, else by WMS. */
export function tileAddress({ wms, wmts }: PictureSources, place: TilePlace): string | null {
  const own = wmts && wmtsTile(wmts, place);
  if (own) return own;
  if (!wms?.layer) return null;
  const { origin, resolutions, tileSize } = danishGrid;
  const side = resolutions[place.z]! * tileSize;
  const west = origin[0] + place.x * side;
  const north = origin[1] - place.y * side;
  const isOld = wms.version?.startsWith("1.1") ?? false;
  return withParameters(wms.url, {
    service: "WMS",
    request: "GetMap",
    version: isOld ? "1.1.1" : "1.3.0",
    layers: wms.layer,
    styles: wms.style ?? "",
    [isOld ? "srs" : "crs"]: "EPSG:25832",
    bbox: [west, north - side, west + side, north].map(toMillimetres).join(","),
    width: String(tileSize),
    height: String(tileSize),
    format: "image/png",
    transparent: "true",
  });
}

export function legendAddress({ wms }: PictureSources): string | null {
  if (!wms?.layer) return null;
  return withParameters(wms.url, {
    service: "WMS",
    request: "GetLegendGraphic",
    version: wms.version?.startsWith("1.1") ? "1.1.1" : "1.3.0",
    sld_version: "1.1.0",
    layer: wms.layer,
    ...(wms.style ? { style: wms.style } : {}),
    format: "image/png",
  });
}

function wmtsTile(wmts: Wmts, { z, x, y }: TilePlace): string | null {
  const resolutions = listOf(wmts.resolutions).map(Number);
  const [west, , , north] = listOf(wmts.extent).map(Number);
  const at = resolutions.findIndex((each) => Math.abs(each - danishGrid.resolutions[z]!) < 1e-6);
  const isSameGrid = west === danishGrid.origin[0] && north === danishGrid.origin[1];
  if (at < 0 || !isSameGrid || !wmts.layer) return null;
  return withParameters(wmts.url, {
    service: "WMTS",
    request: "GetTile",
    version: "1.0.0",
    layer: wmts.layer,
    style: wmts.style ?? "default",
    tilematrixset: wmts.matrixSet ?? "",
    tilematrix: listOf(wmts.matrixIds)[at] ?? String(at),
    tilecol: String(x),
    tilerow: String(y),
    format: wmts.format ?? "image/png",
  });
}

/** Floating point has no place in an address. */
function toMillimetres(metres: number): number {
  return Math.round(metres * 1000) / 1000;
}

function listOf(value: string | readonly (string | number)[] | undefined): string[] {
  if (value === undefined) return [];
  return (typeof value === "string" ? value.split(",") : value).map((each) => String(each).trim());
}

/** Parameters of the address itself stay, unless the request has its own. */
function withParameters(address: string, parameters: Record<string, string>): string {
  const url = new URL(address);
  const own = new Set(Object.keys(parameters));
  for (const name of Array.from(url.searchParams.keys()))
    if (own.has(name.toLowerCase())) url.searchParams.delete(name);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

import type { Point } from "@mars/domain/areas/geometry";
import { DATASET_PREFIX } from "@mars/domain/datasets/datasetIds";
import { navigate } from "../../lib/router/currentLocation.ts";
import type { Background } from "../../lib/mapPreferences/backgroundChoices.ts";
import type { LayerState } from "../layers/LayerStack.ts";

/** What the address says of the map: `?e=&n=&r=&lag=id:60,id&baggrund=`. */
export type SharedView = {
  center: Point | null;
  resolution: number | null;
  layers: LayerState["shown"] | null;
  background: Background | null;
};

/** The usual ones in Danish words; further backgrounds are there by their id. */
const words = new Map<Background, string>([
  ["muted", "daempet"],
  ["image", "luftfoto"],
  ["none", "intet"],
]);
const longestId = 40;

export function readSharedView(search: string): SharedView {
  const query = new URLSearchParams(search);
  const number = (name: string) => {
    const value = Number(query.get(name) ?? Number.NaN);
    return Number.isFinite(value) ? value : null;
  };
  const [e, n] = [number("e"), number("n")];
  const layers = query.get("lag");
  const resolution = number("r");
  return {
    center: e !== null && n !== null ? [e, n] : null,
    resolution: resolution !== null && resolution >= 0.05 && resolution <= 3000 ? resolution : null,
    layers: layers === null ? null : layers.split(",").filter(Boolean).map(readLayer),
    background: readBackground(query.get("baggrund")),
  };
}

/** Whether there is such a background is known once the settings are. */
function readBackground(word: string | null): Background | null {
  if (word === null || !/^[a-z0-9-]+$/.test(word) || word.length > longestId) return null;
  return [...words].find(([, known]) => known === word)?.[0] ?? word;
}

function readLayer(text: string): { id: string; opacity: number } {
  const [, name = text, percent] = /^(.*?)(?:~(\d{1,3}))?$/.exec(text) ?? [];
  const id = name.startsWith("ds.") ? DATASET_PREFIX + name.slice(3) : name;
  return { id, opacity: percent === undefined ? 1 : Math.min(100, Number(percent)) / 100 };
}

function writeLayer({ id, opacity }: { id: string; opacity: number }): string {
  const name = id.startsWith(DATASET_PREFIX) ? `ds.${id.slice(DATASET_PREFIX.length)}` : id;
  return opacity === 1 ? name : `${name}~${Math.round(opacity * 100)}`;
}

/** The address of the page with this view in it; everything else in it stays. */
export function addressWithView(
  location: { pathname: string; search: string; hash: string },
  view: { center: Point; resolution: number } & LayerState,
): string {
  const query = new URLSearchParams(location.search);
  query.set("e", String(Math.round(view.center[0])));
  query.set("n", String(Math.round(view.center[1])));
  query.set("r", String(Number(view.resolution.toPrecision(4))));
  query.set("lag", view.shown.map(writeLayer).join(","));
  query.set("baggrund", words.get(view.background) ?? view.background);
  // Commas and tildes are fine in a query, and people read these addresses.
  const text = query.toString().replaceAll("%2C", ",").replaceAll("%7E", "~");
  return `${location.pathname}?${text}${location.hash}`;
}

export function writeSharedView(view: { center: Point; resolution: number } & LayerState): void {
  navigate(addressWithView(window.location, view), { replace: true });
}

import type { Dataset, TileSet } from "@mars/contracts/datasets/layers";
import MVT from "ol/format/MVT.js";
import type Layer from "ol/layer/Layer.js";
import VectorTileLayer from "ol/layer/VectorTile.js";
import type OlMap from "ol/Map.js";
import UrlTile from "ol/source/UrlTile.js";
import VectorTileSource from "ol/source/VectorTile.js";
import { createStore } from "../../lib/createStore.ts";
import { read } from "../../lib/http/call.ts";
import { type Background, serviceOf } from "../../lib/mapPreferences/backgroundChoices.ts";
import { currentSettings, settingsReady } from "../../lib/settings/settings.ts";
import { danishProjection, danishTileGrid } from "../danishProjection.ts";
import { backgroundStyle, isName } from "./backgroundStyle.ts";
import { datasetStyle } from "./datasetStyles.ts";
import { externalBackground } from "./externalBackground.ts";
import { pictureDataset, pictureLayer } from "./pictureLayer.ts";
import { tileStyle } from "./tileStyle.ts";

export type ShownLayer = { id: string; opacity: number };
export type LayerState = { shown: readonly ShownLayer[]; background: Background };

const usualOpacity = 1;
/** Our own offline background; services of the settings may be in its place. */
export const MUTED = "background";
const NAMES = "background:names";
const SERVICE_PREFIX = "background:";
/** The layer of a background service. */
export const serviceLayer = (background: Background): string => SERVICE_PREFIX + background;
export const isServiceLayer = (id: string): boolean => id.startsWith(SERVICE_PREFIX);

/** Which layers are on, in what order and how strongly; later ones lie on top. */
export class LayerStack {
  readonly store;
  /** Layers some tile of which could not be fetched; `catalogue` when not even their list could. */
  readonly failed = createStore<readonly string[]>([]);
  readonly #map: OlMap;
  readonly #made = new Map<string, Layer>();
  #sets = new Map<string, TileSet>();
  #datasets = new Map<string, Dataset>();
  #hasCatalogue = false;
  readonly #namesOnTop: boolean;

  /** `namesOnTop`: names of places above what pages draw, so that no fill cuts them in two. */
  constructor(map: OlMap, initial: LayerState, { namesOnTop = false } = {}) {
    this.#map = map;
    this.#namesOnTop = namesOnTop;
    this.store = createStore<LayerState>(initial);
    this.store.subscribe(() => this.#apply());
    // The offline background comes in where a service fails, and goes when it is tried again.
    this.failed.subscribe(() => this.#apply());
  }

  /** Versions and styles come first: tiles asked for without them could not be kept. */
  async load(): Promise<void> {
    await settingsReady();
    const missing = () => {
      this.#fail("catalogue");
      return [];
    };
    const [sets, datasets] = await Promise.all([
      read<TileSet[]>("/tile-sets", { quiet: true }).catch(missing),
      read<Dataset[]>("/datasets", { quiet: true }).catch(missing),
    ]);
    this.#sets = new Map(sets.map((set) => [set.id, set]));
    this.#datasets = new Map(datasets.map((dataset) => [dataset.id, dataset]));
    this.#hasCatalogue = true;
    // Also for those who show what the layers in use are.
    this.#set({});
  }

  /** A map that comes back to a page knows already what it can show. */
  async loadOnce(): Promise<void> {
    if (!this.#hasCatalogue || this.failed.get().includes("catalogue")) await this.load();
  }

  /** Fetches again what could not be fetched. */
  async retry(): Promise<void> {
    const failed = this.failed.get();
    // Made again, a service is waited for as long as the first time.
    for (const id of failed) if (isServiceLayer(id)) this.#forget(id);
    this.failed.set([]);
    if (failed.includes("catalogue")) {
      // Made without knowing what they hold: made again.
      for (const layer of this.#made.values()) this.#map.removeLayer(layer);
      this.#made.clear();
      return this.load();
    }
    for (const id of failed) this.#made.get(id)?.getSource()?.refresh();
  }

  /** Those of the layers that there are; all of them where not even their list could be fetched. */
  async known(ids: readonly string[]): Promise<string[]> {
    await this.loadOnce();
    if (this.failed.get().includes("catalogue")) return [...ids];
    // What its owner draws is in the national catalogue, which is not listed here.
    return ids.filter(
      (id) => this.#sets.has(id) || this.#datasets.has(id) || pictureDataset(id) !== null,
    );
  }

  dataset(id: string): Dataset | null {
    return this.#datasets.get(id) ?? null;
  }

  isShown(id: string): boolean {
    return this.store.get().shown.some((layer) => layer.id === id);
  }

  show(id: string, opacity = usualOpacity): void {
    if (this.isShown(id)) return;
    this.#set({ shown: [...this.store.get().shown, { id, opacity }] });
  }

  hide(id: string): void {
    this.#set({ shown: this.store.get().shown.filter((layer) => layer.id !== id) });
  }

  toggle(id: string): void {
    if (this.isShown(id)) this.hide(id);
    else this.show(id);
  }

  setOpacity(id: string, opacity: number): void {
    this.#set({
      shown: this.store.get().shown.map((layer) => (layer.id === id ? { id, opacity } : layer)),
    });
  }

  setBackground(background: Background): void {
    this.#set({ background });
  }

  /** What lies under the layers, lowest first. */
  backgrounds(): string[] {
    const { background } = this.store.get();
    if (background === "none") return [];
    // An address or a preference may name one that this installation no longer has.
    if (!serviceOf(background, currentSettings().map)) return [MUTED];
    const service = serviceLayer(background);
    return this.failed.get().includes(service) ? [MUTED, service] : [service];
  }

  /** The tile layers of the map, for those who look at what is drawn (snapping). */
  visibleTileLayers(): { id: string; layer: VectorTileLayer }[] {
    return this.store.get().shown.flatMap(({ id }) => {
      const layer = this.#made.get(id);
      return layer instanceof VectorTileLayer ? [{ id, layer }] : [];
    });
  }

  #set(part: Partial<LayerState>): void {
    this.store.set({ ...this.store.get(), ...part });
  }

  #apply(): void {
    if (!this.#hasCatalogue) return;
    const { shown } = this.store.get();
    const wanted = new Map<string, Layer>();
    for (const id of this.backgrounds()) wanted.set(id, this.#backgroundLayer(id));
    if (this.#namesOnTop && wanted.has(MUTED))
      wanted.set(NAMES, this.#made.get(NAMES) ?? this.#namesLayer());
    shown.forEach(({ id, opacity }, index) => {
      // The layer panel says that it is not loaded; asking for its tiles would only fail.
      if (this.#datasets.get(id)?.version === null) return;
      const layer = this.#made.get(id) ?? this.#layerOf(id);
      layer.setOpacity(opacity);
      layer.setZIndex(10 + index);
      wanted.set(id, layer);
    });
    for (const [id, layer] of this.#made) if (!wanted.has(id)) this.#map.removeLayer(layer);
    for (const [id, layer] of wanted) {
      this.#made.set(id, layer);
      if (!this.#map.getLayers().getArray().includes(layer)) this.#map.addLayer(layer);
    }
  }

  #backgroundLayer(id: string): Layer {
    const made = this.#made.get(id);
    if (made) return made;
    const service = serviceOf(id.slice(SERVICE_PREFIX.length), currentSettings().map);
    if (id === MUTED || !service) return this.#mutedLayer();
    return this.#watched(id, externalBackground(service));
  }

  #forget(id: string): void {
    const layer = this.#made.get(id);
    if (layer) this.#map.removeLayer(layer);
    this.#made.delete(id);
  }

  #fail(id: string): void {
    const failed = this.failed.get();
    if (!failed.includes(id)) this.failed.set([...failed, id]);
  }

  #watched<L extends Layer>(id: string, layer: L): L {
    const source = layer.getSource();
    if (source instanceof UrlTile) source.on("tileloaderror", () => this.#fail(id));
    return layer;
  }

  #mutedLayer(): VectorTileLayer {
    return this.#watched(
      MUTED,
      new VectorTileLayer({
        source: this.#source(MUTED),
        style: (feature, resolution) =>
          this.#namesOnTop && isName(feature) ? undefined : backgroundStyle(feature, resolution),
        declutter: true,
        renderMode: "hybrid",
        zIndex: 0,
      }),
    );
  }

  #namesLayer(): VectorTileLayer {
    return new VectorTileLayer({
      source: this.#source(MUTED),
      style: (feature, resolution) =>
        isName(feature) ? backgroundStyle(feature, resolution) : undefined,
      // They yield to the labels of what pages draw.
      declutter: "shapes",
      renderMode: "vector",
      zIndex: 250,
    });
  }

  #layerOf(id: string): Layer {
    const picture = pictureDataset(id);
    if (picture === null) return this.#tileLayer(id);
    return this.#watched(id, pictureLayer(currentSettings().connection.api, picture));
  }

  #tileLayer(id: string): VectorTileLayer {
    const style = this.#datasets.get(id)?.style;
    const { belowResolution } = datasetStyle(id, style);
    return this.#watched(
      id,
      new VectorTileLayer({
        source: this.#source(id),
        style: tileStyle(id, style, window.devicePixelRatio),
        declutter: true,
        ...(belowResolution && { maxResolution: belowResolution }),
      }),
    );
  }

  #source(id: string): VectorTileSource {
    const version = this.#sets.get(id)?.version;
    const { api } = currentSettings().connection;
    return new VectorTileSource({
      format: new MVT(),
      projection: danishProjection(),
      tileGrid: danishTileGrid(),
      transition: 0,
      tileUrlFunction: ([z, x, y]) =>
        `${api}/tiles/${encodeURIComponent(id)}/${z}/${x}/${y}.mvt${version ? `?v=${version}` : ""}`,
    });
  }
}

import type { Point } from "@mars/domain/areas/geometry";
import { boundingExtent } from "ol/extent.js";
import Feature from "ol/Feature.js";
import OlPoint from "ol/geom/Point.js";
import VectorLayer from "ol/layer/Vector.js";
import type OlMap from "ol/Map.js";
import Cluster from "ol/source/Cluster.js";
import VectorSource from "ol/source/Vector.js";
import CircleStyle from "ol/style/Circle.js";
import Fill from "ol/style/Fill.js";
import Stroke from "ol/style/Stroke.js";
import Style from "ol/style/Style.js";
import Text from "ol/style/Text.js";
import { byTheme } from "../layers/byTheme.ts";
import { mapColor } from "../layers/mapColor.ts";

/** A numbered pin equals the row with the same number. */
export type Pin = { id: string; number: number; at: Point; title: string };

export class Pins {
  readonly #map: OlMap;
  readonly #source = new VectorSource<Feature<OlPoint>>();
  readonly #layer: VectorLayer;
  #listener: ((id: string) => void) | null = null;

  constructor(map: OlMap) {
    this.#map = map;
    // Pins that would lie on each other are one, with how many there are.
    const source = new Cluster({ source: this.#source, distance: 2 * RADIUS });
    this.#layer = new VectorLayer({ source, zIndex: 320, style: styleOf });
    map.addLayer(this.#layer);
  }

  set(pins: readonly Pin[]): void {
    this.#source.clear(true);
    this.#source.addFeatures(
      pins.map((pin) => new Feature({ geometry: new OlPoint([...pin.at]), pin })),
    );
  }

  onClick(listener: (id: string) => void): () => void {
    this.#listener = listener;
    return () => {
      this.#listener = null;
    };
  }

  /** True when a pin was hit and someone listens; a heap of them is looked at from nearer. */
  clickAt(pixel: number[]): boolean {
    const hit = this.#map.forEachFeatureAtPixel(pixel, pinsOf, {
      layerFilter: (layer) => layer === this.#layer,
    });
    const [first] = hit ?? [];
    if (!first || !hit || !this.#listener) return false;
    if (hit.length === 1) this.#listener(first.id);
    else
      this.#map.getView().fit(boundingExtent(hit.map(({ at }) => [...at])), {
        padding: [80, 80, 80, 80],
        maxZoom: (this.#map.getView().getZoom() ?? 0) + 3,
      });
    return true;
  }
}

const RADIUS = 12;

function pinsOf(heap: { get(name: string): unknown }): Pin[] {
  const features = heap.get("features") as Feature<OlPoint>[];
  return features.map((feature) => feature.get("pin") as Pin);
}

const styles = byTheme(() => new Map<string, Style>());

function styleOf(feature: { get(name: string): unknown }): Style {
  const pins = pinsOf(feature);
  const label = pins.length === 1 ? String(pins[0]!.number) : `×${pins.length}`;
  const made = styles();
  const known = made.get(label);
  if (known) return known;
  const style = new Style({
    image: new CircleStyle({
      radius: pins.length === 1 ? RADIUS : RADIUS + 4,
      fill: new Fill({ color: mapColor("#a8125f") }),
      stroke: new Stroke({ color: mapColor("#ffffff"), width: 2 }),
    }),
    text: new Text({
      text: label,
      font: '500 13px "IBM Plex Sans", system-ui, sans-serif',
      fill: new Fill({ color: mapColor("#ffffff") }),
      offsetY: 1,
    }),
  });
  made.set(label, style);
  return style;
}

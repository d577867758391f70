import type { Point } from "@mars/domain/areas/geometry";
import Feature from "ol/Feature.js";
import OlPoint from "ol/geom/Point.js";
import VectorLayer from "ol/layer/Vector.js";
import type OlMap from "ol/Map.js";
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
  readonly #source = new VectorSource();
  readonly #layer: VectorLayer;
  #listener: ((id: string) => void) | null = null;

  constructor(map: OlMap) {
    this.#map = map;
    this.#layer = new VectorLayer({ source: this.#source, zIndex: 320, style: styleOf });
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

  /** True when a pin was hit and someone listens. */
  clickAt(pixel: number[]): boolean {
    const hit = this.#map.forEachFeatureAtPixel(pixel, (feature) => feature.get("pin") as Pin, {
      layerFilter: (layer) => layer === this.#layer,
    });
    if (!hit || !this.#listener) return false;
    this.#listener(hit.id);
    return true;
  }
}

const styles = byTheme(() => new Map<number, Style>());

function styleOf(feature: { get(name: string): unknown }): Style {
  const { number } = feature.get("pin") as Pin;
  const made = styles();
  const known = made.get(number);
  if (known) return known;
  const style = new Style({
    image: new CircleStyle({
      radius: 12,
      fill: new Fill({ color: mapColor("#a8125f") }),
      stroke: new Stroke({ color: mapColor("#ffffff"), width: 2 }),
    }),
    text: new Text({
      text: String(number),
      font: '500 13px "IBM Plex Sans", system-ui, sans-serif',
      fill: new Fill({ color: mapColor("#ffffff") }),
      offsetY: 1,
    }),
  });
  made.set(number, style);
  return style;
}

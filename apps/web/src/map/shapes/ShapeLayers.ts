import { type AreaGeometry, polygonsOf } from "@mars/domain/areas/geometry";
import Feature from "ol/Feature.js";
import VectorLayer from "ol/layer/Vector.js";
import type OlMap from "ol/Map.js";
import VectorSource from "ol/source/Vector.js";
import Style from "ol/style/Style.js";
import { olStyles } from "../layers/MapStyle.ts";
import { mapLabel } from "../layers/tileStyle.ts";
import { type ShapeStyle, shapeStyles } from "./shapeStyles.ts";
import MultiPolygon from "ol/geom/MultiPolygon.js";

export type Shape = {
  id: string;
  geometry: AreaGeometry;
  style: ShapeStyle;
  /** Written on the map. */
  label?: string;
  /** What it is called where several lie under the pointer. */
  title?: string;
};

export type ShapeHit = { layer: string; id: string; title: string; geometry: AreaGeometry };

/** Geometry that pages draw themselves, by named layers; a later name lies on top. */
export class ShapeLayers {
  readonly #map: OlMap;
  readonly #layers = new Map<string, VectorLayer>();
  readonly #clicks = new Map<string, (id: string) => void>();
  readonly #points = new Map<string, (id: string | null) => void>();

  constructor(map: OlMap) {
    this.#map = map;
  }

  set(name: string, shapes: readonly Shape[]): void {
    const source = this.#layer(name).getSource();
    source?.clear(true);
    source?.addFeatures(
      shapes.map((shape) => {
        const feature = new Feature(olGeometry(shape.geometry));
        feature.setId(shape.id);
        feature.setProperties({ shape }, true);
        return feature;
      }),
    );
  }

  clear(name: string): void {
    this.#layers.get(name)?.getSource()?.clear();
  }

  /** From the lowest to the topmost, whichever is drawn first. */
  stack(names: readonly string[]): void {
    for (const name of names) this.#layer(name);
  }

  /** Above what is pointed at, but beneath the pins. */
  raise(name: string): void {
    this.#layer(name).setZIndex(315);
  }

  setVisible(name: string, isVisible: boolean): void {
    this.#layer(name).setVisible(isVisible);
  }

  onClick(name: string, listener: (id: string) => void): () => void {
    this.#clicks.set(name, listener);
    return () => this.#clicks.delete(name);
  }

  /** The pointer came over a shape, or left them (null). */
  onPoint(name: string, listener: (id: string | null) => void): () => void {
    this.#points.set(name, listener);
    return () => this.#points.delete(name);
  }

  click(hit: ShapeHit): void {
    this.#clicks.get(hit.layer)?.(hit.id);
  }

  /** What is under a pixel and has someone listening, topmost first. */
  hitsAt(pixel: number[]): ShapeHit[] {
    const hits: ShapeHit[] = [];
    this.#map.forEachFeatureAtPixel(
      pixel,
      (feature, layer) => {
        const shape = feature.get("shape") as Shape | undefined;
        const name: unknown = layer?.get("name");
        if (!shape || typeof name !== "string" || !this.#clicks.has(name)) return;
        if (hits.some((hit) => hit.id === shape.id && hit.layer === name)) return;
        const { id, geometry, title = shape.label ?? id } = shape;
        hits.push({ layer: name, id, title, geometry });
      },
      { hitTolerance: 4, layerFilter: (layer) => this.#clicks.has(String(layer.get("name"))) },
    );
    return hits;
  }

  point(hit: ShapeHit | null): void {
    for (const [name, listener] of this.#points) listener(hit?.layer === name ? hit.id : null);
  }

  #layer(name: string): VectorLayer {
    const known = this.#layers.get(name);
    if (known) return known;
    const layer = new VectorLayer({
      source: new VectorSource(),
      zIndex: 100 + this.#layers.size,
      style: (feature) => styleOf(feature.get("shape") as Shape),
      properties: { name },
      declutter: "shapes",
      updateWhileAnimating: true,
    });
    this.#layers.set(name, layer);
    this.#map.addLayer(layer);
    return layer;
  }
}

function styleOf(shape: Shape): Style[] {
  const styles = olStyles(shapeStyles[shape.style], window.devicePixelRatio);
  if (!shape.label) return styles;
  const isMine = shape.style === "mine";
  // A small part of my own is named too, past its borders.
  const text = mapLabel(shape.label, 13, isMine ? "#0e4743" : "#1a1a1a", 500, isMine);
  return [...styles, new Style({ text })];
}

function olGeometry(geometry: AreaGeometry): MultiPolygon {
  // The library copies into its own flat arrays and never writes to ours.
  return new MultiPolygon(polygonsOf(geometry) as unknown as number[][][][]);
}

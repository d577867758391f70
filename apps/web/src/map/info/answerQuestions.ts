import type { Point } from "@mars/domain/areas/geometry";
import type OlMap from "ol/Map.js";
import type { Drawing } from "../drawing/Drawing.ts";
import { isSketching } from "../drawing/DrawingState.ts";
import type { LayerStack } from "../layers/LayerStack.ts";
import type { Measure } from "../measure/Measure.ts";
import type { Pins } from "../shapes/Pins.ts";
import type { ShapeHit, ShapeLayers } from "../shapes/ShapeLayers.ts";
import { centre } from "../view/crosshairKeys.ts";
import type { FeatureFinder } from "./FeatureFinder.ts";

type Asked = {
  map: OlMap;
  layers: LayerStack;
  shapes: ShapeLayers;
  pins: Pins;
  drawing: Drawing;
  measure: Measure;
  finder: FeatureFinder;
};

/** What a click or Enter on the map means while nothing is drawn or measured: what lies here? */
export function answerQuestions(asked: Asked) {
  const { map, layers, shapes, pins, drawing, measure, finder } = asked;
  const clickTakers: ((at: Point) => void)[] = [];
  let findsFeatures = true;
  let isDescribed: (hits: readonly ShapeHit[]) => boolean = () => false;

  map.on("click", ({ coordinate: [x = 0, y = 0], pixel }) => askAt([x, y], pixel));
  // Two fast clicks pick twice: the map does not zoom under whoever picks.
  map.on("dblclick", (event) => {
    if (!isBusy() && clickTakers.length > 0) event.stopPropagation();
  });
  map.on("pointermove", (event) => {
    if (event.dragging || isBusy()) return;
    const hit = shapes.hitsAt(event.pixel)[0] ?? null;
    shapes.point(hit);
    map.getViewport().classList.toggle("map-over-shape", hit !== null);
  });
  // An answer from before is in the way of what is drawn or measured now.
  const closeAnswer = () => {
    if (isBusy() && finder.store.get().status !== "closed") finder.close();
  };
  drawing.store.subscribe(closeAnswer);
  measure.store.subscribe(closeAnswer);

  /** Clicks and Enter mean a point of something, and nothing is asked. */
  function isBusy(): boolean {
    return isSketching(drawing.store.get()) || measure.store.get().isOn;
  }

  function askAt(at: Point, pixel: number[]): void {
    if (isBusy()) return;
    const taker = clickTakers.at(-1);
    if (taker) return taker(at);
    if (pins.clickAt(pixel)) return;
    const hits = shapes.hitsAt(pixel);
    if (hits.length === 1 && !isDescribed(hits)) return shapes.click(hits[0]!);
    if (!findsFeatures && hits.length === 0) return;
    const ids = hits.length > 0 ? [] : layers.store.get().shown.map(({ id }) => id);
    void finder.find(at, ids, 6 * (map.getView().getResolution() ?? 1), hits);
  }

  /** What a click does, in the middle of the map: the keyboard has no other place to point at. */
  function askByKey(event: KeyboardEvent): boolean {
    if (event.key !== "Enter" || isBusy()) return false;
    const at = centre(map);
    const pixel = map.getPixelFromCoordinate([...at]);
    if (pixel) askAt(at, pixel);
    return true;
  }

  return {
    askByKey,
    /** Clicks go here instead of to feature info, until the answer is called. */
    takeClicks: (listener: (at: Point) => void): (() => void) => {
      clickTakers.push(listener);
      return () => void clickTakers.splice(clickTakers.indexOf(listener), 1);
    },
    setFindsFeatures: (value: boolean): void => {
      findsFeatures = value;
    },
    /** What the page describes at the click itself; anything else that lies there alone is opened. */
    setDescribed: (value: (hits: readonly ShapeHit[]) => boolean): void => {
      isDescribed = value;
    },
  };
}

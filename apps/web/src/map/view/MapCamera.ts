import type { AreaGeometry, Point } from "@mars/domain/areas/geometry";
import { boundingBox } from "@mars/domain/areas/boundingBox";
import type OlMap from "ol/Map.js";
import { createStore } from "../../lib/createStore.ts";
import { denmark, type Extent } from "../danishProjection.ts";
import { motionSafeDuration } from "./motionSafeDuration.ts";

export type Box = { left: number; top: number; right: number; bottom: number };

/**
 * The part of the map in which something of these proportions is seen largest without anything
 * lying over it. The best box always ends at an edge of the map or of what lies there, and few things
 * lie there, so every such box is tried.
 */
export function freeBox(whole: Box, obstacles: readonly Box[], widthPerHeight: number): Box {
  const inside = obstacles.filter((one) => overlaps(one, whole));
  const edges = (own: number, side: keyof Box) => [own, ...inside.map((one) => one[side])];
  let best = whole;
  let bestHeight = 0;
  for (const left of edges(whole.left, "right"))
    for (const right of edges(whole.right, "left"))
      for (const top of edges(whole.top, "bottom"))
        for (const bottom of edges(whole.bottom, "top")) {
          const box = { left, top, right, bottom };
          const height = Math.min((right - left) / widthPerHeight, bottom - top);
          if (height <= bestHeight || inside.some((one) => overlaps(one, box))) continue;
          best = box;
          bestHeight = height;
        }
  return best;
}

const overlaps = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

export type CameraState = {
  center: Point;
  /** Metres a pixel. */
  resolution: number;
  extent: Extent;
};

/** Closer than this a single area is never shown on its own: it would fill the map with nothing around. */
const closestFit = 0.4;

/** What may lie over the map; panels that are asked for close again. */
const floats = ".map-float:not(.map-layers, .map-info), .map-status";

/** Where the map looks. */
export class MapCamera {
  readonly store = createStore<CameraState>({
    center: [(denmark[0] + denmark[2]) / 2, (denmark[1] + denmark[3]) / 2],
    resolution: 800,
    extent: denmark,
  });
  readonly #map: OlMap;
  /** Lets go of the first view; null once it is settled. */
  #endOpening: (() => void) | null = null;
  #wanted: { extent: Extent } | { center: Point; resolution: number } | null = null;

  constructor(map: OlMap, first: Extent | { center: Point; resolution: number }) {
    this.#map = map;
    this.#wanted = "center" in first ? first : { extent: first };
    map.on("moveend", () => this.#publish());
    map.on("change:size", () => this.#settle());
  }

  fit(target: AreaGeometry | Extent, { duration = 250 }: { duration?: number } = {}): void {
    const extent = isExtent(target) ? target : extentOf(target);
    if (!extent) return;
    const [width = 0, height = 0] = this.#map.getSize() ?? [];
    if (width === 0 || height === 0) {
      this.#wanted = { extent };
      return;
    }
    // Before the first view is settled this one takes its place, or it would be undone before it moves.
    if (this.#endOpening) this.#open(extent);
    else this.#show(extent, [width, height], duration);
  }

  #show(extent: Extent, [width, height]: readonly [number, number], duration: number): void {
    this.#map.getView().fit([...extent], {
      padding: this.#paddingFor(extent, width, height),
      minResolution: closestFit,
      duration: motionSafeDuration(duration),
    });
  }

  /** Whether nothing that floats over the map lies over a part of it. */
  isClear([west, south, east, north]: Extent): boolean {
    const corner = this.#map.getPixelFromCoordinate([west, north]);
    const opposite = this.#map.getPixelFromCoordinate([east, south]);
    if (!corner || !opposite) return true;
    const [left = 0, top = 0] = corner;
    const [right = 0, bottom = 0] = opposite;
    return !this.#obstacles().some(
      (one) => one.left < right && one.right > left && one.top < bottom && one.bottom > top,
    );
  }

  /** What floats over the map, as it lies there now: search, tools, hints, scale. */
  #obstacles() {
    const target = this.#map.getTargetElement();
    const own = target.getBoundingClientRect();
    const floating = target.parentElement?.querySelectorAll(floats) ?? [];
    return [...floating]
      .map((element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        return {
          left: left - own.left,
          top: top - own.top,
          right: right - own.left,
          bottom: bottom - own.top,
        };
      })
      .filter((one) => one.right > one.left && one.bottom > one.top);
  }

  #paddingFor([west, south, east, north]: Extent, width: number, height: number): number[] {
    const air = width < 700 ? 16 : 28;
    const whole = { left: 0, top: 0, right: width, bottom: height };
    const { left, top, right, bottom } = freeBox(
      whole,
      this.#obstacles(),
      Math.max(1, east - west) / Math.max(1, north - south),
    );
    return [top + air, width - right + air, height - bottom + air, left + air];
  }

  goTo(center: Point, resolution = 3.2): void {
    const view = this.#map.getView();
    if (!this.#map.getSize()) {
      this.#wanted = { center, resolution };
      return;
    }
    this.#endOpening?.();
    view.animate({ center: [...center], resolution, duration: motionSafeDuration(250) });
  }

  zoomBy(steps: number): void {
    const view = this.#map.getView();
    view.animate({ zoom: (view.getZoom() ?? 0) + steps, duration: motionSafeDuration(150) });
  }

  /** The first view can only be taken once the map has a size. */
  #settle(): void {
    const wanted = this.#wanted;
    if (!wanted || !this.#map.getSize()?.every((side) => side > 0)) return;
    this.#wanted = null;
    if ("extent" in wanted) {
      this.#open(wanted.extent);
    } else {
      this.#map.getView().setCenter([...wanted.center]);
      this.#map.getView().setResolution(wanted.resolution);
    }
  }

  /**
   * The first view. What floats over the map, and on a phone the sheet, get their place after it:
   * it is taken again then, unless someone has moved the map meanwhile.
   */
  #open(extent: Extent): void {
    const place = () => {
      const view = this.#map.getView();
      return [...(view.getCenter() ?? []), view.getResolution()].join();
    };
    let taken = "";
    this.#endOpening?.();
    const take = () => {
      if (this.#endOpening !== end || (taken !== "" && place() !== taken)) return;
      const [width = 0, height = 0] = this.#map.getSize() ?? [];
      if (width > 0 && height > 0) this.#show(extent, [width, height], 0);
      taken = place();
    };
    const settle = () => {
      take();
      end();
    };
    const end = () => {
      this.#map.un("change:size", take);
      this.#map.un("rendercomplete", settle);
      if (this.#endOpening === end) this.#endOpening = null;
    };
    this.#endOpening = end;
    take();
    requestAnimationFrame(take);
    this.#map.on("change:size", take);
    this.#map.once("rendercomplete", settle);
  }

  #publish(): void {
    const view = this.#map.getView();
    const [x = 0, y = 0] = view.getCenter() ?? [];
    const [west = 0, south = 0, east = 0, north = 0] = view.calculateExtent(this.#map.getSize());
    this.store.set({
      center: [x, y],
      resolution: view.getResolution() ?? 1,
      extent: [west, south, east, north],
    });
  }
}

function isExtent(target: AreaGeometry | Extent): target is Extent {
  return Array.isArray(target);
}

function extentOf(geometry: AreaGeometry): Extent | null {
  const box = boundingBox(geometry);
  return box && [box.minX, box.minY, box.maxX, box.maxY];
}

import type Layer from "ol/layer/Layer.js";
import type { FrameState } from "ol/Map.js";
import { getUid } from "ol/util.js";

/**
 * Lets the tiles stand as they are in frames that are about what lies above them. A corner that is
 * dragged wants a new frame for every move of the pointer, and the map would draw all its tiles and
 * letters anew for each. Their canvas is their own (`tilesClass`), so it can be left alone.
 */
export class Stillness {
  readonly #layers = new Set<Layer>();
  /** The last frame in which the tiles were drawn, and what they looked like. */
  #drawn: { frame: FrameState; look: string } | null = null;
  #decided: { frame: FrameState; isStill: boolean } | null = null;
  #isAbove = false;

  /** The frames of this work change nothing but what lies above the tiles. */
  during(work: () => void): void {
    this.#isAbove = true;
    try {
      work();
    } finally {
      this.#isAbove = false;
    }
  }

  /** Takes a tile layer in; it must have `tilesClass` as its class. */
  add<L extends Layer>(layer: L): L {
    this.#layers.add(layer);
    let last: HTMLElement | null = null;
    const render = layer.render.bind(layer);
    const renderDeclutter = layer.renderDeclutter.bind(layer);
    const renderDeferred = layer.renderDeferred.bind(layer);
    layer.render = (frame, target) => {
      if (frame && this.#isStill(frame)) return last;
      last = render(frame, target);
      return last;
    };
    layer.renderDeclutter = (frame, state) => {
      if (!this.#isStill(frame)) renderDeclutter(frame, state);
    };
    layer.renderDeferred = (frame) => {
      if (!this.#isStill(frame)) renderDeferred(frame);
    };
    return layer;
  }

  /** One answer for all layers of a frame: they share their canvas. */
  #isStill(frame: FrameState): boolean {
    if (this.#decided?.frame === frame) return this.#decided.isStill;
    const look = this.#lookIn(frame);
    const queue = frame.tileQueue;
    const isWaiting = queue ? queue.getCount() + queue.getTilesLoading() > 0 : true;
    const isStill =
      this.#isAbove && !isWaiting && this.#drawn?.look === look && !this.#drawn.frame.animate;
    if (!isStill) this.#drawn = { frame, look };
    this.#decided = { frame, isStill };
    return isStill;
  }

  /** Everything that the tiles' picture depends on. */
  #lookIn({ viewState, size, pixelRatio, layerStatesArray }: FrameState): string {
    const layers = layerStatesArray
      .filter(({ layer }) => this.#layers.has(layer))
      .map(({ layer, opacity, visible, zIndex }) =>
        [getUid(layer), layer.getRevision(), opacity, visible, zIndex].join(" "),
      );
    const { center, resolution, rotation } = viewState;
    return [...center, resolution, rotation, ...size, pixelRatio, ...layers].join(",");
  }
}

/** Of the canvas that tile layers share, and nothing else. */
export const tilesClass = "ol-layer map-tiles";

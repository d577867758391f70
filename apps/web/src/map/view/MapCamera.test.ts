import type OlMap from "ol/Map.js";
import BaseObject from "ol/Object.js";
import View from "ol/View.js";
import { expect, test } from "vitest";
import { MapCamera } from "./MapCamera.ts";

/** What the camera knows of a map, without a canvas. */
class Stage extends BaseObject {
  readonly #view = new View({ center: [0, 0], resolution: 1 });
  readonly #target = document.createElement("div");
  #size: number[] | undefined;
  getView = () => this.#view;
  getTargetElement = () => this.#target;
  getSize = () => this.#size;
  resize(size: number[]): void {
    this.#size = size;
    this.dispatchEvent("change:size");
  }
}

const country = [0, 0, 400_000, 400_000] as const;
const field = [100_000, 100_000, 101_000, 101_000] as const;
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

test("[P2] an area asked for as the map opens is shown, not the country", async () => {
  const stage = new Stage();
  const camera = new MapCamera(stage as unknown as OlMap, country);
  stage.resize([800, 600]);
  camera.fit(field);
  await nextFrame();
  stage.resize([800, 500]);
  stage.dispatchEvent("rendercomplete");
  const [west = 0, , east = 0] = stage.getView().calculateExtent([800, 500]);
  expect(west).toBeGreaterThan(90_000);
  expect(east).toBeLessThan(110_000);
  stage.dispatchEvent("rendercomplete");
  expect(stage.getView().getCenter()).toEqual([100_500, 100_500]);
});

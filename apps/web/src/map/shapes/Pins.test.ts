import "../../testing/noResizeObserver.ts";
import type Feature from "ol/Feature.js";
import OlMap from "ol/Map.js";
import type VectorLayer from "ol/layer/Vector.js";
import type Cluster from "ol/source/Cluster.js";
import { beforeEach, expect, test, vi } from "vitest";
import { danishProjection } from "../danishProjection.ts";
import { Pins } from "./Pins.ts";

const everywhere = [400_000, 6_000_000, 900_000, 6_500_000];
const pin = (number: number, x: number) => ({
  id: `pin-${number}`,
  number,
  at: [x, 6_260_000] as const,
  title: `Skitse ${number}`,
});
let map: OlMap;
let pins: Pins;
let layer: VectorLayer;

beforeEach(() => {
  map = new OlMap({ controls: [], interactions: [] });
  pins = new Pins(map);
  [layer] = map.getAllLayers() as [VectorLayer];
  // Two lie 200 m from each other, the third 20 km away.
  pins.set([pin(1, 510_000), pin(2, 510_200), pin(3, 530_000)]);
});

function heapsAt(metresPerPixel: number): Feature[] {
  const cluster = layer.getSource() as unknown as Cluster;
  cluster.loadFeatures(everywhere, metresPerPixel, danishProjection());
  return cluster.getFeatures();
}
function labelOf(feature: Feature): unknown {
  const style = layer.getStyleFunction()!(feature, 1);
  return style && !Array.isArray(style) && style.getText()?.getText();
}

test("[L2] pins that would lie on each other are one with their number, and part nearer by", () => {
  expect(heapsAt(100).map(labelOf)).toEqual(["×2", "3"]);
  expect(heapsAt(2).map(labelOf)).toEqual(["1", "2", "3"]);
});

test("[L2] a single pin opens its row; a heap is looked at from nearer", () => {
  const opened: string[] = [];
  pins.onClick((id) => opened.push(id));
  const [heap, single] = heapsAt(100);
  const fit = vi.spyOn(map.getView(), "fit").mockReturnValue();
  const hit = vi.spyOn(map, "forEachFeatureAtPixel");
  hit.mockImplementation((_pixel, found) => found(single!, layer, null as never));
  expect(pins.clickAt([0, 0])).toBe(true);
  expect(opened).toEqual(["pin-3"]);
  hit.mockImplementation((_pixel, found) => found(heap!, layer, null as never));
  expect(pins.clickAt([0, 0])).toBe(true);
  expect(opened).toHaveLength(1);
  expect(fit).toHaveBeenCalledWith([510_000, 6_260_000, 510_200, 6_260_000], expect.anything());
});

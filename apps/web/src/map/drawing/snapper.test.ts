import type { Point } from "@mars/domain/areas/geometry";
import { DEFAULT_LIMITS } from "@mars/domain/areas/limits";
import { expect, test } from "vitest";
import type { LayerStack } from "../layers/LayerStack.ts";
import { Drawing } from "./Drawing.ts";
import { snapper } from "./snapper.ts";

const corner: Point = [529_000, 6_265_000];

/** One corner of nature, on a layer that is on. */
const nature = {
  getExtent: () => [...corner, ...corner],
  getFlatCoordinates: () => [...corner],
  getProperties: () => ({}),
  getEnds: () => null,
};
const layers = {
  visibleTileLayers: () => [
    { id: "ds.nature", layer: { getVisible: () => true, getFeaturesInExtent: () => [nature] } },
  ],
  dataset: () => undefined,
} as unknown as LayerStack;

test.each([
  { from: "near", reachM: 60, snapped: corner },
  { from: "far, where a point would be pulled across fields", reachM: 600, snapped: undefined },
])("[S1] a point holds on to what the map shows: $from", ({ reachM, snapped }) => {
  const snapTo = snapper(layers, new Drawing(() => DEFAULT_LIMITS));
  expect(snapTo([corner[0] + 50, corner[1]], reachM)?.point).toEqual(snapped);
});

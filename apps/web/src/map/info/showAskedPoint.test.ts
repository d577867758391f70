import type Feature from "ol/Feature.js";
import type PointGeometry from "ol/geom/Point.js";
import type BaseLayer from "ol/layer/Base.js";
import type VectorLayer from "ol/layer/Vector.js";
import { expect, test } from "vitest";
import { createStore } from "../../lib/createStore.ts";
import type { FindState } from "./FeatureFinder.ts";
import { showAskedPoint } from "./showAskedPoint.ts";

test("[S6] the clicked point is marked while its answer is open, and only the last one", () => {
  const layers: BaseLayer[] = [];
  const closed: FindState = { status: "closed", at: null, things: [], chosen: null };
  const store = createStore(closed);
  showAskedPoint({ addLayer: (layer) => void layers.push(layer) }, { store });
  const [layer] = layers as VectorLayer[];
  const marked = () =>
    (layer!.getSource()!.getFeatures() as Feature<PointGeometry>[]).map((one) =>
      one.getGeometry()!.getCoordinates(),
    );
  store.set({ ...closed, status: "running", at: [500_000, 6_200_000] });
  store.set({ ...closed, status: "found", at: [510_000, 6_210_000] });
  expect(marked()).toEqual([[510_000, 6_210_000]]);
  store.set(closed);
  expect(marked()).toEqual([]);
});

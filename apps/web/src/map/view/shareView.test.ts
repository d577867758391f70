import type OlMap from "ol/Map.js";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { navigate } from "../../lib/router/currentLocation.ts";
import type { LayerStack } from "../layers/LayerStack.ts";
import type { MapCamera } from "./MapCamera.ts";
import { shareView } from "../createMapModel.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function sharedMap(): { moves: () => void } {
  let told = () => {};
  const storeOf = (value: object) => ({
    get: () => value,
    subscribe: (listener: () => void) => {
      told = listener;
    },
  });
  const view = { store: storeOf({ center: [500_000, 6_200_000], resolution: 10 }) };
  const layers = { store: storeOf({ shown: [], background: "muted" }) };
  const map = { getTargetElement: () => document.body };
  shareView(map as unknown as OlMap, view as unknown as MapCamera, layers as unknown as LayerStack);
  return { moves: () => told() };
}

test.each([
  { to: "/plans/1/sketch-projects/2", isWritten: true },
  { to: "/status/kommuner/viborg", isWritten: false },
])(
  "a map that still moves while $to is loaded is written there: $isWritten",
  ({ to, isWritten }) => {
    navigate("/plans/1", { replace: true });
    const { moves } = sharedMap();
    navigate(to);
    moves();
    vi.runAllTimers();
    expect(window.location.pathname).toBe(to);
    expect(window.location.search.includes("e=500000")).toBe(isWritten);
  },
);

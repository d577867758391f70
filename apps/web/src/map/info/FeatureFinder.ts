import type { FeatureInfo } from "@mars/contracts/datasets/layers";
import type { Point } from "@mars/domain/areas/geometry";
import { createStore } from "../../lib/createStore.ts";
import { read } from "../../lib/http/call.ts";
import type { ShapeHit } from "../shapes/ShapeLayers.ts";

export type FoundThing =
  | { kind: "feature"; feature: FeatureInfo }
  | { kind: "shape"; hit: ShapeHit };

export type FindState = {
  status: "closed" | "running" | "found" | "failed";
  at: Point | null;
  things: readonly FoundThing[];
  /** Index of the thing shown; null while several wait to be chosen from. */
  chosen: number | null;
};

type Geometry = { type: string; coordinates: unknown };
const closed: FindState = { status: "closed", at: null, things: [], chosen: null };

/** What lies where the user clicked. Several things: the user chooses. */
export class FeatureFinder {
  readonly store = createStore<FindState>(closed);
  readonly #pointAt: (geometry: { inside: Geometry } | null) => void;
  #running: AbortController | null = null;

  constructor(pointAt: (geometry: { inside: Geometry } | null) => void) {
    this.#pointAt = pointAt;
  }

  async find(
    at: Point,
    layerIds: readonly string[],
    toleranceM: number,
    shapes: readonly ShapeHit[] = [],
  ): Promise<void> {
    this.#running?.abort();
    const running = new AbortController();
    this.#running = running;
    const things: FoundThing[] = shapes.map((hit) => ({ kind: "shape", hit }));
    if (layerIds.length === 0 && things.length === 0) return this.close();
    this.store.set({ status: "running", at, things, chosen: null });
    try {
      const features =
        layerIds.length === 0
          ? []
          : await read<FeatureInfo[]>("/features", {
              query: { dataset: layerIds.join(","), x: at[0], y: at[1], toleranceM },
              signal: running.signal,
              quiet: true,
            });
      for (const feature of features) things.push({ kind: "feature", feature });
      if (running.signal.aborted) return;
      this.store.set({ status: "found", at, things: [...things], chosen: null });
      if (things.length === 1) await this.choose(0);
    } catch {
      if (!running.signal.aborted) this.store.set({ status: "failed", at, things, chosen: null });
    }
  }

  async choose(index: number | null): Promise<void> {
    const state = this.store.get();
    this.store.set({ ...state, chosen: index });
    this.#pointAt(null);
    const thing = index === null ? undefined : state.things[index];
    if (thing?.kind !== "feature") return;
    const { dataset, id } = thing.feature;
    const path = `/features/${encodeURIComponent(dataset)}/${encodeURIComponent(id)}` as const;
    const whole = await read<{ geometry: Geometry }>(path, { quiet: true }).catch(() => null);
    // Another thing may have been chosen while this one was on its way.
    if (whole && this.store.get().chosen === index && this.store.get().things === state.things)
      this.#pointAt({ inside: whole.geometry });
  }

  close(): void {
    this.#running?.abort();
    this.#pointAt(null);
    this.store.set(closed);
  }
}

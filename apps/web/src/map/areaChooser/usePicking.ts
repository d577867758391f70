import type { PickedArea, PickKind } from "@mars/contracts/layers";
import type { Point } from "@mars/domain/areas/geometry";
import { useCallback, useEffect, useRef, useState } from "react";
import type { MapModel } from "../createMapModel.ts";
import type { AreaServices } from "./AreaServices.ts";
import type { AskReplaceOrAdd, Standing } from "./useReplaceOrAdd.ts";

export type Picking = {
  chosen: readonly PickedArea[];
  /** Several with the same number, or under the same place: the user chooses. */
  candidates: readonly PickedArea[];
  fault: "none" | "none-here" | "failed" | null;
  isBusy: boolean;
};

const nothing: Picking = { chosen: [], candidates: [], fault: null, isBusy: false };

/** What an area was put together from, for as long as it stands: the list comes back with its tab. */
type Picked = { chosen: readonly PickedArea[]; base: Standing | null };
const pickedInto = new WeakMap<object, Picked>();

/** Picks parcels or blocks by click or number; what is picked becomes the area, borders between gone. */
export function usePicking(
  model: MapModel,
  services: AreaServices,
  ask: AskReplaceOrAdd,
  kind: PickKind,
) {
  const [picking, setPicking] = useState<Picking>(() => ({
    ...nothing,
    chosen: pickedInto.get(model.drawing.store.get().polygons)?.chosen ?? [],
  }));
  const running = useRef<AbortController | null>(null);
  const latest = useRef(picking);
  useEffect(() => {
    latest.current = picking;
  });
  useEffect(() => () => running.current?.abort(), []);
  // Undone, brought back or cleared on the map: the list follows.
  useEffect(() => {
    const { store } = model.drawing;
    return store.subscribe(() => {
      const { polygons } = store.get();
      const chosen = polygons.length === 0 ? [] : (pickedInto.get(polygons)?.chosen ?? []);
      const isSame = chosen.length === 0 && latest.current.chosen.length === 0;
      if (!isSame && chosen !== latest.current.chosen && !running.current)
        setPicking((before) => ({ ...before, chosen }));
    });
  }, [model]);

  const work = useCallback(async (task: (signal: AbortSignal) => Promise<Partial<Picking>>) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setPicking((before) => ({ ...before, isBusy: true, fault: null, candidates: [] }));
    try {
      const result = await task(controller.signal);
      if (!controller.signal.aborted)
        setPicking((before) => ({ ...before, ...result, isBusy: false }));
    } catch {
      if (!controller.signal.aborted)
        setPicking((before) => ({ ...before, fault: "failed", isBusy: false }));
    } finally {
      if (running.current === controller) running.current = null;
    }
  }, []);

  const join = useCallback(
    async (chosen: readonly PickedArea[], signal: AbortSignal): Promise<Partial<Picking>> => {
      const before = pickedInto.get(model.drawing.store.get().polygons);
      const [first] = chosen;
      let base = before?.base ?? null;
      if (!before && first) {
        const answer = await ask({ name: first.label, areaHa: first.areaHa });
        if (!answer.isTaken || signal.aborted) return {};
        base = answer.standing;
      }
      const parts = [...(base ? [base.geometry] : []), ...chosen.map(({ geometry }) => geometry)];
      const [only] = parts;
      if (!only) model.drawing.clear();
      else {
        const { geometry } =
          parts.length === 1 ? { geometry: only } : await services.unite(parts, signal);
        model.drawing.setArea(geometry, base ? "drawn" : "picked");
        pickedInto.set(model.drawing.store.get().polygons, { chosen, base });
      }
      return { chosen };
    },
    [model, services, ask],
  );

  /** Once more takes it away again. */
  const toggle = useCallback(
    (area: PickedArea, fits = false) =>
      work(async (signal) => {
        const { chosen } = latest.current;
        const isChosen = chosen.some((one) => one.id === area.id && one.kind === area.kind);
        const next = isChosen
          ? chosen.filter((one) => one.id !== area.id || one.kind !== area.kind)
          : [...chosen, area];
        const result = await join(next, signal);
        if (fits && !isChosen && result.chosen) model.fit(area.geometry);
        return result;
      }),
    [work, join, model],
  );

  const pickAt = useCallback(
    (at: Point) =>
      work(async (signal) => {
        const found = await services.pickAt(kind, at, signal);
        if (found.length === 0) return { fault: "none-here" as const };
        if (found.length > 1) return { candidates: found };
        queueMicrotask(() => void toggle(found[0]!));
        return {};
      }),
    [work, services, kind, toggle],
  );

  const pickByNumber = useCallback(
    (number: string) =>
      work(async (signal) => {
        const found = await services.pickByNumber(kind, number, signal);
        if (found.length === 0) return { fault: "none" as const };
        if (found.length > 1) return { candidates: found };
        queueMicrotask(() => void toggle(found[0]!, true));
        return {};
      }),
    [work, services, kind, toggle],
  );

  return { ...picking, toggle, pickAt, pickByNumber };
}

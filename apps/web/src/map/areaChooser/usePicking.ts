import type { PickedArea, PickKind } from "@mars/contracts/datasets/layers";
import { type Point, samePoint } from "@mars/domain/areas/geometry";
import { useCallback, useEffect, useRef, useState } from "react";
import type { MapModel } from "../createMapModel.ts";
import type { AreaServices } from "./AreaServices.ts";
import type { AskReplaceOrAdd } from "./useReplaceOrAdd.ts";

type Task = (signal: AbortSignal) => Promise<Partial<Picking>>;

/** One pick after the other: whoever clicks five parcels faster than they are found gets all five. */
function useSerialQueue(change: (part: Partial<Picking>) => void) {
  const queue = useRef(Promise.resolve());
  const waiting = useRef(0);
  const leaving = useRef(new AbortController());
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);

  const work = useCallback(
    (task: Task, isFollowUp = false): Promise<void> => {
      const { signal } = leaving.current;
      const earlier = queue.current;
      const runNext = async () => {
        await earlier;
        const result = signal.aborted ? {} : await task(signal).catch(() => failed);
        waiting.current -= 1;
        if (!signal.aborted) change({ ...result, isBusy: waiting.current > 0 });
      };
      waiting.current += 1;
      // What an earlier pick asked or missed stays until the user does something else.
      change({ isBusy: true, ...(!isFollowUp && { fault: null, candidates: [], lines: [] }) });
      queue.current = runNext();
      return queue.current;
    },
    [change],
  );
  const isRunning = useCallback(() => waiting.current > 0, []);
  return { work, isRunning };
}

const failed = { fault: "failed" } as const;

const nothing: Picking = { chosen: [], candidates: [], lines: [], fault: null, isBusy: false };

/** Picks parcels or blocks by click or number; what is picked becomes the area, borders between gone. */
export function usePicking(
  model: MapModel,
  services: AreaServices,
  ask: AskReplaceOrAdd,
  kind: PickKind,
) {
  const [picking, setPicking] = useState<Picking>(() => ({
    ...nothing,
    chosen: model.drawing.store.get().madeOf?.chosen ?? [],
  }));
  const latest = useRef(picking);
  const change = useCallback((part: Partial<Picking>) => {
    latest.current = { ...latest.current, ...part };
    setPicking(latest.current);
  }, []);
  const { work, isRunning } = useSerialQueue(change);
  // Undone, brought back or cleared on the map: the list follows.
  useEffect(() => {
    const { store } = model.drawing;
    return store.subscribe(() => {
      const chosen = store.get().madeOf?.chosen ?? [];
      const isSame = chosen.length === 0 && latest.current.chosen.length === 0;
      if (!isSame && chosen !== latest.current.chosen && !isRunning()) change({ chosen });
    });
  }, [model, change, isRunning]);

  const join = useCallback(
    async (chosen: readonly PickedArea[], signal: AbortSignal): Promise<Partial<Picking>> => {
      const before = model.drawing.store.get().madeOf;
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
        model.drawing.setArea(geometry, base ? "drawn" : "picked", { chosen, base });
      }
      return { chosen };
    },
    [model, services, ask],
  );

  /** Again takes it away again; by its number it is only shown again. */
  const toggle = useCallback(
    (area: PickedArea, { fits = false, isFollowUp = false } = {}) =>
      work(async (signal) => {
        const { chosen } = latest.current;
        const isChosen = chosen.some((one) => one.id === area.id && one.kind === area.kind);
        if (fits && isChosen) {
          model.fit(area.geometry);
          return {};
        }
        const next = isChosen
          ? chosen.filter((one) => one.id !== area.id || one.kind !== area.kind)
          : [...chosen, area];
        const result = await join(next, signal);
        if (fits && result.chosen) model.fit(area.geometry);
        return result;
      }, isFollowUp),
    [work, join, model],
  );

  /** Next to those that an earlier pick still asks about. */
  const offer = useCallback((found: readonly PickedArea[]): Partial<Picking> => {
    const others = latest.current.candidates.filter(({ id }) =>
      found.every((one) => one.id !== id),
    );
    return { candidates: [...others, ...found] };
  }, []);

  const askedAt = useRef<Point | null>(null);
  const pickAt = useCallback(
    async (at: Point) => {
      // The second half of a double click would take away what the first half picked.
      if (askedAt.current && samePoint(askedAt.current, at) && isRunning()) return;
      askedAt.current = at;
      await work(async (signal) => {
        const found = await services.pickAt(kind, at, signal);
        if (found.length === 0) return { fault: "none-here" as const };
        if (found.length > 1) return offer(found);
        queueMicrotask(() => void toggle(found[0]!, { isFollowUp: true }));
        return {};
      });
    },
    [work, isRunning, services, kind, toggle, offer],
  );

  /** Lines of one number or several; what is not found or not clear is said, the rest is taken. */
  const pickByNumber = useCallback(
    (asked: readonly (readonly string[])[]) =>
      work(async (signal) => {
        const answers: { number: string; found: readonly PickedArea[]; line: number }[] = [];
        for (const [line, numbers] of asked.entries())
          for (const number of numbers) {
            const found = await services.pickByNumber(kind, number, signal);
            const exact = found.find(({ label }) => label === number);
            answers.push({ number, found: exact ? [exact] : found, line });
          }
        const missing = answers.filter(({ found }) => found.length === 0);
        const unclear = answers.filter(({ found }) => found.length > 1);
        const clear = answers.flatMap(({ found }) => (found.length === 1 ? found : []));
        const { chosen } = latest.current;
        const added = clear.filter((area) =>
          chosen.every((one) => one.id !== area.id || one.kind !== area.kind),
        );
        const joined = added.length > 0 ? await join([...chosen, ...added], signal) : {};
        if (clear.length > 0 && (added.length === 0 || joined.chosen))
          model.fit({
            type: "MultiPolygon",
            coordinates: clear.flatMap(({ geometry }) => geometry.coordinates),
          });
        const lines = asked.map((_, at) =>
          answers.flatMap(({ line, found }) => (line === at && found.length === 1 ? found : [])),
        );
        return {
          ...joined,
          lines: lines.filter((line) => line.length > 0),
          ...(unclear.length > 0 && offer(unclear.flatMap(({ found }) => found))),
          ...(missing.length > 0 && {
            fault: { missing: missing.map(({ number }) => number).join(", ") },
          }),
        };
      }),
    [work, services, kind, join, model, offer],
  );

  return { ...picking, toggle, pickAt, pickByNumber };
}

/** What is picked so far, and how the last pick went. */
type Picking = {
  chosen: readonly PickedArea[];
  /** Several with the same number, or under the same place: the user chooses. */
  candidates: readonly PickedArea[];
  /** The parcels of each line of the list that was given last. */
  lines: readonly (readonly PickedArea[])[];
  fault: "none-here" | "failed" | { missing: string } | null;
  isBusy: boolean;
};

import { clipSketches, restoreOutlines } from "@mars/contracts/plans/planOverlaps";
import type { Answer } from "@mars/contracts/platform/contract";
import type { Plan } from "@mars/contracts/plans/planShapes";
import type { Clip } from "@mars/domain/plans/chooseClips";
import { useEffect, useRef, useState } from "react";
import { call } from "../../../lib/http/call.ts";
import { HttpProblem } from "../../../lib/http/HttpProblem.ts";
import { useText } from "../../../lib/language/text.ts";
import { dismissToast, showToast, type Toast } from "../../../lib/toasts/toasts.ts";
import { refreshPlan } from "../planQueries.ts";
import { clipBatch } from "./clipBatch.ts";
import { doubleCountText } from "../text/doubleCountText.ts";
import type { CountedItem } from "../work/countedItem.ts";
import { isUnreached } from "./isUnreached.ts";
import { hasEnteredFigures } from "./pairSides.ts";

type Changed = Answer<typeof clipSketches>["clipped"];
/** Cutting or undoing under way. Each is stopped by itself. */
type Run = { done: number; count: number; isStopping: boolean; stopping: AbortController };
/** A sketch that was not cut, by the name it had; without a code the server did not say why. */
export type Refused = { sketchId: string; name: string; code: string | null };
/** What was cut in this visit, with what it takes to put it back. */
type Done = { what: string; changed: Changed };

export const keyOf = ({ sketchId, keptId }: Clip) => [sketchId, keptId].toSorted().join();

/** Cuts sketches and can take it all back in one go; what was cut is told at once, before the list
 * has been recomputed. */
export function useClipping(plan: Plan, itemOf: (sketchId: string) => CountedItem | undefined) {
  const t = useText(doubleCountText);
  const [runs, setRuns] = useState<readonly Run[]>([]);
  const [busy, setBusy] = useState<string | null>(null);
  /** When each was cut: until it has been counted again since, the list still holds it. */
  const [settled, setSettled] = useState<ReadonlyMap<string, number>>(new Map());
  const [done, setDone] = useState<readonly Done[]>([]);
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const cutting = useRef<AbortController | null>(null);
  /** Offered in the list and in a toast: which toast to take away once it is done, or cut again. */
  const offers = useRef(new Map<Changed, number>());
  /** What is cut now, also for a toast of an hour ago. */
  const knownCuts = useRef<readonly Done[]>([]);
  useEffect(() => {
    knownCuts.current = done;
  }, [done]);
  // Who leaves wants no more cuts. What is being undone is wanted back, wherever one is.
  useEffect(() => () => cutting.current?.abort(), []);
  const params = { id: plan.id };
  const slowRequest = { timeoutMs: 60_000, quiet: true } as const;

  function begin(count: number) {
    const stopping = new AbortController();
    setRuns((known) => [...known, { done: 0, count, isStopping: false, stopping }]);
    const isThis = (run: Run) => run.stopping === stopping;
    return {
      stopping,
      progress: (done: number) =>
        setRuns((known) => known.map((run) => (isThis(run) ? { ...run, done } : run))),
      end: () => setRuns((known) => known.filter((run) => !isThis(run))),
    };
  }

  const whatOf = (changed: Changed) => {
    const sole = changed.length === 1 ? changed[0] : undefined;
    return sole ? t("clipped", { name: sole.name }) : t("clippedMany", { count: changed.length });
  };
  function offerUndo(changed: Changed, toast: Pick<Toast, "variant" | "body">): void {
    const action = { label: t("undo"), onAction: () => void restore(changed) };
    offers.current.set(changed, showToast({ ...toast, action }));
  }
  function dropOffer(changed: Changed): void {
    const toast = offers.current.get(changed);
    if (toast !== undefined) dismissToast(toast);
    offers.current.delete(changed);
  }

  async function clip(clips: readonly Clip[], whatOne?: string): Promise<void> {
    const run = begin(clips.length);
    cutting.current = run.stopping;
    const { signal } = run.stopping;
    const only = clips.length === 1 ? clips[0] : undefined;
    if (only) setBusy(keyOf(only));
    const changed: Changed = [];
    const refusals: Refused[] = [];
    const refuse = (sketchId: string, code: string | null) =>
      refusals.push({ sketchId, name: itemOf(sketchId)?.name ?? "–", code });
    setRefused([]);
    let open = [...clips];
    // A few at a time, so that one sees it move and can stop; what the server does not reach in
    // its time it gives back.
    while (open.length > 0 && !signal.aborted) {
      run.progress(clips.length - open.length);
      const batch = clipBatch(open);
      try {
        const answer = await call(clipSketches, { params, body: { clips: batch }, ...slowRequest });
        changed.push(...answer.clipped);
        for (const { sketchId, code } of reasonsOf(answer))
          // Cutting its neighbours has solved it.
          if (code !== "sketch.no-overlap") refuse(sketchId, code);
        const finished = new Set(answer.clipped.map(({ sketchId }) => sketchId));
        const cut = open.filter(({ sketchId }) => finished.has(sketchId)).map(keyOf);
        const at = Date.now();
        setSettled((known) => new Map([...known, ...cut.map((key) => [key, at] as const)]));
        open = open.filter((one) => !batch.includes(one) || answer.left.includes(one.sketchId));
      } catch (error) {
        const code = error instanceof HttpProblem ? error.code : "network";
        for (const sketchId of new Set(open.map((one) => one.sketchId))) refuse(sketchId, code);
        break;
      }
    }
    const failed = refusals.length;
    setRefused(refusals);
    const what = changed.length === 1 && whatOne ? whatOne : whatOf(changed);
    const entered = changed.filter(({ sketchId }) => hasEnteredFigures(itemOf(sketchId))).length;
    if (changed.length > 0) {
      const cuts = [...knownCuts.current, { what, changed }];
      for (const earlier of offers.current.keys())
        if (earlier.every((one) => isCutAgain(one, cuts))) dropOffer(earlier);
      setDone((known) => [...known, { what, changed }]);
    }
    // Busy until the list is true again, so that no row is pressed that is gone.
    await refreshPlan(plan.id);
    run.end();
    setBusy(null);
    if (changed.length > 0)
      offerUndo(changed, {
        variant: failed > 0 ? "warning" : "success",
        body: [
          what,
          ...(entered > 0 ? [t("enteredKept", { count: entered })] : []),
          ...(failed > 0 ? [t("notClipped", { count: failed })] : []),
        ].join(". "),
      });
    else if (failed > 0) showToast({ variant: "danger", body: t("noneClipped") });
  }

  async function restore(changed: Changed): Promise<void> {
    dropOffer(changed);
    const waiting = changed.filter((one) => isCutAgain(one, knownCuts.current));
    const at = knownCuts.current.findIndex((one) => one.changed === changed);
    const run = begin(changed.length);
    const { signal } = run.stopping;
    setDone((known) => known.filter((one) => one.changed !== changed));
    let open = changed.filter((one) => !waiting.includes(one));
    let restored = 0;
    let failed = 0;
    const unreached: Changed = [];
    while (open.length > 0 && !signal.aborted) {
      run.progress(changed.length - waiting.length - open.length);
      const batch = open.slice(0, RESTORED_AT_ONCE);
      try {
        const answer = await call(restoreOutlines, {
          params,
          body: {
            outlines: batch.map(({ sketchId, geoLocationId, leftGeoLocationId, version }) => ({
              sketchId,
              geoLocationId,
              leftGeoLocationId,
              version,
            })),
          },
          outlivesPage: true,
          ...slowRequest,
        });
        const missed = new Set(
          reasonsOf(answer)
            .filter(({ code }) => code !== null && isUnreached(code))
            .map(({ sketchId }) => sketchId),
        );
        unreached.push(...batch.filter(({ sketchId }) => missed.has(sketchId)));
        restored += answer.restored.length;
        setSettled((known) => new Map([...known].filter(([key]) => !isOf(answer.restored, key))));
        failed += answer.refused.length - missed.size;
        open = open.filter((one) => !batch.includes(one) || answer.left.includes(one.sketchId));
      } catch {
        break;
      }
    }
    const now = [...open, ...unreached];
    const left = [...now, ...waiting];
    // Stopped or cut off on the way: the rest is still cut, and can still be undone.
    if (left.length > 0)
      setDone((known) => known.toSpliced(at, 0, { what: whatOf(left), changed: left }));
    await refreshPlan(plan.id);
    run.end();
    tell(restored, failed, left, now);
  }

  /** `left` is still cut; of that `now` can be undone at once. */
  function tell(restored: number, failed: number, left: Changed, now: Changed): void {
    const toast = {
      variant: failed + left.length > 0 ? ("warning" as const) : ("success" as const),
      body: [
        ...(restored > 0 ? [t("restored", { count: restored })] : []),
        ...(failed > 0 ? [t("notRestored", { count: failed })] : []),
        ...(left.length > 0 ? [t("stillClipped", { count: left.length })] : []),
        ...(left.length > now.length ? [t("laterFirst")] : []),
      ].join(". "),
    };
    if (now.length > 0) offerUndo(left, toast);
    else showToast(toast);
  }

  // The one that was begun first is shown, and is the one that is stopped.
  const running = runs[0] ?? null;

  /** Answered at once: what the server has begun it ends, and then nothing more is requested. */
  function stop(): void {
    running?.stopping.abort();
    setRuns((known) =>
      known.map((run) => (run.stopping === running?.stopping ? { ...run, isStopping: true } : run)),
    );
  }

  return { clip, restore, done, refused, running, busy, settled, stop };
}

/** A later cut took its outline on: that one is undone first. */
export function isCutAgain(
  { sketchId, leftGeoLocationId }: Changed[number],
  cuts: readonly Done[],
): boolean {
  return cuts.some(({ changed }) =>
    changed.some(
      (later) => later.sketchId === sketchId && later.geoLocationId === leftGeoLocationId,
    ),
  );
}

const isOf = (sketchIds: readonly string[], key: string) =>
  sketchIds.some((id) => key.includes(id));

type Reasons = Pick<Answer<typeof clipSketches>, "refused" | "reasons">;

/** An older instance that still serves tells which, and not why. */
function reasonsOf({ refused, reasons }: Pick<Reasons, "refused"> & Partial<Reasons>): readonly {
  sketchId: string;
  code: string | null;
}[] {
  return reasons ?? refused.map((sketchId) => ({ sketchId, code: null }));
}

/** A few at a time, so that one sees it move and can stop. */
const RESTORED_AT_ONCE = 20;

export type Clippings = ReturnType<typeof useClipping>;

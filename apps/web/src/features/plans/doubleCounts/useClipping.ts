import { clipSketches, restoreOutlines } from "@mars/contracts/planOverlaps";
import type { Answer } from "@mars/contracts/contract";
import type { Plan } from "@mars/contracts/planShapes";
import type { Clip } from "@mars/domain/plans/chooseClips";
import { useEffect, useRef, useState } from "react";
import { call } from "../../../lib/http/call.ts";
import { useText } from "../../../lib/language/text.ts";
import { showToast } from "../../../lib/toasts/toasts.ts";
import { refreshPlan } from "../planQueries.ts";
import { clipBatch } from "./clipBatch.ts";
import { doubleCountText } from "../text/doubleCountText.ts";

type Changed = Answer<typeof clipSketches>["clipped"];
type Clipping = { done: number; count: number; isStopping: boolean };
/** A sketch that was not cut; without a code the question itself failed. */
export type Refused = { sketchId: string; code: string | null };
/** What was cut in this visit, with what it takes to put it back. */
type Done = { what: string; changed: Changed };

export const keyOf = ({ sketchId, keptId }: Clip) => [sketchId, keptId].toSorted().join();

/** Cuts sketches and can take it all back in one go; what was cut is told at once, before the list
 * has been worked out anew. */
export function useClipping(plan: Plan) {
  const t = useText(doubleCountText);
  const [running, setRunning] = useState<Clipping | null>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const [settled, setSettled] = useState<ReadonlySet<string>>(new Set());
  const [done, setDone] = useState<readonly Done[]>([]);
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const stopping = useRef(new AbortController());
  useEffect(() => () => stopping.current.abort(), []);
  const params = { id: plan.id };
  const slowRequest = { timeoutMs: 60_000, quiet: true } as const;

  async function clip(clips: readonly Clip[], whatOne?: string): Promise<void> {
    stopping.current = new AbortController();
    const { signal } = stopping.current;
    const only = clips.length === 1 ? clips[0] : undefined;
    if (only) setBusy(keyOf(only));
    const changed: Changed = [];
    const refusals: Refused[] = [];
    setRefused([]);
    let open = [...clips];
    // A few at a time, so that one sees it move and can stop; what the server does not reach in
    // its time it gives back.
    while (open.length > 0 && !signal.aborted) {
      setRunning({ done: clips.length - open.length, count: clips.length, isStopping: false });
      const batch = clipBatch(open);
      try {
        const answer = await call(clipSketches, { params, body: { clips: batch }, ...slowRequest });
        changed.push(...answer.clipped);
        refusals.push(...answer.reasons);
        const finished = new Set(answer.clipped.map(({ sketchId }) => sketchId));
        const cut = open.filter(({ sketchId }) => finished.has(sketchId)).map(keyOf);
        setSettled((known) => new Set([...known, ...cut]));
        open = open.filter((one) => !batch.includes(one) || answer.left.includes(one.sketchId));
      } catch {
        const unreached = new Set(open.map(({ sketchId }) => sketchId));
        refusals.push(...[...unreached].map((sketchId) => ({ sketchId, code: null })));
        break;
      }
    }
    const failed = refusals.length;
    setRefused(refusals);
    const sole = changed.length === 1 ? changed[0] : undefined;
    const what = sole
      ? (whatOne ?? t("clipped", { name: sole.name }))
      : t("clippedMany", { count: changed.length });
    if (changed.length > 0) setDone((known) => [...known, { what, changed }]);
    // Busy until the list is true again, so that no row is pressed that is gone.
    await refreshPlan(plan.id);
    setRunning(null);
    setBusy(null);
    setSettled(new Set());
    if (changed.length > 0)
      showToast({
        variant: failed > 0 ? "warning" : "success",
        body: failed > 0 ? `${what}. ${t("notClipped", { count: failed })}` : what,
        action: { label: t("undo"), onAction: () => void restore(changed) },
      });
    else if (failed > 0) showToast({ variant: "danger", body: t("noneClipped") });
  }

  async function restore(changed: Changed): Promise<void> {
    stopping.current = new AbortController();
    const { signal } = stopping.current;
    setDone((known) => known.filter((one) => one.changed !== changed));
    let open = [...changed];
    let restored = 0;
    let failed = 0;
    while (open.length > 0 && !signal.aborted) {
      setRunning({ done: changed.length - open.length, count: changed.length, isStopping: false });
      const batch = open.slice(0, RESTORED_AT_ONCE);
      try {
        const answer = await call(restoreOutlines, {
          params,
          body: {
            outlines: batch.map(({ sketchId, geoLocationId, version }) => ({
              sketchId,
              geoLocationId,
              version,
            })),
          },
          outlivesPage: true,
          ...slowRequest,
        });
        restored += answer.restored.length;
        failed += answer.refused.length;
        open = open.filter((one) => !batch.includes(one) || answer.left.includes(one.sketchId));
      } catch {
        failed += open.length;
        break;
      }
    }
    // Stopped on the way: the rest is still cut, and can still be undone.
    if (signal.aborted && open.length > 0)
      setDone((known) => [
        ...known,
        { what: t("clippedMany", { count: open.length }), changed: open },
      ]);
    await refreshPlan(plan.id);
    setRunning(null);
    if (restored + failed > 0)
      showToast({
        variant: failed > 0 ? "warning" : "success",
        body: [
          ...(restored > 0 ? [t("restored", { count: restored })] : []),
          ...(failed > 0 ? [t("notRestored", { count: failed })] : []),
        ].join(". "),
      });
  }

  /** Answered at once: what the server has begun it ends, and then nothing more is asked for. */
  function stop(): void {
    stopping.current.abort();
    setRunning((known) => known && { ...known, isStopping: true });
  }

  return { clip, restore, done, refused, running, busy, settled, stop };
}

/** A few at a time, so that one sees it move and can stop. */
const RESTORED_AT_ONCE = 20;

export type Clippings = ReturnType<typeof useClipping>;

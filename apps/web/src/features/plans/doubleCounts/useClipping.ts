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
type Clipping = { done: number; count: number };
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
    let failed = 0;
    let open = [...clips];
    // A few at a time, so that one sees it move and can stop; what the server does not reach in
    // its time it gives back.
    while (open.length > 0 && !signal.aborted) {
      setRunning({ done: clips.length - open.length, count: clips.length });
      const batch = clipBatch(open);
      try {
        const answer = await call(clipSketches, { params, body: { clips: batch }, ...slowRequest });
        changed.push(...answer.clipped);
        failed += answer.refused.length;
        const finished = new Set(answer.clipped.map(({ sketchId }) => sketchId));
        const cut = open.filter(({ sketchId }) => finished.has(sketchId)).map(keyOf);
        setSettled((known) => new Set([...known, ...cut]));
        open = open.filter((one) => !batch.includes(one) || answer.left.includes(one.sketchId));
      } catch {
        failed += open.length;
        break;
      }
    }
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
    setDone((known) => known.filter((one) => one.changed !== changed));
    setRunning({ done: 0, count: 1 });
    let open = changed.map(({ sketchId, geoLocationId, version }) => ({
      sketchId,
      geoLocationId,
      version,
    }));
    let restored = 0;
    let refused = 0;
    while (open.length > 0) {
      try {
        const answer = await call(restoreOutlines, {
          params,
          body: { outlines: open },
          outlivesPage: true,
          ...slowRequest,
        });
        restored += answer.restored.length;
        refused += answer.refused.length;
        open = open.filter(({ sketchId }) => answer.left.includes(sketchId));
      } catch {
        refused += open.length;
        break;
      }
    }
    await refreshPlan(plan.id);
    setRunning(null);
    showToast({
      variant: refused > 0 ? "warning" : "success",
      body: [
        ...(restored > 0 ? [t("restored", { count: restored })] : []),
        ...(refused > 0 ? [t("notRestored", { count: refused })] : []),
      ].join(". "),
    });
  }

  return { clip, restore, done, running, busy, settled, stop: () => stopping.current.abort() };
}

export type Clippings = ReturnType<typeof useClipping>;

import { clipSketches, restoreOutlines } from "@mars/contracts/planOverlaps";
import type { Answer } from "@mars/contracts/contract";
import type { Plan } from "@mars/contracts/planShapes";
import type { Clip } from "@mars/domain/plans/chooseClips";
import { useEffect, useRef, useState } from "react";
import { call } from "../../../lib/http/call.ts";
import { useText } from "../../../lib/language/text.ts";
import { showToast } from "../../../lib/toasts/toasts.ts";
import { refreshPlan } from "../planQueries.ts";
import { scenarioText } from "../text/scenarioText.ts";

type Changed = Answer<typeof clipSketches>["clipped"];
export type Clipping = { done: number; count: number };

export const keyOf = ({ sketchId, keptId }: Clip) => [sketchId, keptId].toSorted().join();

/** Cuts sketches and can take it all back in one go; what was cut is told at once, before the list
 * has been worked out anew. */
export function useClipping(plan: Plan) {
  const t = useText(scenarioText);
  const [running, setRunning] = useState<Clipping | null>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const [settled, setSettled] = useState<ReadonlySet<string>>(new Set());
  const stopping = useRef(new AbortController());
  useEffect(() => () => stopping.current.abort(), []);
  const params = { id: plan.id };
  const patient = { timeoutMs: 60_000, quiet: true } as const;

  async function clip(clips: readonly Clip[]): Promise<void> {
    stopping.current = new AbortController();
    const { signal } = stopping.current;
    const only = clips.length === 1 ? clips[0] : undefined;
    if (only) setBusy(keyOf(only));
    const changed: Changed = [];
    let failed = 0;
    let open = [...clips];
    // The server does as many as it can in its time and gives the rest back.
    while (open.length > 0 && !signal.aborted) {
      setRunning({ done: clips.length - open.length, count: clips.length });
      try {
        const answer = await call(clipSketches, { params, body: { clips: open }, ...patient });
        changed.push(...answer.clipped);
        failed += answer.refused.length;
        const done = new Set(answer.clipped.map(({ sketchId }) => sketchId));
        const cut = open.filter(({ sketchId }) => done.has(sketchId)).map(keyOf);
        setSettled((known) => new Set([...known, ...cut]));
        open = open.filter(({ sketchId }) => answer.left.includes(sketchId));
      } catch {
        failed += open.length;
        break;
      }
    }
    setRunning(null);
    setBusy(null);
    await refreshPlan(plan.id);
    setSettled(new Set());
    if (changed.length > 0)
      showToast({
        variant: failed > 0 ? "warning" : "success",
        body:
          changed.length === 1 && changed[0]
            ? t("overlap.clipped2", { name: changed[0].name })
            : t("overlap.clippedMany", { count: changed.length }),
        action: { label: t("overlap.undo"), onAction: () => void restore(changed) },
      });
    else if (failed > 0) showToast({ variant: "danger", body: t("overlap.noneClipped") });
  }

  async function restore(changed: Changed): Promise<void> {
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
          ...patient,
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
    showToast({
      variant: refused > 0 ? "warning" : "success",
      body: [
        ...(restored > 0 ? [t("overlap.restored", { count: restored })] : []),
        ...(refused > 0 ? [t("overlap.notRestored", { count: refused })] : []),
      ].join(". "),
    });
  }

  return { clip, running, busy, settled, stop: () => stopping.current.abort() };
}

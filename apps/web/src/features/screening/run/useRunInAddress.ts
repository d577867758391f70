import type { MultiPolygonGeometry } from "@mars/domain/areas/geometry";
import { useEffect, useState } from "react";
import { useStore } from "../../../lib/createStore.ts";
import { keepAnalysis, readWorkingArea } from "../area/workingArea.ts";
import { isGone } from "../list/screenedResult.ts";
import { changeSearch } from "../mapInAddress.ts";
import type { ScreeningRun } from "./ScreeningRun.ts";

/**
 * `?analysis=` is the result in view: a started one puts itself there, so that back leads to step
 * 1 and a reload or a link opens it again.
 */
export function useRunInAddress(run: ScreeningRun, analysis: string | null): void {
  const { soFar, phase, error } = useStore(run.store);
  const id = soFar.started?.id ?? null;
  const [page] = useState(() => window.location.pathname);

  useEffect(() => {
    // Passed through on the way back or forward: the address is another page's by now.
    if (window.location.pathname !== page) return;
    const shown = new URLSearchParams(window.location.search).get("analysis");
    if (id === null || id === shown) return;
    const { area } = run.store.get();
    if (area) keepAnalysis(area, id);
    changeSearch((query) => query.set("analysis", id), { replace: shown !== null });
  }, [run, id, page]);

  useEffect(() => {
    if (analysis === run.id) return;
    if (analysis !== null) void run.open(analysis);
    // Back to step 1: the area is kept as a draft.
    else if (run.id !== null) run.forget();
  }, [run, analysis]);

  // Reloaded before the result was stored: the same area is simply screened again.
  useEffect(() => {
    const kept = readWorkingArea();
    if (phase !== "refused" || !isGone(error) || analysis === null || kept?.analysis !== analysis)
      return;
    const area: MultiPolygonGeometry = {
      type: "MultiPolygon",
      coordinates: kept.drawing.polygons,
    };
    keepAnalysis(area, null);
    void run.start(area);
  }, [run, phase, error, analysis]);
}

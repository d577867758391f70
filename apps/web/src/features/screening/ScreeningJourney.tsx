import { datasetIds } from "@mars/domain/datasets/datasetIds";
import { useEffect, useRef, useState } from "react";
import { createStore, useStore } from "../../lib/createStore.ts";
import { useMapPage } from "../../lib/handover/handover.ts";
import { useLocation } from "../../lib/router/currentLocation.ts";
import { reproject, useMapModel } from "../../map/index.ts";
import { AreaStep } from "./area/AreaStep.tsx";
import { everyNeighbour } from "./area/NeighbourChoice.ts";
import { captureScreening, restoreScreening } from "./handover.ts";
import { canDrawMaps, isMapShown, mapFailure } from "./mapInAddress.ts";
import { MapGuard } from "./MapGuard.tsx";
import { OpeningStep } from "./OpeningStep.tsx";
import { goToAreaStep } from "./run/addressOfRun.ts";
import { ResultStep } from "./result/ResultStep.tsx";
import { screeningCalls } from "./run/screeningCalls.ts";
import { ScreeningRun } from "./run/ScreeningRun.ts";
import { useRunInAddress } from "./run/useRunInAddress.ts";
import { useAskedPlace } from "./place/useAskedPlace.ts";
import "./problemText.ts";
import "./screening.css";

const firstLayers = [datasetIds.carbonRichSoil, datasetIds.protectedNature];

/** Two steps on one map: choose an area, read what can be done with it. */
export function ScreeningJourney() {
  const model = useMapModel({ layers: firstLayers, sharesView: true });
  const [neighbours] = useState(() => createStore(everyNeighbour));
  const [run] = useState(() => new ScreeningRun(screeningCalls(neighbours.get)));
  const choice = useStore(neighbours);
  const { phase, soFar } = useStore(run.store);
  const { search } = useLocation();
  const analysis = new URLSearchParams(search).get("analysis");
  const hasMapFailed = useStore(mapFailure);
  const hasMap = isMapShown(search) && !hasMapFailed;
  useRunInAddress(run, analysis);
  useAskedPlace(model);
  useMapPage({
    capture: () => captureScreening(model, run),
    restore: (state) => restoreScreening(model, run, state),
    knownLayers: (ids) => model.layers.known(ids),
    reproject,
  });
  useEffect(() => {
    if (!canDrawMaps()) mapFailure.set(true);
    return () => run.stop();
  }, [run]);

  const step = soFar.started ? "result" : analysis === null ? "area" : "opening";
  const stepBefore = useRef(step);
  const [hasResult, setHasResult] = useState(false);
  if (step === "result" && !hasResult) setHasResult(true);
  useEffect(() => {
    const isNew = stepBefore.current !== step;
    stepBefore.current = step;
    // The button that led here is gone with its step: one goes on from the new heading.
    if (isNew && document.activeElement === document.body)
      document.querySelector<HTMLElement>(".map-panel h1")?.focus({ preventScroll: true });
  }, [step]);
  // What was asked of the map in one step says nothing in the next.
  useEffect(() => {
    if (step !== "opening") model.finder.close();
  }, [model, step]);
  return (
    <MapGuard onFailure={() => mapFailure.set(true)}>
      {step === "result" && (
        <ResultStep run={run} model={model} hasMap={hasMap} onEdit={() => goToAreaStep(run)} />
      )}
      {step === "area" && (
        <AreaStep
          run={run}
          model={model}
          hasMap={hasMap}
          isResuming={hasResult}
          neighbours={choice}
          onNeighbours={neighbours.set}
        />
      )}
      {step === "opening" && (
        <OpeningStep
          run={run}
          model={model}
          hasMap={hasMap}
          isOpening={phase === "opening" || phase === "idle" || phase === "running"}
          onRetry={() => void run.open(analysis ?? "")}
          onNew={() => goToAreaStep(run)}
        />
      )}
    </MapGuard>
  );
}

import { datasetIds } from "@mars/domain/datasets/datasetIds";
import { Component, type ReactNode, useEffect, useRef, useState } from "react";
import { createStore, useStore } from "../../lib/createStore.ts";
import type { MapState } from "../../lib/handover/MapState.ts";
import { useMapPage } from "../../lib/handover/handover.ts";
import { HttpProblem } from "../../lib/http/HttpProblem.ts";
import { problemSentence } from "../../lib/http/problemSentence.ts";
import { useText } from "../../lib/language/text.ts";
import { useLocation } from "../../lib/router/currentLocation.ts";
import {
  MapLayout,
  type MapModel,
  MapView,
  PanelHead,
  reproject,
  searchMap,
  showHit,
  useMapModel,
} from "../../map/index.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { Skeleton, SkeletonLine } from "../../ui/feedback/Skeleton.tsx";
import { ErrorState } from "../../ui/feedback/StateBlock.tsx";
import { WithoutMap } from "./WithoutMap.tsx";
import { AreaStep } from "./area/AreaStep.tsx";
import { everyNeighbour } from "./area/NeighbourChoice.ts";
import { isNothing, readWorkingArea, workOn } from "./area/workingArea.ts";
import { canDrawMaps, changeSearch, isMapShown, mapFailure } from "./mapInAddress.ts";
import { ResultStep } from "./result/ResultStep.tsx";
import { ScreeningRun } from "./run/ScreeningRun.ts";
import { screeningCalls } from "./run/screeningCalls.ts";
import { useRunInAddress } from "./run/useRunInAddress.ts";
import { screeningText } from "./text.ts";
import "./problemText.ts";
import "./screening.css";

type Props = { children: ReactNode; onFailure: () => void };

/** A map that cannot be drawn (no canvas, a broken driver) must not take the journey with it. */
class MapGuard extends Component<Props, { failures: number }> {
  override state = { failures: 0 };

  static getDerivedStateFromError(): { failures: number } {
    return { failures: 1 };
  }

  override componentDidCatch(error: Error): void {
    // Once without the map; a second failure is not the map's and belongs to the page's own guard.
    if (this.state.failures > 1) throw error;
    this.props.onFailure();
    this.setState({ failures: 0 });
  }

  override render(): ReactNode {
    return this.state.failures > 0 ? null : this.props.children;
  }
}

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
    // The button that led here is gone with its step: one continues from the new heading.
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

/** What another system of the family takes over: the area, the layers and the view. */
function captureScreening(model: MapModel, run: ScreeningRun): MapState {
  const drawn = model.drawing.area();
  const { center, resolution } = model.view.store.get();
  return {
    area: run.store.get().area ?? (drawn.ok ? drawn.value : null),
    layers: model.layers.store.get().shown.map(({ id }) => id),
    view: { center, resolution },
  };
}

/**
 * What another system handed over becomes the area of step 1: exactly its area and its layers. What
 * was in work here before is one undo away.
 */
export function restoreScreening(
  model: MapModel,
  run: ScreeningRun,
  { area, layers, view }: MapState,
): void {
  if (layers) {
    for (const { id } of model.layers.store.get().shown)
      if (!layers.includes(id)) model.layers.hide(id);
    for (const id of layers) model.layers.show(id);
  }
  if (view) model.goTo(view.center, view.resolution);
  if (!area || run.id !== null) return;
  const before = readWorkingArea();
  if (before && isNothing(model.drawing.store.get())) model.drawing.restore(before.drawing);
  model.drawing.setArea(area, "drawn");
  if (!view) model.fit(area);
}

/** `?q=` from the front page: the map goes to the best hit; the search field offers the others. */
function useAskedPlace(model: MapModel): void {
  useEffect(() => {
    const query = new URLSearchParams(window.location.search);
    const asked = query.get("q")?.trim();
    // A view in the address is a later choice than the question it began with.
    if (!asked || query.has("e") || query.has("analysis")) return;
    const running = new AbortController();
    void goToBest(model, asked, running.signal);
    return () => running.abort();
  }, [model]);
}

async function goToBest(model: MapModel, asked: string, signal: AbortSignal): Promise<void> {
  try {
    const [best] = await searchMap(asked, signal);
    if (!best || signal.aborted) return;
    await showHit(model, best, signal);
  } catch {
    // The search field asks the same and says so itself.
  }
}

/** Back to step 1 with the area kept as it was screened. */
function goToAreaStep(run: ScreeningRun): void {
  const { area } = run.store.get();
  if (area) workOn(area);
  run.forget();
  changeSearch((query) => query.delete("analysis"), { replace: false });
}

type OpeningStepProps = {
  run: ScreeningRun;
  model: MapModel;
  hasMap: boolean;
  isOpening: boolean;
  onRetry: () => void;
  onNew: () => void;
};

/** A link is being opened, or leads nowhere. */
function OpeningStep({ run, model, hasMap, isOpening, onRetry, onNew }: OpeningStepProps) {
  const t = useText(screeningText);
  const { error } = useStore(run.store);
  const status = error instanceof HttpProblem ? error.status : 0;
  const fault = status === 410 ? "expired" : status === 404 || status === 400 ? "unknown" : null;
  return (
    <MapLayout
      label={t("panel.result")}
      head={
        <PanelHead
          context={t("context")}
          title={t(isOpening ? "title.opening" : "title.missing")}
        />
      }
      foot={!isOpening && <Button onClick={onNew}>{t("open.new")}</Button>}
      map={hasMap ? <MapView model={model} /> : <WithoutMap />}
    >
      {isOpening ? (
        <Skeleton label={t("loading")}>
          <SkeletonLine width="60%" height="2.4rem" />
          <SkeletonLine height="4rem" />
          <SkeletonLine height="4rem" />
          <SkeletonLine height="4rem" />
        </Skeleton>
      ) : (
        <ErrorState
          title={t(fault ? `open.${fault}` : "open.failed")}
          {...(!fault && { onRetry })}
          level={2}
        >
          <p>{fault ? t(`open.${fault}Text`) : error && problemSentence(error)}</p>
        </ErrorState>
      )}
    </MapLayout>
  );
}

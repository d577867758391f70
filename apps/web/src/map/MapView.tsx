import "ol/ol.css";
import "./mapTokens.css";
import "./map.css";
import type { SearchHit } from "@mars/contracts/places/search";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { useSelected, useStore } from "../lib/createStore.ts";
import { useText } from "../lib/language/text.ts";
import { classes } from "../ui/classes.ts";
import { MapSearch } from "./controls/MapSearch.tsx";
import { searchMap } from "./controls/searchMap.ts";
import { MapStatus } from "./controls/MapStatus.tsx";
import { MapTools } from "./controls/MapTools.tsx";
import { MeasureReading } from "./controls/MeasureReading.tsx";
import type { MapModel } from "./createMapModel.ts";
import { DrawingStatus } from "./drawing/DrawingStatus.tsx";
import { DrawChips } from "./drawing/DrawChips.tsx";
import { type DrawingState, isSketching } from "./drawing/DrawingState.ts";
import { KeyboardHelp } from "./drawing/KeyboardHelp.tsx";
import { FeatureInfoPanel } from "./info/FeatureInfoPanel.tsx";
import { LayersControl } from "./layers/LayersControl.tsx";
import { MapFailure } from "./layers/MapFailure.tsx";
import { PositionReading } from "./position/PositionReading.tsx";
import { PrintedLegend, PrintedMap } from "./print/PrintedMap.tsx";
import { mapText } from "./text.ts";
import { verticesOfRing } from "@mars/domain/areas/geometry";
import { useFormat } from "../lib/format/useFormat.ts";
import { vertexAt } from "./drawing/vertexEdits.ts";
import { useIsTouch } from "./view/useIsTouch.ts";

type Props = {
  model: MapModel;
  /** What the map shows, for those who do not see it. */
  label?: string;
  controls?: { search?: boolean; layers?: boolean; tools?: boolean };
  search?: (text: string, signal: AbortSignal) => Promise<readonly SearchHit[]>;
  /** False: clicking asks nothing about the layers. */
  findsFeatures?: boolean;
  /** Floats over the map beneath the search. */
  children?: ReactNode;
};

/** The map with what floats over it. Focus on it takes arrow keys; Tab always leads on. */
export function MapView({
  model,
  label,
  controls: { search: hasSearch = true, layers: hasLayers = true, tools: hasTools = true } = {},
  search = searchMap,
  findsFeatures = true,
  children,
}: Props) {
  const t = useText(mapText);
  const id = useId();
  const canvas = useRef<HTMLDivElement>(null);
  const isDrawing = useSelected(model.drawing.store, isSketching);
  const isEditing = useSelected(model.drawing.store, ({ mode }) => mode === "edit");
  const hasCorner = useSelected(model.drawing.store, ({ selected }) => selected !== null);
  const isMeasuring = useSelected(model.measure.store, ({ isOn }) => isOn);
  const keys = isMeasuring ? "Measuring" : isDrawing ? "Drawing" : isEditing ? "Editing" : "";

  useEffect(() => (canvas.current ? model.mount(canvas.current) : undefined), [model]);
  useEffect(() => model.setFindsFeatures(findsFeatures), [model, findsFeatures]);
  useEffect(() => {
    const element = canvas.current;
    const pressed = (event: KeyboardEvent) => {
      if (event.target === element && model.pressKey(event)) event.preventDefault();
    };
    // The cross stands there before the first key is pressed.
    const focused = () => {
      if (element?.matches(":focus-visible")) model.showCross();
    };
    element?.addEventListener("keydown", pressed);
    element?.addEventListener("focus", focused);
    return () => {
      element?.removeEventListener("keydown", pressed);
      element?.removeEventListener("focus", focused);
    };
  }, [model]);

  return (
    <div className="map">
      {/* The map is worked by arrow keys of its own, so it must take focus. */}
      {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex */}
      <div
        className={classes(
          "map-canvas",
          isDrawing || isMeasuring ? "map-canvas-drawing" : !hasCorner && "map-canvas-looking",
        )}
        ref={canvas}
        tabIndex={0}
        role="application"
        aria-label={label ?? t("map")}
        aria-describedby={`${id}-keys`}
        data-testid="map"
      />
      {/* oxlint-enable jsx-a11y/no-noninteractive-tabindex */}
      <p className="sr-only" id={`${id}-keys`}>
        {t(`map.keys${keys}`)}
      </p>
      <div className="map-top-left no-print">
        {hasSearch && <MapSearch model={model} search={search} />}
        {children}
        <MeasureReading model={model} />
        <PositionReading model={model} />
        <MapFailure model={model} />
      </div>
      {hasLayers && <LayersControl model={model} />}
      <FeatureInfoPanel model={model} />
      <TouchCross model={model} />
      <DrawChips model={model} />
      <KeyboardHelp model={model} />
      <CornerStatus model={model} />
      <DrawingStatus model={model} />
      {hasTools && <MapTools model={model} />}
      <PrintedMap model={model} />
      <MapStatus model={model} />
      <PrintedLegend model={model} />
    </div>
  );
}

/** Says which corner is chosen and where it stands, for those who do not see it. */
function CornerStatus({ model }: { model: MapModel }) {
  const t = useText(mapText);
  const format = useFormat();
  // One text, so that pointer moves draw nothing anew.
  const at = useSelected(model.drawing.store, cornerOf);
  const [number = 0, count = 0, e = 0, n = 0] = at?.split(" ").map(Number) ?? [];
  return (
    <p className="sr-only" role="status">
      {at && t("corner.chosen", { number, count, e: format.integer(e), n: format.integer(n) })}
    </p>
  );
}

function cornerOf({ polygons, selected }: DrawingState): string | null {
  const at = selected && vertexAt(polygons, selected);
  const ring = selected && polygons[selected.polygon]?.[selected.ring];
  return at && ring ? [selected.vertex + 1, verticesOfRing(ring).length, ...at].join(" ") : null;
}

/** Stands still in the middle while the map moves under it. */
function TouchCross({ model }: { model: MapModel }) {
  const isTouch = useIsTouch();
  const isDrawing = useSelected(model.drawing.store, isSketching);
  const { way } = useStore(model.touchInput.store);
  return isTouch && isDrawing && way === "aim" ? (
    <i className="map-cross" aria-hidden="true" />
  ) : null;
}

import { type Point, verticesOfRing } from "@mars/domain/areas/geometry";
import { type CSSProperties, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useSelected, useStore } from "../lib/createStore.ts";
import { useFormat } from "../lib/format/useFormat.ts";
import { useText } from "../lib/language/text.ts";
import { serviceOf } from "../lib/mapPreferences/backgroundChoices.ts";
import { useSettings } from "../lib/settings/settings.ts";
import { IconButton } from "../ui/buttons/Button.tsx";
import { classes } from "../ui/classes.ts";
import { Icon } from "../ui/icons/Icon.tsx";
import { MapSearch } from "./controls/MapSearch.tsx";
import { MapTools } from "./controls/MapTools.tsx";
import { MeasureReading } from "./controls/MeasureReading.tsx";
import { type MapHit, searchMap } from "./controls/searchMap.ts";
import type { MapModel } from "./createMapModel.ts";
import { DrawChips } from "./drawing/DrawChips.tsx";
import { lengthText } from "./drawing/DrawingLayer.ts";
import { type DrawingState, isSketching } from "./drawing/DrawingState.ts";
import { DrawingStatus } from "./drawing/DrawingStatus.tsx";
import { KeyboardHelp } from "./drawing/KeyboardHelp.tsx";
import { vertexAt } from "./drawing/vertexEdits.ts";
import { type Describe, FeatureInfoPanel } from "./info/FeatureInfoPanel.tsx";
import { LayersPanel } from "./layers/LayersPanel.tsx";
import { MapFailure } from "./layers/MapFailure.tsx";
import { isRough } from "./position/judgePosition.ts";
import { PrintedLegend, PrintedMap } from "./print/PrintedMap.tsx";
import { mapText } from "./text.ts";
import { useIsTouch } from "./view/useIsTouch.ts";
import "./map.css";
import "./mapTokens.css";
import "ol/ol.css";

const longestPixels = 112;

/** The longest round distance that fits, and how wide it is drawn. */
function scaleBar(metresPerPixel: number): { widthPixels: number; metres: number } {
  const most = metresPerPixel * longestPixels;
  const power = 10 ** Math.floor(Math.log10(most));
  const metres = [5, 2, 1].map((step) => step * power).find((length) => length <= most) ?? power;
  return { metres, widthPixels: Math.round(metres / metresPerPixel) };
}

/** Scale bar, coordinates under the pointer and who the background is from, bottom left. */
function MapStatus({ model }: { model: MapModel }) {
  const t = useText(mapText);
  const format = useFormat();
  const { center, resolution, extent } = useStore(model.view.store);
  const { background } = useStore(model.layers.store);
  const attribution = serviceOf(background, useSettings().map)?.attribution;
  const [pointer, setPointer] = useState<Point | null>(null);
  useEffect(() => model.onPointer(setPointer), [model]);
  const { widthPixels, metres } = scaleBar(resolution);
  const [e, n] = pointer ?? center;
  const length =
    metres < 1000 ? `${format.integer(metres)} m` : `${format.integer(metres / 1000)} km`;
  return (
    <div className="map-status">
      <div className="map-scale" role="img" aria-label={`${t("scale")}: ${length}`}>
        <span>{length}</span>
        <svg
          width={widthPixels}
          height="6"
          viewBox={`0 0 ${widthPixels} 6`}
          preserveAspectRatio="none"
          aria-hidden="true"
          // On paper the map is as wide as the sheet, and the scale must be the same part of it.
          style={{ "--scale-share": metres / (extent[2] - extent[0]) } as CSSProperties}
        >
          <path d={`M.5 0v5.500h${widthPixels - 1}V0`} />
          <path className="map-scale-half" d={`M.5 5.500h${widthPixels / 2}`} />
        </svg>
      </div>
      <span className="map-coordinates">
        {t("coordinates", { e: format.integer(e), n: format.integer(n) })}{" "}
        <span className="mute map-crs">EPSG:25832</span>
      </span>
      {attribution && <span className="mute">{attribution}</span>}
    </div>
  );
}

type Props = {
  model: MapModel;
  /** What the map shows, for those who do not see it. */
  label?: string;
  controls?: { search?: boolean; layers?: boolean; tools?: boolean };
  search?: (text: string, signal: AbortSignal) => Promise<readonly MapHit[]>;
  /** False: clicking asks nothing about the layers. */
  findsFeatures?: boolean;
  describe?: Describe;
  /** Floats over the map beneath the search. */
  children?: ReactNode;
};

const describesNothing = () => null;

/** The map with what floats over it. Focus on it takes arrow keys; Tab always leads on. */
export function MapView({
  model,
  label,
  controls: { search: hasSearch = true, layers: hasLayers = true, tools: hasTools = true } = {},
  search = searchMap,
  findsFeatures = true,
  describe = describesNothing,
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
  useEffect(
    () => model.setDescribed((hits) => describe(hits, () => undefined) !== null),
    [model, describe],
  );
  useEffect(() => {
    const element = canvas.current;
    const pressed = (event: KeyboardEvent) => {
      if (event.target === element && model.pressKey(event)) event.preventDefault();
    };
    // The cross is there before the first key is pressed.
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
      <FeatureInfoPanel model={model} describe={describe} />
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
  // One text, so that pointer moves draw nothing again.
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

/** How sure the place is: a dot alone would be believed to the metre. */
function PositionReading({ model }: { model: MapModel }) {
  const t = useText(mapText);
  const { place } = useStore(model.position.store);
  return (
    <div role="status">
      {place && (
        <div className="map-float map-position no-print">
          <p>
            <b>{t("locate.here")}</b>{" "}
            {t(isRough(place.accuracyM) ? "locate.rough" : "locate.within", {
              length: lengthText(Math.max(1, Math.round(place.accuracyM))),
            })}
          </p>
          <IconButton
            icon="close"
            label={t("locate.close")}
            onClick={() => {
              model.position.hide();
              model.focus();
            }}
          />
        </div>
      )}
    </div>
  );
}

/** 'Kortlag (4)' top right; opens into the panel and gives focus back when it closes. */
function LayersControl({ model }: { model: MapModel }) {
  const t = useText(mapText);
  const { shown } = useStore(model.layers.store);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  if (isOpen) return <LayersPanel model={model} onClose={() => setOpen(false)} />;
  return (
    <button
      type="button"
      ref={button}
      className="map-float map-layers-button no-print"
      aria-label={t("layers.count", { count: shown.length })}
      aria-expanded="false"
      onClick={() => setOpen(true)}
    >
      <Icon name="layers" isSmall />
      <span className="map-tool-word">{t("layers.count", { count: shown.length })}</span>
    </button>
  );
}

import type { PickedArea } from "@mars/contracts/datasets/layers";
import { type Point, samePoint } from "@mars/domain/areas/geometry";
import { DEFAULT_LIMITS } from "@mars/domain/areas/limits";
import type OlMap from "ol/Map.js";
import { createStore } from "../lib/createStore.ts";
import type { Background } from "../lib/mapPreferences/backgroundChoices.ts";
import { currentMapPreferences } from "../lib/mapPreferences/mapPreferences.ts";
import { currentSettings } from "../lib/settings/settings.ts";
import { theme } from "../lib/theme/theme.ts";
import { denmark, type Extent } from "./danishProjection.ts";
import { Drawing } from "./drawing/Drawing.ts";
import { showDrawing } from "./drawing/DrawingLayer.ts";
import { isSketching, type Snap } from "./drawing/DrawingState.ts";
import { TouchInput } from "./drawing/TouchInput.ts";
import { drawByKey } from "./drawing/drawingKeys.ts";
import { drawByPointer } from "./drawing/drawingPointer.ts";
import { snapper } from "./drawing/snapper.ts";
import { FeatureFinder } from "./info/FeatureFinder.ts";
import { answerQuestions } from "./info/answerQuestions.ts";
import { showAskedPoint } from "./info/showAskedPoint.ts";
import { LayerStack } from "./layers/LayerStack.ts";
import { Measure } from "./measure/Measure.ts";
import { Position } from "./position/Position.ts";
import { paintMap } from "./print/paintMap.ts";
import { Highlight } from "./shapes/Highlight.ts";
import { Pins } from "./shapes/Pins.ts";
import { ShapeLayers } from "./shapes/ShapeLayers.ts";
import { MapCamera } from "./view/MapCamera.ts";
import { centre, crossStep, isSeen, panIntoView } from "./view/crosshairKeys.ts";
import { danishMap } from "./view/danishMap.ts";
import { motionSafeDuration } from "./view/motionSafeDuration.ts";
import { readSharedView, writeSharedView } from "./view/sharedView.ts";

const steps: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};
const stepPixels = 96;

/** Writes what the map shows into the address, once it rests. */
export function shareView(map: OlMap, view: MapCamera, layers: LayerStack): void {
  const room = roomOf(window.location.pathname);
  let timer = 0;
  const later = () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      // A page that was left stands until the next one is loaded: that one's address is not ours.
      if (map.getTargetElement() && roomOf(window.location.pathname) === room)
        writeSharedView({ ...view.store.get(), ...layers.store.get() });
    }, 400);
  };
  view.store.subscribe(later);
  layers.store.subscribe(later);
}

/** `/plans` of `/plans/1/sketch-projects/2`: the pages that one map goes through. */
const roomOf = (pathname: string) => /^\/[^/]*/.exec(pathname)?.[0];

export type MapOptions = {
  /** Layers that are on at first. */
  layers?: readonly string[];
  background?: Background;
  /** The first view; Denmark without it. */
  extent?: Extent;
  /** View and layers are in the address and are taken from it. */
  sharesView?: boolean;
  /** Names of places above the fills that the page draws. */
  namesOnTop?: boolean;
};

export type MapModel = ReturnType<typeof createMapModel>;

/** The map outside React: what it shows, where it looks, what is drawn and pointed at. */
export function createMapModel(options: MapOptions = {}) {
  const shared = options.sharesView ? readSharedView(window.location.search) : null;
  const map = danishMap();
  const layers = new LayerStack(
    map,
    {
      shown: shared?.layers ?? (options.layers ?? []).map((id) => ({ id, opacity: 1 })),
      background: shared?.background ?? options.background ?? currentMapPreferences().background,
    },
    { namesOnTop: options.namesOnTop ?? false },
  );
  const view = new MapCamera(
    map,
    shared?.center
      ? { center: shared.center, resolution: shared.resolution ?? 3.2 }
      : (options.extent ?? denmark),
  );
  const shapes = new ShapeLayers(map);
  const pins = new Pins(map);
  const pointed = new Highlight(map);
  const drawing = new Drawing(() => ({
    ...DEFAULT_LIMITS,
    maxVertices: currentSettings().limits.polygonVertices,
    maxPolygonHa: currentSettings().limits.polygonHa,
  }));
  const measure = new Measure(map);
  const position = new Position(map, view);
  const touchInput = new TouchInput({ drawing, view, position, aim: aimAtCentre });
  /** A parcel or block that was searched for, to be used as area. */
  const found = createStore<PickedArea | null>(null);
  const finder = new FeatureFinder((target) => pointed.set(target));
  showAskedPoint(map, finder);
  const snapTo = snapper(layers, drawing);

  const hideDrawing = showDrawing(map, drawing);
  const ignoreTheme = theme.subscribe(() => {
    for (const layer of map.getAllLayers()) layer.changed();
  });
  drawByPointer(map, drawing, snapTo, () => measure.store.get().isOn);
  const questions = answerQuestions({ map, layers, shapes, pins, drawing, measure, finder });
  if (options.sharesView) shareView(map, view, layers);

  /** The cross in the middle of the map, for those who draw by moving the map. */
  function aimAtCentre(): void {
    if (!isSketching(drawing.store.get())) return;
    const at = centre(map);
    const snap: Snap | null = snapTo(at, 12 * (map.getView().getResolution() ?? 1));
    drawing.moveCursor(snap?.point ?? at, snap);
  }

  return {
    view,
    layers,
    shapes,
    pins,
    drawing,
    touchInput,
    measure,
    position,
    finder,
    found,
    /** For a page that comes back to a map which other pages have moved. */
    lookAgain(extent: Extent | null): void {
      const { center, resolution } = readSharedView(window.location.search);
      if (center) view.goTo(center, resolution ?? undefined);
      else if (extent) view.fit(extent);
    },
    fit: view.fit.bind(view),
    goTo: view.goTo.bind(view),
    pointAt: pointed.set.bind(pointed),
    /** Clicks go here instead of to feature info, until the answer is called. */
    takeClicks: questions.takeClicks,
    setFindsFeatures: questions.setFindsFeatures,
    setDescribed: questions.setDescribed,
    /** Shows the map in an element; the answer takes it out again. */
    mount(element: HTMLElement): () => void {
      map.setTarget(element);
      void layers.loadOnce();
      const observer = new ResizeObserver(() => map.updateSize());
      observer.observe(element);
      return () => {
        observer.disconnect();
        map.setTarget(undefined);
      };
    },
    /** True when the map used the key. */
    pressKey: (event: KeyboardEvent): boolean =>
      measureByKey(map, measure, event) ||
      drawByKey(map, drawing, snapTo, event) ||
      panAndZoomByKey(map, event) ||
      questions.askByKey(event),
    centre: (): Point => centre(map),
    /** The keys go to the map from here on. */
    focus: (): void => map.getTargetElement()?.focus({ preventScroll: true }),
    /** Shows where the first key press will start from; a cross that is seen stays. */
    showCross(): void {
      const { cursor } = drawing.store.get();
      if (!cursor || !isSeen(map, cursor)) aimAtCentre();
    },
    onMove(listener: () => void): () => void {
      map.on("postrender", listener);
      return () => map.un("postrender", listener);
    },
    onPointer(listener: (at: Point) => void): () => void {
      const moved = ({ coordinate: [x = 0, y = 0] }: { coordinate: number[] }) => listener([x, y]);
      map.on("pointermove", moved);
      return () => map.un("pointermove", moved);
    },
    /** CSS pixels of a place, for things that float next to it. */
    pixelOf: (at: Point): readonly number[] | null => map.getPixelFromCoordinate([...at]),
    /** The map as it stands, for paper; false when there is nothing to paint. */
    paintInto(paper: HTMLCanvasElement): boolean {
      const shown = theme.get();
      // Paper is always light.
      theme.set("light");
      const isPainted = paintMap(map, paper);
      theme.set(shown);
      return isPainted;
    },
    dispose(): void {
      hideDrawing();
      ignoreTheme();
      map.setTarget(undefined);
      map.dispose();
    },
  };
}

/** Measures as the keyboard draws: arrows move the cross, Enter sets a point, again ends, Escape closes. */
function measureByKey(map: OlMap, measure: Measure, event: KeyboardEvent): boolean {
  const { isOn, points, cursor } = measure.store.get();
  if (!isOn) return false;
  const last = points.at(-1);
  const step = crossStep(map, cursor ?? last ?? centre(map), event);
  if (step) {
    measure.moveCursor(step.to);
    panIntoView(map, step.to);
    return true;
  }
  if (event.key === "Enter") {
    const at = cursor ?? last ?? centre(map);
    if (last && samePoint(last, at)) measure.finish();
    else measure.addPoint(at);
  } else if (event.key === "Escape") measure.toggle();
  else if (event.key === "Backspace" || event.key === "Delete") measure.removeLast();
  else return false;
  return true;
}

/** Moves and zooms the map by key while it has focus. True when the key was used. */
function panAndZoomByKey(map: OlMap, event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const view = map.getView();
  const step = steps[event.key];
  if (step) {
    const [x = 0, y = 0] = view.getCenter() ?? [];
    const metres = stepPixels * (view.getResolution() ?? 1);
    view.animate({
      center: [x + step[0] * metres, y + step[1] * metres],
      duration: motionSafeDuration(100),
    });
    return true;
  }
  if (event.key === "+" || event.key === "-") {
    const zoom = (view.getZoom() ?? 0) + (event.key === "+" ? 1 : -1);
    view.animate({ zoom, duration: motionSafeDuration(120) });
    return true;
  }
  return false;
}

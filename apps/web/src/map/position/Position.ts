import Feature from "ol/Feature.js";
import Circle from "ol/geom/Circle.js";
import OlPoint from "ol/geom/Point.js";
import VectorLayer from "ol/layer/Vector.js";
import type OlMap from "ol/Map.js";
import VectorSource from "ol/source/Vector.js";
import CircleStyle from "ol/style/Circle.js";
import Fill from "ol/style/Fill.js";
import Stroke from "ol/style/Stroke.js";
import Style from "ol/style/Style.js";
import { createStore } from "../../lib/createStore.ts";
import { byTheme } from "../layers/byTheme.ts";
import { mapColor } from "../layers/mapColor.ts";
import type { Extent } from "../danishProjection.ts";
import type { MapCamera } from "../view/MapCamera.ts";
import { isRough, judgePosition, type Judged, type Place } from "./judgePosition.ts";

export type PositionState = { status: "off" | "asking"; place: Place | null };
/** `refused`: the person or the browser does not allow it. */
export type PositionAnswer = Judged | { status: "refused" | "failed" };

const timeoutMs = 10_000;
const closeMetresAPixel = 1.6;
const ink = "#1a5fb4";

/** Where the user's device is: asked once, shown with how sure it is, never kept. */
export class Position {
  readonly store = createStore<PositionState>({ status: "off", place: null });
  readonly #source = new VectorSource();
  readonly #view: MapCamera;

  constructor(map: OlMap, view: MapCamera) {
    this.#view = view;
    map.addLayer(new VectorLayer({ source: this.#source, style: () => style(), zIndex: 310 }));
  }

  async ask(): Promise<PositionAnswer> {
    this.store.set({ status: "asking", place: null });
    this.#source.clear(true);
    const answer = await currentPosition();
    const place = answer.status === "found" ? answer : null;
    this.store.set({ status: "off", place });
    if (place) this.#show(place);
    return answer;
  }

  /** Follows the device until the answer is called; the map comes along when it leaves the view. */
  follow(hear: (answer: PositionAnswer) => void): () => void {
    this.store.set({ status: "asking", place: null });
    let hasPlace = false;
    const told = (answer: PositionAnswer) => {
      const place = answer.status === "found" ? answer : null;
      this.store.set({ status: "off", place });
      this.#source.clear(true);
      if (place) this.#mark(place);
      if (place && (!hasPlace || !isWithin(this.#view.store.get().extent, place.at)))
        this.#goTo(place);
      hasPlace = place !== null;
      hear(answer);
    };
    if (!("geolocation" in navigator)) {
      told({ status: "failed" });
      return () => this.hide();
    }
    const id = navigator.geolocation.watchPosition(
      ({ coords }) => told(judgePosition(coords)),
      (fault) => told(faultOf(fault)),
      { enableHighAccuracy: true },
    );
    return () => {
      navigator.geolocation.clearWatch(id);
      this.hide();
    };
  }

  hide(): void {
    this.#source.clear();
    this.store.set({ status: "off", place: null });
  }

  #show(place: Place): void {
    this.#mark(place);
    this.#goTo(place);
  }

  #mark({ at: [x, y], accuracyM }: Place): void {
    this.#source.addFeatures([
      new Feature(new Circle([x, y], accuracyM)),
      new Feature(new OlPoint([x, y])),
    ]);
  }

  #goTo({ at: [x, y], accuracyM }: Place): void {
    // The whole of a wide circle, or a middle that may be wrong would be taken for the place.
    if (isRough(accuracyM))
      this.#view.fit([x - accuracyM, y - accuracyM, x + accuracyM, y + accuracyM]);
    else this.#view.goTo([x, y], closeMetresAPixel);
  }
}

function currentPosition(): Promise<PositionAnswer> {
  return new Promise((resolve) => {
    if (!("geolocation" in navigator)) return resolve({ status: "failed" });
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve(judgePosition(coords)),
      (fault) => resolve(faultOf(fault)),
      { timeout: timeoutMs },
    );
  });
}

function faultOf({ code, PERMISSION_DENIED }: GeolocationPositionError): PositionAnswer {
  return { status: code === PERMISSION_DENIED ? "refused" : "failed" };
}

/** Well within: along the edges tools and the sheet lie over the map. */
function isWithin([west, south, east, north]: Extent, [x, y]: Place["at"]): boolean {
  const aside = (east - west) / 5;
  const above = (north - south) / 5;
  return x > west + aside && x < east - aside && y > south + above && y < north - above;
}

const style = byTheme(
  () =>
    new Style({
      fill: new Fill({ color: mapColor("rgb(26 95 180 / 0.12)") }),
      stroke: new Stroke({ color: mapColor(ink), width: 1.5 }),
      image: new CircleStyle({
        radius: 7,
        fill: new Fill({ color: mapColor(ink) }),
        stroke: new Stroke({ color: mapColor("#ffffff"), width: 2.5 }),
      }),
    }),
);

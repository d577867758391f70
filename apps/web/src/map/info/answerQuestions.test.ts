import "../../testing/noResizeObserver.ts";
import BaseEvent from "ol/events/Event.js";
import OlMap from "ol/Map.js";
import { expect, test } from "vitest";
import { createStore } from "../../lib/createStore.ts";
import { answerQuestions } from "./answerQuestions.ts";

test("[S1] two fast clicks zoom, but not under whoever picks", () => {
  const map = new OlMap({ controls: [], interactions: [] });
  const { takeClicks } = answerQuestions({
    map,
    drawing: { store: createStore({ mode: "idle", sketch: [] }) },
    measure: { store: createStore({ isOn: false }) },
  } as never);
  const isZoomed = () => {
    const event = new BaseEvent("dblclick");
    map.dispatchEvent(event);
    return !event.propagationStopped;
  };
  expect(isZoomed()).toBe(true);
  const stop = takeClicks(() => undefined);
  expect(isZoomed()).toBe(false);
  stop();
  expect(isZoomed()).toBe(true);
});

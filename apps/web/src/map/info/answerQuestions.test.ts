import "../../testing/noResizeObserver.ts";
import BaseEvent from "ol/events/Event.js";
import OlMap from "ol/Map.js";
import { expect, test, vi } from "vitest";
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

test("[L2] what the page describes is answered at the click, also when it lies there alone", () => {
  const hit = { layer: "plan-items", id: "engen", title: "Engen" };
  const shapes = { hitsAt: () => [hit], click: vi.fn<() => void>(), point: () => undefined };
  const finder = { find: vi.fn<() => Promise<void>>(), store: createStore({ status: "closed" }) };
  const map = new OlMap({ controls: [], interactions: [] });
  const { setDescribed } = answerQuestions({
    map,
    shapes,
    finder,
    pins: { clickAt: () => false },
    drawing: { store: createStore({ mode: "idle", sketch: [] }) },
    measure: { store: createStore({ isOn: false }) },
  } as never);
  const click = () =>
    map.dispatchEvent(Object.assign(new BaseEvent("click"), { coordinate: [1, 2], pixel: [3, 4] }));
  click();
  expect(shapes.click).toHaveBeenCalledExactlyOnceWith(hit);
  setDescribed(([first]) => first?.layer === "plan-items");
  click();
  expect(shapes.click).toHaveBeenCalledOnce();
  expect(finder.find).toHaveBeenCalledWith([1, 2], [], expect.any(Number), [hit]);
});

import ImageTile from "ol/ImageTile.js";
import TileState from "ol/TileState.js";
import { afterEach, expect, test, vi } from "vitest";
import { loadWithTimeout } from "./loadWithTimeout.ts";

afterEach(() => vi.useRealTimers());

/** A tile that is on its way, as the map's own loading leaves it. */
function asked(load: ReturnType<typeof loadWithTimeout>): ImageTile {
  const tile = new ImageTile([1, 0, 0], TileState.IDLE, "http://127.0.0.1:9/1.jpg", {}, load);
  tile.load();
  return tile;
}

test("a tile that does not come is given up, and those after it sooner", () => {
  vi.useFakeTimers();
  const load = loadWithTimeout();
  const first = asked(load);
  vi.advanceTimersByTime(7_999);
  expect(first.getState()).toBe(TileState.LOADING);
  vi.advanceTimersByTime(1);
  expect(first.getState()).toBe(TileState.ERROR);
  const second = asked(load);
  vi.advanceTimersByTime(500);
  expect(second.getState()).toBe(TileState.ERROR);
});

test("a tile that has come stays", () => {
  vi.useFakeTimers();
  const tile = asked(loadWithTimeout());
  tile.getImage().dispatchEvent(new Event("load"));
  const state = tile.getState();
  vi.advanceTimersByTime(10_000);
  expect(tile.getState()).toBe(state);
});

import "../../testing/noResizeObserver.ts";
import { afterEach, expect, test, vi } from "vitest";
import { createMapModel } from "../createMapModel.ts";

afterEach(() => vi.unstubAllGlobals());

const sketch = (model: ReturnType<typeof createMapModel>) => model.drawing.store.get();

test("[S1] tapping needs no cross: nothing is pointed at, and three corners are an area", () => {
  const model = createMapModel();
  model.drawing.start();
  const stop = model.touchInput.follow("tap");
  for (const [x, y] of [
    [529_000, 6_265_000],
    [529_100, 6_265_000],
    [529_100, 6_265_100],
  ] as const)
    expect(model.drawing.addPoint([x, y]).ok).toBe(true);
  expect(sketch(model)).toMatchObject({ cursor: null, refusal: null });
  expect(model.drawing.finish().ok).toBe(true);
  stop();
});

test("[S1] by the cross no line leads anywhere before the map is moved", () => {
  const model = createMapModel();
  model.drawing.start();
  model.touchInput.choose("aim");
  const stop = model.touchInput.follow("aim");
  model.touchInput.setPoint();
  expect(sketch(model).sketch).toHaveLength(1);
  expect(sketch(model).cursor).toBeNull();
  model.view.store.set({ ...model.view.store.get(), resolution: 3 });
  expect(sketch(model).cursor).not.toBeNull();
  stop();
});

test("[S1] walking round a field sets corners where the device is, and says when it may not know", () => {
  let tell: PositionCallback = () => {};
  let fail: PositionErrorCallback = () => {};
  const clearWatch = vi.fn<(id: number) => void>();
  vi.stubGlobal("navigator", {
    geolocation: {
      watchPosition: (found: PositionCallback, failed: PositionErrorCallback) => {
        tell = found;
        fail = failed;
        return 7;
      },
      clearWatch,
    },
  });
  const at = (longitude: number, latitude: number) =>
    tell({ coords: { longitude, latitude, accuracy: 4 } } as GeolocationPosition);
  const model = createMapModel();
  model.drawing.start();
  model.touchInput.choose("walk");
  const stop = model.touchInput.follow("walk");
  model.touchInput.setPoint();
  expect(sketch(model).sketch).toHaveLength(0);
  for (const [longitude, latitude] of [
    [9.39, 56.44],
    [9.4, 56.44],
    [9.4, 56.45],
  ] as const) {
    at(longitude, latitude);
    model.touchInput.setPoint();
  }
  expect(sketch(model).sketch).toHaveLength(3);
  fail({ code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError);
  expect(model.touchInput.store.get().walked).toEqual({ status: "refused" });
  expect(sketch(model).cursor).toBeNull();
  const fit = vi.spyOn(model.view, "fit");
  expect(model.drawing.finish().ok).toBe(true);
  stop();
  expect(clearWatch).toHaveBeenCalledWith(7);
  // The map followed the walker; what was walked round is shown whole.
  expect(fit).toHaveBeenCalledOnce();
});

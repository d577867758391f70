import "../../testing/noResizeObserver.ts";
import { beforeEach, expect, test, vi } from "vitest";
import { createMapModel } from "../../map/createMapModel.ts";
import { keepDrawing } from "./area/workingArea.ts";
import { restoreScreening } from "./ScreeningJourney.tsx";
import { ScreeningRun } from "./run/ScreeningRun.ts";
import { screeningCalls } from "./run/screeningCalls.ts";

const square = (x: number) => ({
  type: "Polygon" as const,
  coordinates: [
    [
      [x, 6_200_000],
      [x + 100, 6_200_000],
      [x + 100, 6_200_100],
      [x, 6_200_000],
    ] as [number, number][],
  ],
});
const westOf = ({ drawing }: ReturnType<typeof createMapModel>) =>
  drawing.store.get().polygons[0]?.[0]?.[0]?.[0];
const run = () => new ScreeningRun(screeningCalls(vi.fn<never>()));

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("fetch", async () => Response.json([]));
});

test.each([
  { layers: ["b", "c"], shown: ["b", "c"] },
  { layers: [], shown: [] },
  { layers: null, shown: ["a", "b"] },
])("[H5] the layers $layers that were sent leave $shown on", ({ layers, shown }) => {
  const model = createMapModel({ layers: ["a", "b"] });
  restoreScreening(model, run(), { area: null, layers, view: null });
  expect(model.layers.store.get().shown.map(({ id }) => id)).toEqual(shown);
});

test("[H5] the area that was sent stands alone, and undo leads to the one in work before", () => {
  const before = createMapModel();
  before.drawing.setArea(square(500_000), "drawn");
  keepDrawing(before.drawing, null);
  const model = createMapModel();
  restoreScreening(model, run(), { area: square(520_000), layers: null, view: null });
  expect(model.drawing.store.get().polygons).toHaveLength(1);
  expect(westOf(model)).toBe(520_000);
  model.drawing.undo();
  expect(westOf(model)).toBe(500_000);
});

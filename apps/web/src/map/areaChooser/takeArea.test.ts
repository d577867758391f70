import "../../testing/noResizeObserver.ts";
import type { PickedArea } from "@mars/contracts/datasets/layers";
import { type AreaGeometry, type Point, polygonsOf } from "@mars/domain/areas/geometry";
import { expect, test, vi } from "vitest";
import { createMapModel } from "../createMapModel.ts";
import { areaOf } from "../drawing/areaOf.ts";
import type { AreaServices } from "./AreaServices.ts";
import { takeArea } from "./takeArea.ts";

const box = (x: number): AreaGeometry => {
  const at = (dx: number, dy: number): Point => [529_000 + x + dx, 6_265_000 + dy];
  return {
    type: "MultiPolygon",
    coordinates: [[[at(0, 0), at(100, 0), at(100, 100), at(0, 100), at(0, 0)]]],
  };
};
const services = {
  unite: async (parts: readonly AreaGeometry[]) => ({
    geometry: { type: "MultiPolygon", coordinates: parts.flatMap(polygonsOf) },
  }),
} as unknown as AreaServices;

test("[S1] a file added to picked parcels leaves them on their list, and stays when one goes", async () => {
  vi.stubGlobal("fetch", async () => Response.json([]));
  const model = createMapModel();
  const parcel = { id: 7, kind: "parcel", label: "20d", geometry: box(0) } as unknown as PickedArea;
  model.drawing.setArea(box(0), "picked", { chosen: [parcel], base: null });
  const { geometry } = areaOf({ ...model.drawing.store.get(), cursor: null });
  const ask = async () => ({
    isTaken: true,
    standing: { geometry: geometry as never, areaHa: 1 },
  });
  await takeArea(
    { model, services, ask },
    { name: "fil", areaHa: 1, geometry: box(500) },
    "uploaded",
  );
  await takeArea(
    { model, services, ask },
    { name: "fil", areaHa: 1, geometry: box(900) },
    "uploaded",
  );
  const { madeOf } = model.drawing.store.get();
  expect(madeOf?.chosen).toEqual([parcel]);
  expect(madeOf?.base?.geometry.coordinates).toEqual([
    ...polygonsOf(box(500)),
    ...polygonsOf(box(900)),
  ]);
  expect(madeOf?.base?.areaHa).toBeCloseTo(2, 6);
});

test("[S1] a file that takes the place of picked parcels leaves none on their list", async () => {
  const model = createMapModel();
  model.drawing.setArea(box(0), "picked", { chosen: [], base: null });
  const ask = async () => ({ isTaken: true, standing: null });
  await takeArea(
    { model, services, ask },
    { name: "fil", areaHa: 1, geometry: box(500) },
    "uploaded",
  );
  expect(model.drawing.store.get().madeOf).toBeNull();
});

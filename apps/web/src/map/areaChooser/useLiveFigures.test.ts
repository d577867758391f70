import type { MultiPolygonGeometry, Point } from "@mars/domain/areas/geometry";
import { DEFAULT_LIMITS } from "@mars/domain/areas/limits";
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { Drawing } from "../drawing/Drawing.ts";
import { type AreaServices, pickServices } from "./AreaServices.ts";
import { useLiveFigures } from "./useLiveFigures.ts";

afterEach(cleanup);

const at = (x: number, y: number): Point => [529_000 + x, 6_265_000 + y];

test("[S1] figures that are asked for no more are not left next to another shape", async () => {
  const asking: AreaServices = { ...pickServices, liveFigures: async () => ({ measures: [] }) };
  const drawing = new Drawing(() => DEFAULT_LIMITS);
  const { result, rerender } = renderHook(
    (services: AreaServices) => useLiveFigures(drawing, services),
    { initialProps: asking },
  );
  await act(async () => {
    drawing.start();
    for (const point of [at(0, 0), at(100, 0), at(100, 100), at(0, 100)]) drawing.addPoint(point);
    drawing.finish();
  });
  expect(result.current.live.get().figures).not.toBeNull();
  rerender(pickServices);
  expect(result.current.live.get().figures).toBeNull();
});

test("[S1] figures follow a corner in the hand; the name of the place waits until it is let go", async () => {
  const liveFigures = vi.fn<NonNullable<AreaServices["liveFigures"]>>(async () => ({
    measures: [],
  }));
  const placeOf = vi.fn<NonNullable<AreaServices["placeOf"]>>(
    async () => "Delopland Hjarbæk Fjord",
  );
  const services = { ...pickServices, liveFigures, placeOf };
  const drawing = new Drawing(() => DEFAULT_LIMITS);
  const { result } = renderHook(() => useLiveFigures(drawing, services));
  const doing = (work: () => void) => act(async () => work());
  const eastOf = (asked: MultiPolygonGeometry | undefined) => asked?.coordinates[0]?.[0]?.[1]?.[0];

  await doing(() => {
    drawing.start();
    for (const point of [at(0, 0), at(100, 0), at(100, 100), at(0, 100)]) drawing.addPoint(point);
    drawing.finish();
  });
  expect(result.current.live.get().place).toBe("Delopland Hjarbæk Fjord");
  placeOf.mockClear();
  liveFigures.mockClear();

  await doing(() => drawing.hold({ polygon: 0, ring: 0, vertex: 1 }));
  await doing(() => drawing.drag(at(120, 0), null));
  await doing(() => drawing.drag(at(140, 0), null));
  expect(liveFigures.mock.calls.map(([asked]) => eastOf(asked))).toEqual([529_120, 529_140]);
  expect(placeOf).not.toHaveBeenCalled();
  await doing(() => drawing.drop());
  expect(placeOf.mock.calls.map(([asked]) => eastOf(asked))).toEqual([529_140]);
});

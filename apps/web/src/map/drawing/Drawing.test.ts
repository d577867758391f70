import { DEFAULT_LIMITS } from "@mars/domain/areas/limits";
import type { Point } from "@mars/domain/areas/geometry";
import { describe, expect, test } from "vitest";
import { areaOf } from "./areaOf.ts";
import { Drawing } from "./Drawing.ts";
import type { Shape } from "./DrawingState.ts";
import { findSnap } from "./snapper.ts";
import { stepsToKeep } from "./keptDrawing.ts";

const at = (x: number, y: number): Point => [529_000 + x, 6_265_000 + y];
const square = [at(0, 0), at(100, 0), at(100, 100), at(0, 100)];

function drawn(points: readonly Point[] = square): Drawing {
  const drawing = new Drawing(() => DEFAULT_LIMITS);
  drawing.start();
  for (const point of points) drawing.addPoint(point);
  return drawing;
}
const ha = (drawing: Drawing) => areaOf(drawing.store.get()).areaHa;

describe("[S1] drawing an area", () => {
  test("points make a ring, and finishing it makes an area to edit", () => {
    const drawing = drawn();
    expect(drawing.finish()).toMatchObject({ ok: true, value: { type: "MultiPolygon" } });
    expect(drawing.store.get()).toMatchObject({ mode: "edit", sketch: [] });
    expect(ha(drawing)).toBeCloseTo(1);
  });

  test("coming back to the first point finishes", () => {
    const drawing = drawn();
    drawing.addPoint(square[0]!);
    expect(drawing.store.get().mode).toBe("edit");
  });

  test("a point whose line would cross is refused as the cursor gets there, and not added", () => {
    const drawing = drawn();
    drawing.addPoint(at(-50, 50));
    drawing.moveCursor(at(150, 50));
    expect(drawing.store.get().refusal).toMatchObject({ code: "geometry.self-crossing" });
    expect(drawing.addPoint(at(150, 50)).ok).toBe(false);
    expect(drawing.store.get().sketch).toHaveLength(5);
    drawing.moveCursor(at(-60, 20));
    expect(drawing.store.get().refusal).toBeNull();
  });

  test("two points are no area", () => {
    expect(drawn(square.slice(0, 2)).finish()).toMatchObject({
      refusal: { code: "drawing.too-few-points" },
    });
  });

  test("an area above the limit is refused with both figures", () => {
    const drawing = drawn([at(0, 0), at(10_000, 0), at(10_000, 10_000), at(0, 10_000)]);
    expect(drawing.finish()).toMatchObject({
      refusal: { code: "geometry.too-large", figures: { limitHa: 5000 } },
    });
  });

  test("undo takes back one point at a time, redo brings it again", () => {
    const drawing = drawn();
    drawing.undo();
    drawing.undo();
    expect(drawing.store.get().sketch).toHaveLength(2);
    drawing.redo();
    expect(drawing.store.get()).toMatchObject({ canUndo: true, canRedo: true });
    expect(drawing.store.get().sketch).toHaveLength(3);
    drawing.addPoint(at(20, 80));
    expect(drawing.store.get().canRedo).toBe(false);
  });

  test("cancelling gives up the sketch, and even that can be undone", () => {
    const drawing = drawn();
    drawing.cancel();
    expect(drawing.store.get()).toMatchObject({ mode: "idle", sketch: [] });
    drawing.undo();
    expect(drawing.store.get().sketch).toHaveLength(4);
  });

  test("the figures count the point under the cursor apart", () => {
    const drawing = drawn(square.slice(0, 3));
    drawing.moveCursor(at(0, 100));
    const figures = areaOf(drawing.store.get());
    expect(figures.areaHa).toBeCloseTo(0.5);
    expect(figures.next?.areaHa).toBeCloseTo(1);
    expect(figures.perimeterM).toBeCloseTo(200 + 100 * Math.SQRT2);
    expect(figures.next?.perimeterM).toBeCloseTo(400);
  });

  test("the perimeter is that of the closed area, before and after it is finished", () => {
    const drawing = drawn();
    expect(areaOf(drawing.store.get()).perimeterM).toBeCloseTo(400);
    drawing.finish();
    expect(areaOf(drawing.store.get()).perimeterM).toBeCloseTo(400);
    expect(areaOf(drawn(square.slice(0, 2)).store.get()).perimeterM).toBe(0);
  });
});

describe("[S1] editing an area", () => {
  const finished = (points?: readonly Point[]) => {
    const drawing = drawn(points);
    drawing.finish();
    return drawing;
  };
  const hole = (drawing: Drawing, from: number, to: number) => {
    drawing.startHole();
    for (const [x, y] of [
      [from, from],
      [to, from],
      [to, to],
      [from, to],
    ] as const) {
      const result = drawing.addPoint(at(x, y));
      if (!result.ok) return result;
    }
    return drawing.finish();
  };

  test("a hole takes its area away", () => {
    const drawing = finished();
    expect(hole(drawing, 20, 40).ok).toBe(true);
    expect(ha(drawing)).toBeCloseTo(0.96);
  });

  test.each([
    { from: 200, to: 220, code: "geometry.hole-outside" },
    { from: 80, to: 120, code: "geometry.hole-outside" },
  ])(
    "a hole from $from to $to is refused at the point that leaves: $code",
    ({ from, to, code }) => {
      expect(hole(finished(), from, to)).toMatchObject({ refusal: { code } });
    },
  );

  test.each([
    { mode: "hole", near: at(50, 50), far: at(150, 50), code: "geometry.hole-outside" },
    { mode: "draw", near: at(150, 50), far: at(50, 50), code: "geometry.polygons-overlap" },
  ] as const)(
    "a $mode whose line crosses the area's edge is refused as the cursor gets there",
    ({ mode, near, far, code }) => {
      const drawing = finished();
      if (mode === "hole") drawing.startHole();
      else drawing.start();
      drawing.moveCursor(far);
      expect(drawing.store.get().refusal).toMatchObject({ code, figures: { point: far } });
      drawing.moveCursor(near);
      expect(drawing.store.get().refusal).toBeNull();
      drawing.addPoint(near);
      drawing.moveCursor(far);
      expect(drawing.store.get().refusal).toMatchObject({
        code,
        figures: { point: at(100, 50) },
      });
    },
  );

  test("a new part along the area's edge becomes one with it, without a hair between", () => {
    const drawing = finished([at(0, 0), at(97, 13), at(41, 111)]);
    // Where a pointer near the slanting side snaps to.
    const on = findSnap(at(50, 5), 12, [
      { points: drawing.store.get().polygons.flat(3), label: null },
    ])!;
    expect(on).toMatchObject({ kind: "edge" });
    const beforeHa = ha(drawing);
    drawing.start();
    for (const point of [at(0, 0), on.point, at(50, -60)]) {
      drawing.moveCursor(point);
      expect(drawing.store.get().refusal).toBeNull();
      drawing.addPoint(point);
    }
    const withNewHa = ha(drawing);
    expect(withNewHa).toBeGreaterThan(beforeHa);
    expect(drawing.finish().ok).toBe(true);
    expect(drawing.store.get().polygons).toHaveLength(1);
    expect(ha(drawing)).toBeCloseTo(withNewHa, 9);
    drawing.undo();
    expect(drawing.store.get()).toMatchObject({ mode: "draw", sketch: { length: 3 } });
  });

  test("a part that closes over the area is refused in words, and its points stay", () => {
    const drawing = finished();
    drawing.start();
    for (const point of [at(-50, -50), at(200, -50), at(200, 150)]) drawing.addPoint(point);
    expect(drawing.finish()).toMatchObject({ refusal: { code: "geometry.polygons-overlap" } });
    expect(drawing.store.get().sketch).toHaveLength(3);
  });

  test("splitting leaves parts that must be chosen between", () => {
    const drawing = finished();
    drawing.startSplit();
    drawing.addPoint(at(30, -10));
    drawing.addPoint(at(30, 110));
    expect(drawing.finish()).toMatchObject({ refusal: { code: "drawing.parts-touch" } });
    expect(drawing.store.get().polygons).toHaveLength(2);
    const small = drawing.store
      .get()
      .polygons.findIndex((rings) => rings[0]!.every(([x]) => x <= 529_030));
    drawing.deletePolygon(small);
    expect(drawing.area().ok).toBe(true);
    expect(ha(drawing)).toBeCloseTo(0.7);
  });

  test("a line that cuts nothing is refused", () => {
    const drawing = finished();
    drawing.startSplit();
    drawing.addPoint(at(-30, -10));
    drawing.addPoint(at(-30, 110));
    expect(drawing.finish()).toMatchObject({ refusal: { code: "split.no-cut" } });
  });

  test("a dragged corner follows while the area stays valid, and one drag is one undo", () => {
    const drawing = finished();
    const corner = { polygon: 0, ring: 0, vertex: 2 };
    drawing.hold(corner);
    drawing.drag(at(150, 100), null);
    drawing.drag(at(200, 100), null);
    expect(ha(drawing)).toBeCloseTo(1.5);
    drawing.drag(at(-50, 20), null);
    expect(drawing.store.get().refusal?.code).toBe("geometry.self-crossing");
    expect(ha(drawing)).toBeCloseTo(1.5);
    drawing.drop();
    drawing.undo();
    expect(ha(drawing)).toBeCloseTo(1);
  });

  test("giving up a drag puts the corner back", () => {
    const drawing = finished();
    drawing.hold({ polygon: 0, ring: 0, vertex: 0 }, at(50, -20));
    drawing.drag(at(50, -50), null);
    expect(ha(drawing)).toBeGreaterThan(1);
    drawing.cancel();
    expect(ha(drawing)).toBeCloseTo(1);
  });

  test("a corner goes, but never the third last", () => {
    const drawing = finished();
    expect(drawing.deleteVertex({ polygon: 0, ring: 0, vertex: 1 }).ok).toBe(true);
    expect(ha(drawing)).toBeCloseTo(0.5);
    expect(drawing.deleteVertex({ polygon: 0, ring: 0, vertex: 1 })).toMatchObject({
      refusal: { code: "drawing.too-few-points" },
    });
  });

  test("corners are gone through one by one, moved and taken away without a pointer", () => {
    const drawing = finished();
    drawing.selectBeside(1);
    drawing.selectBeside(-1);
    expect(drawing.store.get().selected).toEqual({ polygon: 0, ring: 0, vertex: 3 });
    drawing.selectBeside(-1);
    expect(drawing.moveSelected(at(200, 100)).ok).toBe(true);
    expect(ha(drawing)).toBeCloseTo(1.5);
    expect(drawing.moveSelected(at(-50, 20))).toMatchObject({
      refusal: { code: "geometry.self-crossing" },
    });
    expect(drawing.store.get().selected).toEqual({ polygon: 0, ring: 0, vertex: 2 });
    drawing.deleteSelected();
    expect(ha(drawing)).toBeCloseTo(0.5);
    expect(drawing.store.get().selected).toBeNull();
    drawing.undo();
    drawing.undo();
    expect(ha(drawing)).toBeCloseTo(1);
  });

  test("a corner that was pressed without being dragged is chosen", () => {
    const drawing = finished();
    drawing.hold({ polygon: 0, ring: 0, vertex: 1 });
    drawing.drop();
    expect(drawing.store.get().selected).toEqual({ polygon: 0, ring: 0, vertex: 1 });
    drawing.cancel();
    expect(drawing.store.get()).toMatchObject({ selected: null, mode: "edit" });
  });

  test("a picked area replaces the drawn one and can be undone", () => {
    const drawing = finished();
    const parcel = [[at(0, 0), at(200, 0), at(200, 100), at(0, 100), at(0, 0)]];
    drawing.setArea({ type: "MultiPolygon", coordinates: [parcel] }, "picked");
    expect(drawing.store.get().source).toBe("picked");
    drawing.undo();
    expect(drawing.store.get().source).toBe("drawn");
    expect(ha(drawing)).toBeCloseTo(1);
  });
});

describe("[S1] what is kept over a reload", () => {
  test("comes back with everything that can be undone and redone", () => {
    const before = drawn();
    before.finish();
    before.clear();
    before.undo();
    const after = new Drawing(() => DEFAULT_LIMITS);
    after.restore(JSON.parse(JSON.stringify(before.kept())) as ReturnType<Drawing["kept"]>);
    expect(after.store.get()).toMatchObject({ mode: "edit", canUndo: true, canRedo: true });
    after.redo();
    expect(after.store.get().polygons).toEqual([]);
    after.undo();
    after.undo();
    expect(after.store.get().sketch).toHaveLength(4);
  });

  test("is bounded: steps that fill the browser's storage are left out, the nearest stay", () => {
    const shape = (points: number): Shape => ({
      mode: "draw",
      polygons: [],
      sketch: Array.from({ length: points }, (_, i) => at(i, 0)),
      source: "drawn",
    });
    expect(stepsToKeep([shape(15_000), shape(15_000), shape(100)])).toHaveLength(2);
    expect(stepsToKeep(Array.from({ length: 80 }, () => shape(1)))).toHaveLength(50);
    expect(stepsToKeep([shape(30_000)])).toHaveLength(0);
  });
});

// @vitest-environment node
import { type Point, samePoint } from "@mars/domain/areas/geometry";
import { DEFAULT_LIMITS } from "@mars/domain/areas/limits";
import { expect, test } from "vitest";
import { Drawing } from "./Drawing.ts";
import { type Announcement, announcementOf } from "./announcementOf.ts";

const at = (x: number, y: number): Point => [529_000 + x, 6_265_000 + y];

/** What is told while a drawing is worked on, in order. */
function told(): { drawing: Drawing; heard: Announcement[] } {
  const drawing = new Drawing(() => DEFAULT_LIMITS);
  const heard: Announcement[] = [];
  let before = drawing.store.get();
  drawing.store.subscribe(() => {
    const after = drawing.store.get();
    const announcement = announcementOf(before, after);
    before = after;
    if (announcement) heard.push(announcement);
  });
  return { drawing, heard };
}

test("[S1] every act of drawing is told of once, and the way of the cross is not", () => {
  const { drawing, heard } = told();
  const add = (...points: Point[]) => {
    for (const point of points) {
      drawing.moveCursor(point);
      drawing.addPoint(point);
    }
  };
  drawing.start();
  add(at(0, 0), at(100, 0), at(100, 100), at(0, 100));
  drawing.undo();
  drawing.undo();
  drawing.redo();
  drawing.redo();
  drawing.finish();
  expect(heard.splice(0)).toEqual([
    "point",
    "point",
    "point",
    "point",
    "undone",
    "undone",
    "redone",
    "point",
    "finished",
  ]);

  drawing.startHole();
  add(at(20, 20), at(40, 20), at(40, 40));
  drawing.finish();
  drawing.start();
  add(at(100, 0), at(200, 0), at(200, 100), at(100, 100));
  drawing.finish();
  expect(heard.splice(0).filter((one) => one !== "point")).toEqual([
    "tool.hole",
    "hole",
    "tool.draw",
    "joined",
  ]);

  const [ring = []] = drawing.store.get().polygons[0] ?? [];
  const onStraightSide = ring.findIndex((point) => samePoint(point, at(100, 0)));
  drawing.select({ polygon: 0, ring: 0, vertex: onStraightSide });
  drawing.deleteSelected();
  drawing.startSplit();
  add(at(150, -10), at(150, 110));
  drawing.finish();
  drawing.deletePolygon(0);
  drawing.startHole();
  drawing.cancel();
  drawing.clear();
  drawing.undo();
  expect(heard.filter((one) => one !== "point")).toEqual([
    "cornerGone",
    "tool.split",
    "split",
    "partGone",
    "tool.hole",
    "cancelled",
    "cleared",
    "undone",
  ]);
});

test("[S1] a pen that was not used is laid down without a word", () => {
  const { drawing, heard } = told();
  drawing.start();
  drawing.cancel();
  expect(heard).toEqual([]);
});

test("[S1] an area from elsewhere is told of by its own panel: no part of it was deleted", () => {
  const { drawing, heard } = told();
  const box = (x: number): Point[] => [at(x, 0), at(x + 50, 0), at(x + 50, 50), at(x, 0)];
  const boxes = (...xs: number[]) => ({
    type: "MultiPolygon" as const,
    coordinates: xs.map((x) => [box(x)]),
  });
  const madeOf = { chosen: [], base: null };
  drawing.setArea(boxes(0, 100), "picked", madeOf);
  drawing.setArea(boxes(0), "picked", madeOf);
  drawing.setArea(boxes(0, 100, 200), "drawn");
  drawing.setArea(boxes(0), "uploaded");
  expect(heard).toEqual([]);
});

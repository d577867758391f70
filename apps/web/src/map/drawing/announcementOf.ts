import { countVertices, type PolygonRings } from "@mars/domain/areas/geometry";
import {
  asMultiPolygon,
  type DrawingMode,
  type DrawingState,
  isSketching,
} from "./DrawingState.ts";

/** What an act did to the drawing, announced in the live region. */
export type Announcement =
  | "tool.draw"
  | "tool.hole"
  | "tool.split"
  | "point"
  | "pointGone"
  | "finished"
  | "joined"
  | "hole"
  | "split"
  | "cornerGone"
  | "partGone"
  | "undone"
  | "redone"
  | "cancelled"
  | "cleared";

type Seen = Pick<
  DrawingState,
  "mode" | "polygons" | "sketch" | "held" | "canRedo" | "stepCount" | "source" | "madeOf"
>;

/** Null: nothing worth a word, such as a pointer on its way or the page's own first steps. */
export function announcementOf(before: Seen, after: Seen): Announcement | null {
  if (before.held || after.held) return null;
  const isSame = before.polygons === after.polygons && before.sketch === after.sketch;
  if (isSame) return before.mode === after.mode ? null : taken(before, after.mode);
  // Only going back leaves something to go forward to again. The last step forward is told as an act.
  if (after.canRedo) return after.stepCount > before.stepCount ? "redone" : "undone";
  if (after.polygons.length === 0 && after.sketch.length === 0)
    return before.polygons.length > 0 ? "cleared" : "cancelled";
  if (before.polygons !== after.polygons) return changed(before, after);
  if (after.sketch.length === 0) return "cancelled";
  return after.sketch.length > before.sketch.length ? "point" : "pointGone";
}

function taken(before: Seen, mode: DrawingMode): Announcement | null {
  if (mode === "hole" || mode === "split") return `tool.${mode}`;
  // An empty page takes up the pen by itself.
  if (mode === "draw") return before.polygons.length > 0 ? "tool.draw" : null;
  // And lays it down by itself when another way is chosen: nothing was begun.
  const isUntouched = before.mode === "draw" && before.polygons.length + before.sketch.length === 0;
  return isSketching(before) && !isUntouched ? "cancelled" : null;
}

function changed(before: Seen, after: Seen): Announcement | null {
  const [had, has] = [before.polygons.length, after.polygons.length];
  if (isSketching(before) && !isSketching(after)) {
    if (before.mode !== "draw") return before.mode === "hole" ? "hole" : "split";
    return had > 0 && has <= had ? "joined" : "finished";
  }
  // Picked and uploaded areas are told of by their own panels: no part of them was deleted.
  if (after.madeOf || after.source !== before.source) return null;
  if (has < had) return "partGone";
  // Moved corners are told of with their place.
  const isFewer = corners(after.polygons) < corners(before.polygons);
  return has === had && isFewer ? "cornerGone" : null;
}

function corners(polygons: readonly PolygonRings[]): number {
  return countVertices(asMultiPolygon(polygons));
}

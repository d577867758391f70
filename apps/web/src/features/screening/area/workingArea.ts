import type { MultiPolygonGeometry } from "@mars/domain/areas/geometry";
import { keepArea, type KeptArea, readKeptArea } from "../../../lib/session/ownWork/keptArea.ts";
import type { AreaSource, KeptDrawing, MapModel } from "../../../map/index.ts";

export type WorkingArea = KeptArea<KeptDrawing>;

export function readWorkingArea(): WorkingArea | null {
  const kept = readKeptArea<KeptDrawing>();
  // Another version of the product may have left another shape there.
  return kept?.drawing && Array.isArray(kept.drawing.polygons) ? kept : null;
}

export function isNothing({ polygons, sketch }: Pick<KeptDrawing, "polygons" | "sketch">): boolean {
  return polygons.length === 0 && sketch.length === 0;
}

/** Whatever is kept was drawn by this very person; `analysis` stays while the area is the same. */
export function keepDrawing(drawing: MapModel["drawing"], analysis: string | null): void {
  const kept = drawing.kept();
  keepArea<KeptDrawing>(
    { drawing: kept, keptAt: new Date().toISOString(), analysis },
    { isEmpty: isNothing(kept) },
  );
}

/** The area of the result is the one that is kept: it was not opened from someone's link. */
export function isOfWorkingArea(area: MultiPolygonGeometry): boolean {
  const polygons = readWorkingArea()?.drawing.polygons;
  return polygons !== undefined && JSON.stringify(polygons) === JSON.stringify(area.coordinates);
}

export function sourceOf(area: MultiPolygonGeometry): AreaSource {
  return isOfWorkingArea(area) ? (readWorkingArea()?.drawing.source ?? "drawn") : "drawn";
}

/** Remembers which analysis was made of the kept area. */
export function keepAnalysis(area: MultiPolygonGeometry, analysis: string | null): void {
  const kept = readWorkingArea();
  if (kept && isOfWorkingArea(area))
    keepArea<KeptDrawing>({ ...kept, analysis }, { isEmpty: false });
}

/** The area of a result becomes the one in work; undo leads back to what was kept before it. */
export function workOn(area: MultiPolygonGeometry): void {
  if (isOfWorkingArea(area)) return;
  const before = readWorkingArea()?.drawing;
  const past = before ? [...before.past, shapeOf(before)] : [];
  const drawing: KeptDrawing = {
    mode: "edit",
    polygons: area.coordinates,
    sketch: [],
    source: "drawn",
    past,
    future: [],
  };
  keepArea({ drawing, keptAt: new Date().toISOString(), analysis: null }, { isEmpty: false });
}

/** Nothing is drawn, and the first undo shows what was. */
export function outOfSight(kept: WorkingArea | null): WorkingArea | null {
  if (!kept || isNothing(kept.drawing)) return kept;
  const { past, source } = kept.drawing;
  const steps = { past: [...past, shapeOf(kept.drawing)], future: [] };
  return { ...kept, drawing: { mode: "idle", polygons: [], sketch: [], source, ...steps } };
}

function shapeOf({ mode, polygons, sketch, source, madeOf = null }: KeptDrawing) {
  return { mode, polygons, sketch, source, madeOf };
}

import type { Point, PolygonRings } from "@mars/domain/areas/geometry";
import { translator } from "@mars/wording/language/text";
import { wordIn } from "@mars/wording/language/wordIn";
import { currentLocale } from "../../lib/language/locale.ts";
import type { LayerStack } from "../layers/LayerStack.ts";
import { mapText } from "../text.ts";
import type { Drawing } from "./Drawing.ts";
import type { DrawingMode, Snap } from "./DrawingState.ts";
import { boundingExtent, buffer, intersects } from "ol/extent.js";
import type RenderFeature from "ol/render/Feature.js";

/** From further away no one means one line of the map: a point would be pulled across fields. */
const MAX_REACH_M = 100;

/** What the next point holds on to: the ring's own beginning first, then one's own area, then what the map shows. */
export function snapper(layers: LayerStack, drawing: Drawing) {
  return (at: Point, reachM: number): Snap | null => {
    const { mode, sketch, polygons } = drawing.store.get();
    const [first] = sketch;
    const closes = mode !== "split" && sketch.length >= 3 && first !== undefined;
    if (closes && Math.hypot(first[0] - at[0], first[1] - at[1]) <= reachM) {
      const label = translator(mapText, currentLocale())("snap.first");
      return { point: first, kind: "first", label };
    }
    // Nearer or not: what lies a hair from one's own area was meant to be on it.
    const own = ownLines(mode, polygons);
    const onOwn = own.length > 0 ? findSnap(at, reachM, own) : null;
    if (onOwn) return onOwn;
    if (reachM > MAX_REACH_M) return null;
    const titleOf = (id: string, properties: Record<string, unknown>) =>
      snapTitle(layers, id, properties);
    return findSnap(at, reachM, snapLines(layers, at, reachM, { titleOf }));
  };
}

/** Cutting lines end well on the area's edge, and new parts lie well next to it; holes must keep off it. */
function ownLines(mode: DrawingMode, polygons: readonly PolygonRings[]): SnapLine[] {
  if (mode !== "split" && mode !== "draw") return [];
  const label = mode === "draw" ? translator(mapText, currentLocale())("snap.own") : null;
  return polygons.flat().map((ring) => ({ points: ring.flat(), label }));
}

function snapTitle(layers: LayerStack, id: string, properties: Record<string, unknown>): string {
  const t = translator(mapText, currentLocale());
  const { matrikelnr, BLOKNR, name } = properties;
  if (typeof matrikelnr === "string") return t("snap.parcel", { number: matrikelnr });
  if (typeof BLOKNR === "string") return t("snap.fieldBlock", { number: BLOKNR });
  const dataset = layers.dataset(id);
  const title = dataset && wordIn(currentLocale(), dataset, "title");
  return t("snap.layer", { title: title ?? (typeof name === "string" ? name : id) });
}

type Named = { titleOf: (id: string, properties: Record<string, unknown>) => string };

/** Lines near a place in the tile layers that are on: boundaries, fields, nature. */
function* snapLines(
  layers: LayerStack,
  at: Point,
  reachM: number,
  { titleOf }: Named,
): Generator<SnapLine> {
  const near = buffer(boundingExtent([[...at]]), reachM);
  for (const { id, layer } of layers.visibleTileLayers()) {
    if (!layer.getVisible()) continue;
    // A tile's features know no borders of their own, so neighbours may repeat a line: no harm.
    for (const feature of (layer.getFeaturesInExtent(near) as RenderFeature[]) ?? []) {
      if (!intersects(feature.getExtent(), near)) continue;
      const flat = feature.getFlatCoordinates();
      const label = titleOf(id, feature.getProperties());
      let start = 0;
      for (const end of endsOf(feature, flat.length)) {
        yield { points: flat.slice(start, end), label };
        start = end;
      }
    }
  }
}

function endsOf(feature: RenderFeature, length: number): number[] {
  const ends = feature.getEnds();
  return ends && ends.length > 0 ? ends.flat() : [length];
}

/** A line of something that can be snapped to, and what to call it. */
type SnapLine = { points: ArrayLike<number>; label: string | null };

/** The nearest corner within reach, else the nearest place on an edge: corners are what people aim at. */
export function findSnap(at: Point, reachM: number, lines: Iterable<SnapLine>): Snap | null {
  let corner: Snap | null = null;
  let edge: Snap | null = null;
  let cornerM = reachM;
  let edgeM = reachM;
  for (const { points, label } of lines) {
    for (let i = 0; i + 1 < points.length; i += 2) {
      const [x, y] = [points[i]!, points[i + 1]!];
      const distance = Math.hypot(x - at[0], y - at[1]);
      if (distance <= cornerM) {
        cornerM = distance;
        corner = { point: [x, y], kind: "corner", label };
      }
      if (corner || i + 3 >= points.length) continue;
      const foot = footOf(at, [x, y], [points[i + 2]!, points[i + 3]!]);
      const away = Math.hypot(foot[0] - at[0], foot[1] - at[1]);
      if (away <= edgeM) {
        edgeM = away;
        edge = { point: foot, kind: "edge", label };
      }
    }
  }
  return corner ?? edge;
}

function footOf(at: Point, a: Point, b: Point): Point {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = dx * dx + dy * dy;
  const along =
    length === 0
      ? 0
      : Math.min(1, Math.max(0, ((at[0] - a[0]) * dx + (at[1] - a[1]) * dy) / length));
  return [a[0] + along * dx, a[1] + along * dy];
}

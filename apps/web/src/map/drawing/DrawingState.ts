import type { PickedArea } from "@mars/contracts/datasets/layers";
import type { MultiPolygonGeometry, Point, PolygonRings } from "@mars/domain/areas/geometry";
import type { Refusal } from "@mars/domain/result";

/** `edit`: an area stands and its corners can be moved. */
export type DrawingMode = "idle" | "draw" | "hole" | "split" | "edit";

/** How an area came to be; stored with it. */
export type AreaSource = "drawn" | "picked" | "uploaded";

/** What the next point will be placed on. */
export type Snap = { point: Point; kind: "first" | "corner" | "edge"; label: string | null };

/** One corner of the area; the closing point of a ring is its first corner. */
export type VertexRef = { polygon: number; ring: number; vertex: number };

/** An area that stood there before something came next to it. */
export type Standing = { geometry: MultiPolygonGeometry; areaHa: number };

/** Parcels or blocks that an area was put together from, and what they were added to. */
export type MadeOf = { chosen: readonly PickedArea[]; base: Standing | null };

/** What undo goes back to. */
export type Shape = {
  mode: DrawingMode;
  polygons: readonly PolygonRings[];
  /** Points placed so far of a ring, a hole or a cutting line. */
  sketch: readonly Point[];
  source: AreaSource;
  /** Only for as long as the polygons are what the parcels made. */
  madeOf?: MadeOf | null;
};

export type DrawingState = Shape & {
  /** Where the pointer or the keyboard's cross stands while something is drawn. */
  cursor: Point | null;
  snap: Snap | null;
  /** Why the point under the cursor, or the last act, was not taken. */
  refusal: Refusal | null;
  /** The corner in the user's hand. */
  held: VertexRef | null;
  /** The corner that arrow keys move and Delete takes away; only while an area is edited. */
  selected: VertexRef | null;
  /** How many steps can be undone. */
  stepCount: number;
  canUndo: boolean;
  canRedo: boolean;
};

export const emptyShape: Shape = {
  mode: "idle",
  polygons: [],
  sketch: [],
  source: "drawn",
  madeOf: null,
};

export function isSketching({ mode }: Pick<Shape, "mode">): boolean {
  return mode === "draw" || mode === "hole" || mode === "split";
}

/** The shape that is pointed at is refused, and the figures are those of the last valid one. */
export function isOutOfDate({ refusal, mode, cursor, held }: DrawingState): boolean {
  return refusal !== null && cursor !== null && (mode === "draw" || held !== null);
}

export function asMultiPolygon(polygons: readonly PolygonRings[]): MultiPolygonGeometry {
  return { type: "MultiPolygon", coordinates: polygons };
}

import { type AreaGeometry, type Point, polygonsOf, samePoint } from "@mars/domain/areas/geometry";
import type { MultiPolygonGeometry, PolygonRings } from "@mars/domain/areas/geometry";
import type { Limits } from "@mars/domain/areas/limits";
import { crossingOfNextSegment } from "@mars/domain/areas/selfCrossing";
import { accept, refuse, type Refusal, type Result } from "@mars/domain/result";
import { createStore } from "../../lib/createStore.ts";
import {
  type AreaSource,
  asMultiPolygon,
  type DrawingMode,
  type DrawingState,
  emptyShape,
  isSketching,
  type Shape,
  type Snap,
  type VertexRef,
  type MadeOf,
} from "./DrawingState.ts";
import { checked, finishSketch } from "./finishSketch.ts";
import { faultOfNextPoint } from "./faultOfNextPoint.ts";
import { History } from "./History.ts";
import { type KeptDrawing, stepsToKeep } from "./keptDrawing.ts";
import {
  vertexAt,
  vertexBeside,
  withVertexDeleted,
  withVertexInserted,
  withVertexMoved,
} from "./vertexEdits.ts";

/**
 * The user's own area, however it came to be: drawn, picked, uploaded or typed. Knows no map, so
 * that lists and keyboard do all that the pointer does. Every act is undoable; none leaves a
 * shape that crosses itself.
 */
export class Drawing {
  readonly store = createStore<DrawingState>({
    ...emptyShape,
    cursor: null,
    snap: null,
    refusal: null,
    held: null,
    selected: null,
    stepCount: 0,
    canUndo: false,
    canRedo: false,
  });
  readonly #limits: () => Limits;
  readonly #history = new History<Shape>();
  /** The shape before a corner was taken up: one drag is one step of undo. */
  #beforeHold: Shape | null = null;

  constructor(limits: () => Limits) {
    this.#limits = limits;
  }

  start(): void {
    this.#takeUp("draw");
  }

  startHole(): void {
    if (this.#state.polygons.length > 0) this.#takeUp("hole");
  }

  startSplit(): void {
    if (this.#state.polygons.length > 0) this.#takeUp("split");
  }

  /** Looks where the next point would go; tells at once when it cannot. */
  moveCursor(cursor: Point | null, snap: Snap | null = null): void {
    const refusal =
      cursor && isSketching(this.#state) ? faultOfNextPoint(this.#state, cursor) : null;
    this.#show({ cursor, snap, refusal });
  }

  addPoint(point: Point): Result<null> {
    const { sketch, mode } = this.#state;
    if (!isSketching(this.#state)) this.start();
    const last = sketch.at(-1);
    if (last && samePoint(last, point)) return accept(null);
    if (mode !== "split" && sketch.length >= 3 && samePoint(sketch[0]!, point)) {
      const result = this.finish();
      return result.ok ? accept(null) : result;
    }
    const fault = faultOfNextPoint(this.#state, point);
    if (fault) {
      // A tap has no cursor of its own: what is refused is shown where it was meant.
      this.#show({ cursor: point, snap: null });
      return this.#refused(fault);
    }
    this.#become({ sketch: [...this.#state.sketch, point] });
    return accept(null);
  }

  /** Ends what is being drawn. With nothing half-drawn it answers with the area as it stands. */
  finish(): Result<MultiPolygonGeometry> {
    const { mode, sketch, polygons } = this.#state;
    if (isSketching(this.#state) && (sketch.length > 0 || polygons.length === 0)) {
      const result = finishSketch(this.#state, this.#limits());
      if (!result.ok) return this.#refused(result.refusal);
      const source = mode === "draw" && polygons.length === 0 ? "drawn" : this.#state.source;
      this.#become({ mode: "edit", polygons: result.value, sketch: [], source });
    } else if (isSketching(this.#state)) this.#become({ mode: "edit" });
    return this.area();
  }

  /** The finished area, or why it cannot be used. */
  area(): Result<MultiPolygonGeometry> {
    const { polygons } = this.#state;
    if (polygons.length === 0) return refuse("geometry.empty");
    const result = checked(polygons, this.#limits());
    if (result.ok) return accept(asMultiPolygon(polygons));
    // Parts of a split lie edge to edge: that is no fault of drawing, but no single area either.
    if (result.refusal.code !== "geometry.polygons-overlap") return result;
    return refuse("drawing.parts-touch", { count: polygons.length });
  }

  /** Whether an area from elsewhere could be here. */
  check(area: AreaGeometry): Result<unknown> {
    return checked(polygonsOf(area), this.#limits());
  }

  /** What a page keeps over a reload. */
  kept(): KeptDrawing {
    const { past, future } = this.#history.steps;
    return { ...this.#shape, past: stepsToKeep(past), future: stepsToKeep(future) };
  }

  /** As it was kept: a half-drawn ring with its points, and every step that can be undone. */
  restore({ past, future, ...shape }: KeptDrawing): void {
    const { mode, polygons, sketch, source, madeOf = null } = shape;
    this.#history.replace({ past, future });
    this.#show({ mode, polygons, sketch, source, madeOf, refusal: null, selected: null });
  }

  /** Gives up what is half drawn; what is finished stays. */
  cancel(): void {
    if (this.#state.held) this.drop(true);
    else if (this.#state.selected) this.select(null);
    else if (isSketching(this.#state))
      this.#takeUp(this.#state.polygons.length > 0 ? "edit" : "idle");
  }

  undo(): void {
    this.#return(this.#history.undo(this.#shape));
  }

  redo(): void {
    this.#return(this.#history.redo(this.#shape));
  }

  clear(): void {
    this.#become(emptyShape);
  }

  /** Another page takes over: nothing is drawn here, and nothing was. */
  reset(): void {
    this.restore({ ...emptyShape, past: [], future: [] });
  }

  /** An area that stands already is taken up: what there is to undo begins after it. */
  open(geometry: AreaGeometry, source: AreaSource): void {
    const polygons = polygonsOf(geometry);
    this.restore({ ...emptyShape, mode: "edit", polygons, source, past: [], future: [] });
  }

  /** Picked, uploaded or restored geometry takes the place of what was there. */
  setArea(geometry: AreaGeometry, source: AreaSource, madeOf: MadeOf | null = null): void {
    this.#become({ mode: "edit", polygons: polygonsOf(geometry), sketch: [], source, madeOf });
  }

  deletePolygon(index: number): void {
    const polygons = this.#state.polygons.toSpliced(index, 1);
    this.#become({ polygons, mode: polygons.length > 0 ? "edit" : "idle" });
  }

  moveVertex(ref: VertexRef, to: Point): Result<null> {
    return this.#change(withVertexMoved(this.#state.polygons, ref, to));
  }

  insertVertex(after: VertexRef, at: Point): Result<null> {
    return this.#change(withVertexInserted(this.#state.polygons, after, at));
  }

  deleteVertex(ref: VertexRef): Result<null> {
    const polygons = withVertexDeleted(this.#state.polygons, ref);
    return polygons ? this.#change(polygons) : this.#refused({ code: "drawing.too-few-points" });
  }

  select(ref: VertexRef | null): void {
    const isThere = ref !== null && vertexAt(this.#state.polygons, ref) !== null;
    this.#show({ selected: isThere ? ref : null, refusal: null });
  }

  /** The corner after or before the selected one, through all rings and round again. */
  selectBeside(step: 1 | -1): void {
    const { polygons, selected } = this.#state;
    this.select(vertexBeside(polygons, selected, step));
  }

  moveSelected(to: Point): Result<null> {
    const { selected } = this.#state;
    if (!selected) return accept(null);
    const result = this.moveVertex(selected, to);
    if (result.ok) this.#show({ selected });
    return result;
  }

  deleteSelected(): Result<null> {
    const { selected } = this.#state;
    return selected ? this.deleteVertex(selected) : accept(null);
  }

  moveSketchPoint(index: number, to: Point): Result<null> {
    return this.#changeSketch(this.#state.sketch.with(index, to));
  }

  deleteSketchPoint(index: number): Result<null> {
    return this.#changeSketch(this.#state.sketch.toSpliced(index, 1));
  }

  /** Takes up a corner, or a new one made on the edge after it. */
  hold(ref: VertexRef, newAt: Point | null = null): void {
    this.#beforeHold = this.#shape;
    this.#show({ selected: null });
    if (newAt === null) return this.#show({ held: ref, refusal: null });
    const polygons = withVertexInserted(this.#state.polygons, ref, newAt);
    this.#show({ polygons, held: { ...ref, vertex: ref.vertex + 1 }, refusal: null });
  }

  /** The area follows as long as it is valid; otherwise it waits where it last was. */
  drag(to: Point, snap: Snap | null): void {
    const { held, polygons } = this.#state;
    if (!held) return;
    const moved = withVertexMoved(polygons, held, to);
    const result = checked(moved, this.#limits());
    if (result.ok) this.#show({ polygons: moved, madeOf: null, snap, cursor: to, refusal: null });
    else this.#show({ snap, cursor: to, refusal: result.refusal });
  }

  /** The corner that was let go of stays selected: a tap alone is how one is chosen. */
  drop(isGivenUp = false): void {
    const before = this.#beforeHold;
    this.#beforeHold = null;
    if (!before) return;
    const empty = { held: null, snap: null, cursor: null, refusal: null };
    if (isGivenUp) return this.#show({ ...before, ...empty });
    if (before.polygons !== this.#state.polygons) this.#history.remember(before);
    this.#show({ ...empty, selected: this.#state.held });
  }

  get #state(): DrawingState {
    return this.store.get();
  }

  get #shape(): Shape {
    const { mode, polygons, sketch, source, madeOf = null } = this.#state;
    return { mode, polygons, sketch, source, madeOf };
  }

  /** Taking up another pen changes nothing that could be undone, unless something is half drawn. */
  #takeUp(mode: DrawingMode): void {
    if (this.#state.sketch.length === 0) this.#show({ mode, refusal: null, selected: null });
    else this.#become({ mode, sketch: [] });
  }

  #change(polygons: readonly PolygonRings[]): Result<null> {
    const result = checked(polygons, this.#limits());
    if (!result.ok) return this.#refused(result.refusal);
    this.#become({ polygons });
    return accept(null);
  }

  #changeSketch(sketch: readonly Point[]): Result<null> {
    for (let i = 1; i < sketch.length; i++) {
      const point = crossingOfNextSegment(sketch.slice(0, i), sketch[i]!);
      if (point) return this.#refused({ code: "geometry.self-crossing", figures: { point } });
    }
    this.#become({ sketch });
    return accept(null);
  }

  #refused(refusal: Refusal): Result<never> {
    this.#show({ refusal });
    return { ok: false, refusal };
  }

  #become(next: Partial<Shape>): void {
    this.#history.remember(this.#shape);
    // Whatever else changes the polygons, they are no longer what the parcels made.
    const madeOf = next.polygons ? { madeOf: null } : {};
    this.#show({ ...madeOf, ...next, refusal: null, snap: null, held: null, selected: null });
  }

  #return(shape: Shape | null): void {
    if (shape) this.#show({ ...shape, refusal: null, snap: null, held: null, selected: null });
  }

  #show(part: Partial<DrawingState>): void {
    const { canUndo, canRedo, stepCount } = this.#history;
    this.store.set({ ...this.#state, ...part, stepCount, canUndo, canRedo });
  }
}

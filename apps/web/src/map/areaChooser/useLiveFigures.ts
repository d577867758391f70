import type { MultiPolygonGeometry } from "@mars/domain/areas/geometry";
import { useEffect, useRef, useState } from "react";
import { createStore, type Store } from "../../lib/createStore.ts";
import { areaOf } from "../drawing/areaOf.ts";
import type { Drawing } from "../drawing/Drawing.ts";
import type { DrawingState } from "../drawing/DrawingState.ts";
import type { AreaServices, LiveBest, LiveFigures } from "./AreaServices.ts";

/**
 * One request in flight: while an answer is on its way newer questions wait, and only the last of
 * them is asked, so a moving corner never builds up a queue.
 */
export class LatestOnly<Question, Answer> {
  readonly #ask: (question: Question, signal: AbortSignal) => Promise<Answer>;
  readonly #onAnswer: (answer: Answer | Error) => void;
  #newest: Question | null = null;
  #running: AbortController | null = null;

  constructor(
    ask: (question: Question, signal: AbortSignal) => Promise<Answer>,
    onAnswer: (answer: Answer | Error) => void,
  ) {
    this.#ask = ask;
    this.#onAnswer = onAnswer;
  }

  /** Null: nothing is asked any more, and an answer that is on its way is not told. */
  wants(question: Question | null): void {
    if (question === this.#newest) return;
    this.#newest = question;
    if (question === null) this.stop();
    else if (!this.#running) void this.#work();
  }

  /** The same question again, after it failed. */
  again(): void {
    if (this.#newest !== null && !this.#running) void this.#work();
  }

  stop(): void {
    this.#running?.abort();
    this.#running = null;
    this.#newest = null;
  }

  async #work(): Promise<void> {
    const running = new AbortController();
    this.#running = running;
    let asked: Question | null = null;
    while (this.#newest !== null && this.#newest !== asked && !running.signal.aborted) {
      asked = this.#newest;
      // Each waits for the one before: that is the point.
      // oxlint-disable-next-line no-await-in-loop
      const answer = await this.#ask(asked, running.signal).catch((error: unknown) =>
        error instanceof Error ? error : new Error(String(error)),
      );
      if (!running.signal.aborted) this.#onAnswer(answer);
    }
    if (this.#running === running) this.#running = null;
  }
}

export type Live = {
  figures: LiveFigures | null;
  hasFailed: boolean;
  /** 'Delopland Hjarbæk Fjord' */
  place: string | null;
  best: LiveBest | null;
};

/** In the sea or abroad. An answer that failed leaves it open. */
export function isOffLand({ figures, hasFailed }: Live): boolean {
  return figures?.isOnLand === false && !hasFailed;
}

const noFigures: Live = { figures: null, hasFailed: false, place: null, best: null };

/**
 * Figures of the newest shape. They follow the drawing outside React: a page that is drawn again
 * for every move of the pointer would be the slowest part of the way from pointer to figure.
 */
export function useLiveFigures(
  drawing: Drawing,
  { liveFigures, placeOf, bestOf }: AreaServices,
): { live: Store<Live>; retry: () => void } {
  const [live] = useState(() => createStore(noFigures));
  const again = useRef<(() => void) | null>(null);
  useEffect(() => {
    if (!liveFigures) {
      // Figures that no one asks for any more would be next to a shape they are not of.
      live.set(noFigures);
      return;
    }
    const figures = new LatestOnly(liveFigures, (answer) => {
      if (answer instanceof Error) live.set({ ...live.get(), hasFailed: true });
      else live.set({ ...live.get(), figures: answer, hasFailed: false });
    });
    const place = new LatestOnly(placeOf ?? nowhere, (answer) => {
      if (!(answer instanceof Error)) live.set({ ...live.get(), place: answer });
    });
    const best = new LatestOnly(bestOf ?? nowhere, (answer) => {
      live.set({ ...live.get(), best: answer instanceof Error ? null : answer });
    });
    const shapeOf = rememberedShape();
    const settledOf = rememberedShape();
    const follow = () => {
      const state = drawing.store.get();
      const shape = shapeOf(state);
      figures.wants(shape);
      best.wants(shape);
      // A place is looked for all over the area: for every move of the pointer that would take longer
      // than the figures themselves, and its name hardly ever changes on the way.
      if (!state.held) place.wants(settledOf({ ...state, cursor: null, refusal: null }));
      if (!shape) live.set(noFigures);
    };
    follow();
    again.current = () => figures.again();
    const unfollow = drawing.store.subscribe(follow);
    return () => {
      unfollow();
      figures.stop();
      place.stop();
      best.stop();
    };
  }, [drawing, liveFigures, placeOf, bestOf, live]);
  return { live, retry: () => again.current?.() };
}

const nowhere = async () => null;

/** One shape is one question: a new object of the same shape would be asked about for ever. */
function rememberedShape() {
  let seen: Pick<DrawingState, "mode" | "polygons" | "sketch" | "cursor" | "refusal"> | null = null;
  let shape: MultiPolygonGeometry | null = null;
  return (state: DrawingState): MultiPolygonGeometry | null => {
    const { mode, polygons, sketch, cursor, refusal } = state;
    const isSame =
      seen?.mode === mode &&
      seen.polygons === polygons &&
      seen.sketch === sketch &&
      // The cursor counts only where a point would be added.
      (mode !== "draw" || (seen.cursor === cursor && seen.refusal === refusal));
    seen = { mode, polygons, sketch, cursor, refusal };
    if (isSame) return shape;
    const { geometry, next } = areaOf(state);
    shape = next?.geometry ?? geometry;
    return shape;
  };
}

import { foldScreening } from "@mars/contracts/screening/foldScreening";
import type { ScreeningResult } from "@mars/contracts/screening/screeningReceipt";
import type { ScreeningLine } from "@mars/contracts/screening/screeningStream";
import type { retryDataset } from "@mars/contracts/screening/screeningReceipt";
import type { Answer } from "@mars/contracts/platform/contract";
import type { MultiPolygonGeometry } from "@mars/domain/areas/geometry";
import { createStore } from "../../../lib/createStore.ts";
import { CancelledCall } from "../../../lib/http/HttpProblem.ts";
import { idle, type ScreeningState } from "./ScreeningState.ts";
import { storedSoFar } from "./storedSoFar.ts";

export type ScreeningCalls = {
  start(area: MultiPolygonGeometry, signal: AbortSignal): AsyncIterable<ScreeningLine>;
  open(id: string, signal: AbortSignal): Promise<ScreeningResult>;
  retry(id: string, datasetId: string): Promise<Answer<typeof retryDataset>>;
};

/** One screening at a time, outside React: started or opened, followed, stopped, fixed. */
export class ScreeningRun {
  readonly store = createStore<ScreeningState>(idle);
  readonly #calls: ScreeningCalls;
  #running: AbortController | null = null;

  constructor(calls: ScreeningCalls) {
    this.#calls = calls;
  }

  get id(): string | null {
    return this.store.get().soFar.started?.id ?? null;
  }

  async start(area: MultiPolygonGeometry): Promise<void> {
    const { signal, isCurrent } = this.#begin();
    const before = this.store.get();
    // The same area again: what stood stands until the new answer begins.
    const stood = before.area === area ? before.soFar : idle.soFar;
    let hasBegun = false;
    this.store.set({ ...idle, phase: "running", area, soFar: stood, startedMs: Date.now() });
    try {
      for await (const line of this.#calls.start(area, signal)) {
        if (!isCurrent()) return;
        const soFar = hasBegun ? this.store.get().soFar : idle.soFar;
        hasBegun = true;
        this.#change({ soFar: foldScreening(soFar, line) });
      }
      if (!isCurrent()) return;
      const { verdict, brokenCode } = this.store.get().soFar;
      const isDone = hasBegun && verdict?.final === true && brokenCode === null;
      this.#change(
        isDone
          ? { phase: "done", createdAt: verdict.at, expiresAt: verdict.expiresAt }
          : { phase: "broken" },
      );
    } catch (error) {
      if (!isCurrent()) return;
      if (hasBegun) this.#change({ phase: "broken", error: asError(error) });
      // A new try that no one answers takes nothing away from what stood.
      else if (before.area === area && before.soFar.started)
        this.store.set({ ...before, phase: "broken", error: asError(error) });
      else this.#change({ phase: "refused", error: asError(error) });
    }
  }

  /** A stored result; an answer that comes after the user has gone on is dropped. */
  async open(id: string): Promise<void> {
    const { signal, isCurrent } = this.#begin();
    this.store.set({ ...idle, phase: "opening" });
    try {
      const stored = await this.#calls.open(id, signal);
      if (!isCurrent()) return;
      this.store.set({
        ...idle,
        phase: "done",
        soFar: storedSoFar(stored),
        area: stored.geometry,
        createdAt: stored.createdAt,
        expiresAt: stored.expiresAt,
        isReopened: true,
      });
    } catch (error) {
      if (isCurrent() && !(error instanceof CancelledCall))
        this.#change({ phase: "refused", error: asError(error) });
    }
  }

  /** What has come stands. */
  stop(): void {
    this.#running?.abort();
    this.#running = null;
    if (this.store.get().phase === "running") this.#change({ phase: "stopped" });
  }

  forget(): void {
    this.stop();
    this.store.set(idle);
  }

  /** Asks one dataset again; the verdict is judged again with what it says. */
  async retry(datasetId: string): Promise<void> {
    const { id } = this;
    if (!id || this.store.get().retrying.has(datasetId)) return;
    this.#change({ retrying: new Set([...this.store.get().retrying, datasetId]) });
    try {
      const { finding, failure, verdict } = await this.#calls.retry(id, datasetId);
      if (this.id !== id) return;
      let { soFar } = this.store.get();
      if (finding) soFar = foldScreening(soFar, { kind: "finding", ...finding });
      if (failure) soFar = foldScreening(soFar, { kind: "failed", ...failure });
      if (soFar.verdict) soFar = { ...soFar, verdict: { ...soFar.verdict, ...verdict } };
      this.#change({ soFar });
    } catch {
      // The failure still is in its place, and the client has told why the retry failed.
    } finally {
      const retrying = new Set(this.store.get().retrying);
      retrying.delete(datasetId);
      if (this.id === id) this.#change({ retrying });
    }
  }

  #begin() {
    this.#running?.abort();
    const controller = new AbortController();
    this.#running = controller;
    return { signal: controller.signal, isCurrent: () => this.#running === controller };
  }

  #change(part: Partial<ScreeningState>): void {
    this.store.set({ ...this.store.get(), ...part });
  }
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}

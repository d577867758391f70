import { Worker } from "node:worker_threads";
import { AreaProbe } from "./AreaProbe.ts";
import { measureLayer, type LayerOverlap } from "./measureLayer.ts";
import type { WorkerAnswer, WorkerRequest } from "./measuringWorker.ts";
import type { PackedLayer } from "./PackedLayer.ts";
import type { Rings } from "./rings.ts";

/** Below this a message to a worker costs more than the measuring itself. */
const INLINE_UP_TO_POINTS = 400;
const INLINE_UP_TO_HA = 150;

export type Measured = { key: string; overlap: LayerOverlap } | { key: string; fault: string };

type Task = { give: (measured: Measured) => void; settle: () => void; keys: Set<string> };
type Seat = { worker: Worker; tasks: Map<number, Task> };

/** Threads that share the layers' memory and measure areas against them. */
export class MeasuringPool {
  readonly #layers = new Map<string, PackedLayer>();
  readonly #seats: Seat[] = [];
  readonly #size: number;
  #nextTask = 1;
  #closed = false;

  /** The threads are hired when an area first needs them. */
  constructor(size: number) {
    this.#size = size;
  }

  addLayer(key: string, layer: PackedLayer): void {
    this.#layers.set(key, layer);
    this.#tellAll({ kind: "layer", key, buffer: layer.buffer });
  }

  removeLayer(key: string): void {
    this.#layers.delete(key);
    this.#tellAll({ kind: "forget", key });
  }

  layer(key: string): PackedLayer | undefined {
    return this.#layers.get(key);
  }

  /**
   * Measures the area against each layer and gives each answer as it is ready. Resolves when all
   * have been given. Small areas are measured at once on the calling thread.
   */
  async measure(
    polygons: readonly Rings[],
    keys: readonly string[],
    give: (measured: Measured) => void,
  ): Promise<void> {
    if (this.#size === 0 || isSmallArea(polygons)) {
      const probe = new AreaProbe(polygons);
      for (const key of keys) give(this.#measureHere(key, probe));
      return;
    }
    while (this.#seats.length < this.#size) this.#seats.push(this.#hire());
    const byWork = [...keys].toSorted((a, b) => this.#pieces(b) - this.#pieces(a));
    const portions = this.#seats.map((_, seat) =>
      byWork.filter((_key, index) => index % this.#seats.length === seat),
    );
    await Promise.all(
      portions.map((portion, seat) => this.#send(this.#seats[seat]!, polygons, portion, give)),
    );
  }

  async close(): Promise<void> {
    this.#closed = true;
    await Promise.all(this.#seats.map((seat) => seat.worker.terminate()));
  }

  #measureHere(key: string, probe: AreaProbe): Measured {
    const layer = this.#layers.get(key);
    return layer ? { key, overlap: measureLayer(layer, probe) } : { key, fault: "not loaded" };
  }

  #pieces(key: string): number {
    return this.#layers.get(key)?.pieceCount ?? 0;
  }

  #send(
    seat: Seat,
    polygons: readonly Rings[],
    keys: readonly string[],
    give: (measured: Measured) => void,
  ): Promise<void> {
    if (keys.length === 0) return Promise.resolve();
    return new Promise((settle) => {
      const task = this.#nextTask++;
      seat.tasks.set(task, { give, settle, keys: new Set(keys) });
      seat.worker.postMessage({ kind: "measure", task, polygons, keys } satisfies WorkerRequest);
    });
  }

  #tellAll(request: WorkerRequest): void {
    for (const seat of this.#seats) seat.worker.postMessage(request);
  }

  #hire(): Seat {
    const worker = new Worker(new URL("./measuringWorker.ts", import.meta.url));
    const seat: Seat = { worker, tasks: new Map() };
    worker.unref();
    for (const [key, layer] of this.#layers)
      worker.postMessage({ kind: "layer", key, buffer: layer.buffer } satisfies WorkerRequest);
    worker.on("message", (answer: WorkerAnswer) => {
      const task = seat.tasks.get(answer.task);
      if (!task) return;
      if (answer.kind === "done") {
        seat.tasks.delete(answer.task);
        task.settle();
        return;
      }
      task.keys.delete(answer.key);
      if (answer.kind === "measured") task.give({ key: answer.key, overlap: answer.overlap });
      else task.give({ key: answer.key, fault: answer.message });
    });
    // A thread that dies takes only its own tasks with it: they fail in words, and it is replaced.
    worker.on("exit", () => {
      for (const task of seat.tasks.values()) {
        for (const key of task.keys) task.give({ key, fault: "the measuring thread stopped" });
        task.settle();
      }
      if (this.#closed) return;
      this.#seats.splice(this.#seats.indexOf(seat), 1, this.#hire());
    });
    worker.on("error", () => undefined);
    return seat;
  }
}

/** Whether an area is measured at once on the calling thread. */
export function isSmallArea(polygons: readonly Rings[]): boolean {
  let points = 0;
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const ring of polygons.flat()) {
    points += ring.length / 2;
    if (points > INLINE_UP_TO_POINTS) return false;
    for (let i = 0; i < ring.length; i += 2) {
      minX = Math.min(minX, ring[i]!);
      maxX = Math.max(maxX, ring[i]!);
      minY = Math.min(minY, ring[i + 1]!);
      maxY = Math.max(maxY, ring[i + 1]!);
    }
  }
  return ((maxX - minX) * (maxY - minY)) / 10_000 <= INLINE_UP_TO_HA;
}

import { Worker } from "node:worker_threads";
import { AreaProbe } from "./AreaProbe.ts";
import { measureLayer } from "./measureLayer.ts";
import type { LayerOverlap } from "./LayerOverlap.ts";
import type { MeasuredPlace, WorkerAnswer, WorkerRequest } from "./measuringWorker.ts";
import { unpackOverlap } from "./PackedOverlap.ts";
import type { PackedLayer } from "./PackedLayer.ts";
import type { Rings } from "./rings.ts";

/** Below this a message to a worker costs more than the measuring itself, some three milliseconds. */
const INLINE_UP_TO = { points: 1_000, ha: 800 };

/** Of a national layer around a large area; only the order of layers hangs on it. */
const PIECES_PER_MS = 300_000;

export type Measured = { key: string; overlap: LayerOverlap } | { key: string; fault: string };

/** One area under measuring. Every worker takes layers of it until none is left. */
type Task = {
  keys: readonly string[];
  left: Set<string>;
  workersAtWork: number;
  give: (measured: Measured) => void;
  settle: () => void;
};
type PooledWorker = { worker: Worker; tasks: Set<number> };

/** Threads that share the layers' memory and measure areas against them. */
export class MeasuringPool {
  readonly #layers = new Map<string, PackedLayer>();
  readonly #recentMs = new Map<string, number>();
  readonly #workers: PooledWorker[] = [];
  readonly #tasks = new Map<number, Task>();
  readonly #size: number;
  #nextTask = 1;
  #closed = false;

  /** The threads are started when an area first needs them. */
  constructor(size: number) {
    this.#size = size;
  }

  /** Every thread works on every area: none of them waits, each takes longer. */
  get length(): { running: number; waiting: number } {
    return { running: this.#tasks.size, waiting: 0 };
  }

  addLayer(key: string, layer: PackedLayer): void {
    this.#layers.set(key, layer);
    this.#postToAll({ kind: "layer", key, buffer: layer.buffer });
  }

  removeLayer(key: string): void {
    this.#layers.delete(key);
    this.#recentMs.delete(key);
    this.#postToAll({ kind: "forget", key });
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
    if (this.#size === 0 || isAreaWithin(polygons, INLINE_UP_TO)) {
      const probe = new AreaProbe(polygons);
      for (const key of keys) give(this.#measureHere(key, probe));
      return;
    }
    if (keys.length === 0) return;
    while (this.#workers.length < this.#size) this.#workers.push(this.#startWorker());
    const byWork = [...keys].toSorted((a, b) => this.#expectedMs(b) - this.#expectedMs(a));
    await this.#share(polygons, byWork, give);
  }

  async close(): Promise<void> {
    this.#closed = true;
    await Promise.all(this.#workers.map((pooled) => pooled.worker.terminate()));
  }

  #measureHere(key: string, probe: AreaProbe): Measured {
    const layer = this.#layers.get(key);
    return layer ? { key, overlap: measureLayer(layer, probe) } : { key, fault: "not loaded" };
  }

  /** What a layer took lately; before it was ever measured, what one of so many pieces may take. */
  #expectedMs(key: string): number {
    return this.#recentMs.get(key) ?? (this.#layers.get(key)?.pieceCount ?? 0) / PIECES_PER_MS;
  }

  #share(
    polygons: readonly Rings[],
    keys: readonly string[],
    give: (measured: Measured) => void,
  ): Promise<void> {
    return new Promise((settle) => {
      const id = this.#nextTask++;
      const left = new Set(keys);
      this.#tasks.set(id, { keys, left, workersAtWork: this.#workers.length, give, settle });
      // Whoever is free takes the next layer, the heaviest first: no one waits for a long portion.
      const taken = new Int32Array(new SharedArrayBuffer(4));
      for (const pooled of this.#workers) {
        pooled.tasks.add(id);
        pooled.worker.postMessage({
          kind: "measure",
          task: id,
          polygons,
          keys,
          taken,
        } satisfies WorkerRequest);
      }
    });
  }

  #pass(task: Task, one: MeasuredPlace): void {
    const key = task.keys[one.place]!;
    if (!task.left.delete(key)) return;
    const layer = this.#layers.get(key);
    if ("fault" in one) task.give({ key, fault: one.fault });
    else if (!layer) task.give({ key, fault: "not loaded" });
    else {
      this.#recentMs.set(key, (this.#expectedMs(key) + one.tookMs) / 2);
      task.give({ key, overlap: unpackOverlap(one.overlap, layer) });
    }
  }

  #leave(pooled: PooledWorker, id: number): void {
    pooled.tasks.delete(id);
    const task = this.#tasks.get(id);
    if (!task || --task.workersAtWork > 0) return;
    this.#tasks.delete(id);
    // What a thread had taken when it died no one else has measured.
    for (const key of task.left) task.give({ key, fault: "the measuring thread stopped" });
    task.settle();
  }

  #postToAll(request: WorkerRequest): void {
    for (const pooled of this.#workers) pooled.worker.postMessage(request);
  }

  #startWorker(): PooledWorker {
    const worker = new Worker(new URL("./measuringWorker.ts", import.meta.url));
    const pooled: PooledWorker = { worker, tasks: new Set() };
    worker.unref();
    for (const [key, layer] of this.#layers)
      worker.postMessage({ kind: "layer", key, buffer: layer.buffer } satisfies WorkerRequest);
    worker.on("message", ({ task: id, measured, isDone }: WorkerAnswer) => {
      const task = this.#tasks.get(id);
      if (task) for (const one of measured) this.#pass(task, one);
      if (isDone) this.#leave(pooled, id);
    });
    // A thread that dies takes only the layers it was at with it: they fail in words, and it is replaced.
    worker.on("exit", () => {
      for (const id of pooled.tasks) this.#leave(pooled, id);
      if (this.#closed) return;
      this.#workers.splice(this.#workers.indexOf(pooled), 1, this.#startWorker());
    });
    worker.on("error", () => undefined);
    return pooled;
  }
}

/** Whether an area has no more points and covers no more land than given, by its box. */
export function isAreaWithin(
  polygons: readonly Rings[],
  most: { points: number; ha: number },
): boolean {
  let points = 0;
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const ring of polygons.flat()) {
    points += ring.length / 2;
    if (points > most.points) return false;
    for (let i = 0; i < ring.length; i += 2) {
      minX = Math.min(minX, ring[i]!);
      maxX = Math.max(maxX, ring[i]!);
      minY = Math.min(minY, ring[i + 1]!);
      maxY = Math.max(maxY, ring[i + 1]!);
    }
  }
  return ((maxX - minX) * (maxY - minY)) / 10_000 <= most.ha;
}

import { parentPort } from "node:worker_threads";
import { AreaProbe } from "./AreaProbe.ts";
import { measurePacked } from "./measureLayer.ts";
import type { PackedOverlap } from "./PackedOverlap.ts";
import { viewLayer, type PackedLayer } from "./PackedLayer.ts";
import type { Rings } from "./rings.ts";

export type WorkerRequest =
  | { kind: "layer"; key: string; buffer: SharedArrayBuffer }
  | { kind: "forget"; key: string }
  | {
      kind: "measure";
      task: number;
      polygons: readonly Rings[];
      keys: readonly string[];
      /** How many of the keys someone has taken; shared by all threads. */
      taken: Int32Array<SharedArrayBuffer>;
    };

export type MeasuredPlace =
  | { place: number; overlap: PackedOverlap; tookMs: number }
  | { place: number; fault: string };

export type WorkerAnswer = { task: number; measured: MeasuredPlace[]; isDone: boolean };

/** Answers that come closer than this leave together: each message wakes the thread it is for. */
const TOGETHER_MS = 4;

const layers = new Map<string, PackedLayer>();

parentPort?.on("message", (request: WorkerRequest) => {
  if (request.kind === "layer") layers.set(request.key, viewLayer(request.buffer));
  else if (request.kind === "forget") layers.delete(request.key);
  else measure(request);
});

function measure({ task, polygons, keys, taken }: WorkerRequest & { kind: "measure" }): void {
  let measured: MeasuredPlace[] = [];
  let leftAtMs = performance.now();
  const leave = (isDone: boolean) => {
    const buffers = measured.flatMap((one) =>
      "overlap" in one ? [one.overlap.features.buffer] : [],
    );
    parentPort?.postMessage({ task, measured, isDone } satisfies WorkerAnswer, buffers);
    measured = [];
    leftAtMs = performance.now();
  };
  const probe = new AreaProbe(polygons);
  const take = () => Atomics.add(taken, 0, 1);
  for (let place = take(); place < keys.length; place = take()) {
    try {
      const startedMs = performance.now();
      const layer = layers.get(keys[place]!);
      if (!layer) throw new Error(`Layer ${keys[place]} is not loaded`);
      const overlap = measurePacked(layer, probe);
      measured.push({ place, overlap, tookMs: performance.now() - startedMs });
    } catch (fault) {
      measured.push({ place, fault: String(fault) });
    }
    if (performance.now() - leftAtMs > TOGETHER_MS) leave(false);
  }
  leave(true);
}

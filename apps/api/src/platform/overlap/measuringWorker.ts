import { parentPort } from "node:worker_threads";
import { AreaProbe } from "./AreaProbe.ts";
import { measureLayer } from "./measureLayer.ts";
import { packOverlap, type PackedOverlap } from "./packOverlap.ts";
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
      /** How many of the keys somebody has taken; shared by all threads. */
      taken: Int32Array<SharedArrayBuffer>;
    };

export type WorkerAnswer =
  | { kind: "measured"; task: number; place: number; overlap: PackedOverlap }
  | { kind: "failed"; task: number; place: number; message: string }
  | { kind: "done"; task: number };

const layers = new Map<string, PackedLayer>();
const answer = (message: WorkerAnswer, transfer: ArrayBuffer[] = []) =>
  parentPort?.postMessage(message, transfer);

parentPort?.on("message", (request: WorkerRequest) => {
  if (request.kind === "layer") layers.set(request.key, viewLayer(request.buffer));
  else if (request.kind === "forget") layers.delete(request.key);
  else {
    const { task, keys, taken } = request;
    const probe = new AreaProbe(request.polygons);
    for (
      let place = Atomics.add(taken, 0, 1);
      place < keys.length;
      place = Atomics.add(taken, 0, 1)
    ) {
      try {
        const layer = layers.get(keys[place]!);
        if (!layer) throw new Error(`Layer ${keys[place]} is not loaded`);
        const overlap = packOverlap(measureLayer(layer, probe));
        answer({ kind: "measured", task, place, overlap }, [overlap.features.buffer]);
      } catch (fault) {
        answer({ kind: "failed", task, place, message: String(fault) });
      }
    }
    answer({ kind: "done", task });
  }
});

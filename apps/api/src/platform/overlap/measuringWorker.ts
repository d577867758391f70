import { parentPort } from "node:worker_threads";
import { AreaProbe } from "./AreaProbe.ts";
import { measureLayer, type LayerOverlap } from "./measureLayer.ts";
import { viewLayer, type PackedLayer } from "./PackedLayer.ts";
import type { Rings } from "./rings.ts";

export type WorkerRequest =
  | { kind: "layer"; key: string; buffer: SharedArrayBuffer }
  | { kind: "forget"; key: string }
  | { kind: "measure"; task: number; polygons: readonly Rings[]; keys: readonly string[] };

export type WorkerAnswer =
  | { kind: "measured"; task: number; key: string; overlap: LayerOverlap }
  | { kind: "failed"; task: number; key: string; message: string }
  | { kind: "done"; task: number };

const layers = new Map<string, PackedLayer>();
const answer = (message: WorkerAnswer) => parentPort?.postMessage(message);

parentPort?.on("message", (request: WorkerRequest) => {
  if (request.kind === "layer") layers.set(request.key, viewLayer(request.buffer));
  else if (request.kind === "forget") layers.delete(request.key);
  else {
    const { task } = request;
    const probe = new AreaProbe(request.polygons);
    for (const key of request.keys) {
      const layer = layers.get(key);
      try {
        if (!layer) throw new Error(`Layer ${key} is not loaded`);
        answer({ kind: "measured", task, key, overlap: measureLayer(layer, probe) });
      } catch (fault) {
        answer({ kind: "failed", task, key, message: String(fault) });
      }
    }
    answer({ kind: "done", task });
  }
});

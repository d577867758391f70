import { Worker } from "node:worker_threads";

/** Loading the solver costs more than most questions, so one thread waits for the next of them. */
const keptIdleMs = 5 * 60_000;

let idle: { worker: Worker; forget: () => void } | null = null;

/** A thread of the caller's own until it is given back or ended. */
export function acquireSolverThread(): Worker {
  if (!idle)
    return new Worker(new URL("./solverWorker.ts", import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    });
  const { worker, forget } = idle;
  forget();
  worker.ref();
  return worker;
}

/** Keeps a thread that has answered; it holds no one up, and ends by itself when no one asks. */
export function releaseSolverThread(worker: Worker): void {
  worker.unref();
  if (idle) return void worker.terminate();
  const timer = setTimeout(drop, keptIdleMs).unref();
  function forget(): void {
    idle = null;
    clearTimeout(timer);
    worker.off("error", drop).off("exit", drop);
  }
  function drop(): void {
    forget();
    void worker.terminate();
  }
  idle = { worker, forget };
  worker.once("error", drop).once("exit", drop);
}

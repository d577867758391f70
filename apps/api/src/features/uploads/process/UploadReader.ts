import { availableParallelism, totalmem } from "node:os";
import { refuse, type Result } from "@mars/domain/result";
import { FairQueue } from "../../../platform/http/concurrency/FairQueue.ts";
import type { ReadUpload } from "../reading/ReadFeature.ts";
import type { ReadOptions } from "../reading/readFeatureOf.ts";
import { PROCESS_MEMORY_MB, ReadingProcess } from "./ReadingProcess.ts";
import type { ReadRequest } from "./uploadProcess.ts";

const MAX_PROCESSES = 4;
/** Of everybody together, and of one caller; who comes after is asked to come back. */
export const MAX_WAITING = 60;
export const MAX_WAITING_OF_ONE = 10;
const BYTES_PER_MB = 1_000_000;
/** Longer than this no one waits for a file to be begun. */
const WAIT_LIMIT_MS = 30_000;
/** All but one process are given back when they have had nothing to do for so long. */
const IDLE_MS = 60_000;

export type ReaderOptions = {
  warn: (message: string) => void;
  timeoutMs: number;
  processes?: number;
  /** What the processes run; tests have their own. */
  program?: string;
};

/**
 * Hands uploads to a few processes and replaces one when a file was too much for it. Callers take
 * turns, and none has all processes at once: whoever sends files that take long waits for
 * themselves alone.
 */
export class UploadReader {
  readonly #options: ReaderOptions;
  readonly #queue: FairQueue;
  readonly #idle: { process: ReadingProcess; timer: NodeJS.Timeout }[] = [];
  readonly #busy = new Set<ReadingProcess>();
  /** What waits is told so when the reader closes. */
  readonly #refuseWaiting = new Set<() => void>();
  #closed = false;

  constructor(options: ReaderOptions) {
    this.#options = options;
    const size = options.processes ?? usualProcesses();
    this.#queue = new FairQueue({
      atOnce: size,
      // One process is always left for the others.
      atOncePerCaller: Math.max(1, size - 1),
      waiting: MAX_WAITING,
      waitingPerCaller: MAX_WAITING_OF_ONE,
    });
  }

  get length(): { running: number; waiting: number } {
    return this.#queue.length;
  }

  /** Told before a file is taken in: what cannot be read soon need not be sent. */
  refusalFor(caller: string): Result<never> | null {
    if (this.#closed) return refuse("upload.busy");
    const full = this.#queue.fullFor(caller);
    return full && refuse(full === "of-caller" ? "upload.too-many-at-once" : "upload.busy");
  }

  read(path: string, options: ReadOptions, caller: string): Promise<Result<ReadUpload>> {
    const refusal = this.refusalFor(caller);
    if (refusal) return Promise.resolve(refusal);
    return new Promise((settle) => {
      const stopWaiting = () => {
        clearTimeout(timer);
        this.#refuseWaiting.delete(refuseWaiting);
      };
      const refuseWaiting = () => {
        stopWaiting();
        leave?.();
        settle(refuse("upload.busy"));
      };
      const timer = setTimeout(refuseWaiting, WAIT_LIMIT_MS);
      this.#refuseWaiting.add(refuseWaiting);
      const leave = this.#queue.enter(caller, async (giveBack) => {
        stopWaiting();
        const result = await this.#readNow({ path, ...options });
        settle(result);
        giveBack();
      });
    });
  }

  close(): void {
    this.#closed = true;
    for (const { process, timer } of this.#idle.splice(0)) {
      clearTimeout(timer);
      process.end();
    }
    for (const process of this.#busy) process.end();
    for (const refuseWaiting of this.#refuseWaiting) refuseWaiting();
  }

  async #readNow(request: ReadRequest): Promise<Result<ReadUpload>> {
    const process = this.#takeProcess();
    this.#busy.add(process);
    const { result, endReason } = await process.read(request, this.#options.timeoutMs);
    this.#busy.delete(process);
    if (endReason) this.#options.warn(`Reading an upload failed: ${endReason}`);
    if (endReason !== null || this.#closed) process.end();
    if (!this.#closed) this.#keep(endReason === null ? process : null);
    return result;
  }

  #takeProcess(): ReadingProcess {
    for (let kept = this.#idle.pop(); kept; kept = this.#idle.pop()) {
      clearTimeout(kept.timer);
      if (kept.process.isAlive) return kept.process;
    }
    return new ReadingProcess(this.#options.program);
  }

  /** One that fell is followed by another at once, so that no one waits for it to start. */
  #keep(read: ReadingProcess | null): void {
    const process = read ?? new ReadingProcess(this.#options.program);
    const timer = setTimeout(() => this.#giveBack(process), IDLE_MS);
    timer.unref();
    this.#idle.push({ process, timer });
  }

  #giveBack(process: ReadingProcess): void {
    if (this.#idle.length + this.#busy.size < 2) return;
    const at = this.#idle.findIndex((kept) => kept.process === process);
    if (at >= 0) this.#idle.splice(at, 1);
    process.end();
  }
}

/** At least three where there is memory for them: one caller has two, and one is left for the others. */
function usualProcesses(): number {
  const byMemory = Math.floor(memoryMb() / (1.5 * PROCESS_MEMORY_MB));
  return Math.max(1, Math.min(MAX_PROCESSES, Math.max(3, availableParallelism()), byMemory));
}

/** A container's own limit where it has one. */
function memoryMb(): number {
  const limit = process.constrainedMemory();
  return Math.min(totalmem(), limit > 0 ? limit : Infinity) / BYTES_PER_MB;
}

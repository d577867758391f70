import { availableParallelism, totalmem } from "node:os";
import { refuse, type Result } from "@mars/domain/result";
import type { ReadUpload } from "../reading/ReadFeature.ts";
import type { ReadOptions } from "../reading/readFeatureOf.ts";
import { PROCESS_MEMORY_MB, ReadingProcess } from "./ReadingProcess.ts";
import type { ReadRequest } from "./uploadProcess.ts";
import { WaitingUploads } from "./WaitingUploads.ts";

const MAX_PROCESSES = 4;
const BYTES_PER_MB = 1_000_000;
/** Longer than this nobody waits for a file to be begun. */
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

type Job = {
  request: ReadRequest;
  settle: (result: Result<ReadUpload>) => void;
  timer: NodeJS.Timeout;
};

/**
 * Hands uploads to a few processes and replaces one when a file was too much for it. Callers take
 * turns, and none has all processes at once: whoever sends files that take long waits for
 * themselves alone.
 */
export class UploadReader {
  readonly #options: ReaderOptions;
  readonly #size: number;
  readonly #waiting = new WaitingUploads<Job>();
  readonly #idle: { process: ReadingProcess; timer: NodeJS.Timeout }[] = [];
  readonly #busy = new Set<ReadingProcess>();
  readonly #busyOf = new Map<string, number>();
  #closed = false;

  constructor(options: ReaderOptions) {
    this.#options = options;
    this.#size = options.processes ?? usualProcesses();
  }

  get length(): { running: number; waiting: number } {
    return { running: this.#busy.size, waiting: this.#waiting.count };
  }

  /** Told before a file is taken in: what cannot be read soon need not be sent. */
  refusalFor(caller: string): Result<never> | null {
    const code = this.#closed ? "upload.busy" : this.#waiting.refusalFor(caller);
    return code && refuse(code);
  }

  read(path: string, options: ReadOptions, caller: string): Promise<Result<ReadUpload>> {
    const refusal = this.refusalFor(caller);
    if (refusal) return Promise.resolve(refusal);
    return new Promise((settle) => {
      const job: Job = {
        request: { path, ...options },
        settle,
        timer: setTimeout(() => {
          this.#waiting.remove(caller, job);
          settle(refuse("upload.busy"));
        }, WAIT_LIMIT_MS),
      };
      this.#waiting.add(caller, job);
      this.#begin();
    });
  }

  close(): void {
    this.#closed = true;
    for (const { process, timer } of this.#idle.splice(0)) {
      clearTimeout(timer);
      process.end();
    }
    for (const process of this.#busy) process.end();
    for (let next = this.#waiting.take(all); next; next = this.#waiting.take(all)) {
      clearTimeout(next.job.timer);
      next.job.settle(refuse("upload.busy"));
    }
  }

  #begin(): void {
    while (this.#busy.size < this.#size && !this.#closed) {
      const next = this.#waiting.take((caller) => this.#mayHaveAnother(caller));
      if (!next) return;
      void this.#readNow(next.caller, next.job);
    }
  }

  /** One process is always left for the others. */
  #mayHaveAnother(caller: string): boolean {
    return (this.#busyOf.get(caller) ?? 0) < Math.max(1, this.#size - 1);
  }

  async #readNow(caller: string, { request, settle, timer }: Job): Promise<void> {
    clearTimeout(timer);
    const process = this.#takeProcess();
    this.#busy.add(process);
    this.#busyOf.set(caller, (this.#busyOf.get(caller) ?? 0) + 1);
    const { result, wornBy } = await process.read(request, this.#options.timeoutMs);
    this.#busy.delete(process);
    const left = this.#busyOf.get(caller)! - 1;
    if (left > 0) this.#busyOf.set(caller, left);
    else this.#busyOf.delete(caller);
    if (wornBy) this.#options.warn(`Reading an upload failed: ${wornBy}`);
    if (wornBy !== null || this.#closed) process.end();
    if (!this.#closed) this.#keep(wornBy === null ? process : null);
    settle(result);
    this.#begin();
  }

  #takeProcess(): ReadingProcess {
    for (let kept = this.#idle.pop(); kept; kept = this.#idle.pop()) {
      clearTimeout(kept.timer);
      if (kept.process.isAlive) return kept.process;
    }
    return new ReadingProcess(this.#options.program);
  }

  /** One that fell is followed by another at once, so that nobody waits for it to start. */
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

const all = () => true;

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

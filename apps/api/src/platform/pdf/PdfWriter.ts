import type { EventEmitter } from "node:events";
import { Worker } from "node:worker_threads";
import { dataOf } from "./dataOf.ts";
import type { PdfDocument } from "./PdfDocument.ts";
import type { PdfAnswer, PdfTask } from "./pdfWorker.ts";

type Asked = { data: string } | { svg: string };
type Running = {
  task: number;
  worker: Thread;
  settle: (made: Buffer) => void;
  fail: (fault: Error) => void;
};
type Thread = Pick<EventEmitter, "on"> & Pick<Worker, "postMessage" | "terminate" | "unref">;
type Compiler = { worker: Thread; isReady: Promise<void> };

/** Far above any document of ours, from when it is begun: a compiler that hangs is replaced, one that
 * is only slow never. */
const TIMEOUT_MS = 120_000;
/** Starting is heavy work: on a machine under load it takes far longer than any document. */
const START_TIMEOUT_MS = 180_000;
const STOPPED = "The thread that writes documents stopped.";
const WORKER = new URL("./pdfWorker.ts", import.meta.url);

/** Writes tagged PDF documents and paints drawings as PNG, in one thread of its own, started when first needed. */
export class PdfWriter {
  readonly #startThread: () => Thread;
  #compiler: Compiler | null = null;
  #running: Running | null = null;
  #asked = 0;
  #lastTurn: Promise<unknown> = Promise.resolve();
  #nextTask = 1;
  #closed = false;

  constructor(
    startThread: () => Thread = () =>
      new Worker(WORKER, { resourceLimits: { maxOldGenerationSizeMb: 256 } }),
  ) {
    this.#startThread = startThread;
  }

  /** One document is written at a time. */
  get length(): { running: number; waiting: number } {
    const running = Math.min(1, this.#asked);
    return { running, waiting: this.#asked - running };
  }

  write(document: PdfDocument): Promise<Buffer> {
    return this.#make({ data: JSON.stringify(dataOf(document)) });
  }

  /** A drawing with words in the product's own type, as PNG in its own size. */
  paint(svg: string): Promise<Buffer> {
    return this.#make({ svg });
  }

  /** The thread gets one at a time, so that what hangs fails alone and the next is begun again. */
  #make(asked: Asked): Promise<Buffer> {
    this.#asked += 1;
    const made = this.#lastTurn.then(() => this.#begin(asked));
    const ended = () => {
      this.#asked -= 1;
    };
    this.#lastTurn = made.then(ended, ended);
    return made;
  }

  async #begin(asked: Asked): Promise<Buffer> {
    if (this.#closed) throw new Error(STOPPED);
    const task = this.#nextTask++;
    const { worker, isReady } = (this.#compiler ??= this.#startWorker());
    await isReady;
    return new Promise<Buffer>((settle, fail) => {
      const timer = setTimeout(() => {
        this.#running?.fail(new Error("The document took too long to write."));
        this.#leave(worker);
        void worker.terminate();
      }, TIMEOUT_MS);
      const end = (work: () => void) => {
        clearTimeout(timer);
        this.#running = null;
        work();
      };
      this.#running = {
        task,
        worker,
        settle: (made) => end(() => settle(made)),
        fail: (fault) => end(() => fail(fault)),
      };
      worker.postMessage({ task, ...asked } satisfies PdfTask);
    });
  }

  /** Whoever comes next gets a new compiler. */
  #leave(worker: Thread): void {
    if (this.#compiler?.worker === worker) this.#compiler = null;
  }

  /** Starts the compiler before the first document is requested. */
  warmUp(): void {
    if (this.#closed) return;
    this.#compiler ??= this.#startWorker();
    // Whoever asks for a document is told; no one waits here.
    this.#compiler.isReady.catch(() => undefined);
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#compiler?.worker.terminate();
  }

  #startWorker(): Compiler {
    const worker = this.#startThread();
    const { promise: isReady, resolve: ready, reject: failed } = Promise.withResolvers<void>();
    const timer = setTimeout(() => void worker.terminate(), START_TIMEOUT_MS).unref();
    worker.unref();
    worker.on("message", (answer: PdfAnswer) => {
      if ("isReady" in answer) {
        clearTimeout(timer);
        ready();
        return;
      }
      const running = this.#running?.task === answer.task ? this.#running : null;
      if ("bytes" in answer) {
        // Left before the next document is begun.
        if (answer.isFull) this.#leave(worker);
        running?.settle(Buffer.from(answer.bytes));
        if (answer.isFull) void worker.terminate();
      }
      if ("fault" in answer)
        running?.fail(new Error(`The document could not be written: ${answer.fault}`));
    });
    let fault: Error | null = null;
    worker.on("error", (error) => {
      fault = error instanceof Error ? error : new Error(String(error));
    });
    // A compiler that breaks takes its document with it.
    worker.on("exit", () => {
      clearTimeout(timer);
      this.#leave(worker);
      const reason = fault ?? new Error(STOPPED);
      failed(reason);
      if (this.#running?.worker === worker) this.#running.fail(reason);
    });
    return { worker, isReady };
  }
}

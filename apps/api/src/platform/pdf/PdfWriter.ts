import { Worker } from "node:worker_threads";
import { dataOf } from "./dataOf.ts";
import type { PdfDocument } from "./PdfDocument.ts";
import type { PdfAnswer, PdfTask } from "./pdfWorker.ts";

type Waiting = { settle: (made: Buffer) => void; fail: (fault: Error) => void };
type Compiler = { worker: Worker; isReady: Promise<void> };

/** Far above any document of ours: a compiler that hangs is replaced, one that is only slow never. */
const TIMEOUT_MS = 120_000;
/** Starting is heavy work: on a machine under load it takes far longer than any document. */
const START_TIMEOUT_MS = 180_000;

/** Writes tagged PDF documents and paints drawings as PNG, in one thread of its own, started when first needed. */
export class PdfWriter {
  #compiler: Compiler | null = null;
  readonly #waiting = new Map<number, Waiting>();
  #nextTask = 1;
  #closed = false;

  /** One document is written at a time. */
  get length(): { running: number; waiting: number } {
    const running = Math.min(1, this.#waiting.size);
    return { running, waiting: this.#waiting.size - running };
  }

  write(document: PdfDocument): Promise<Buffer> {
    return this.#make({ data: JSON.stringify(dataOf(document)) });
  }

  /** A drawing with words in the product's own type, as PNG in its own size. */
  paint(svg: string): Promise<Buffer> {
    return this.#make({ svg });
  }

  async #make(asked: { data: string } | { svg: string }): Promise<Buffer> {
    const task = this.#nextTask++;
    const { worker, isReady } = (this.#compiler ??= this.#startWorker());
    await isReady;
    return new Promise<Buffer>((settle, fail) => {
      const timer = setTimeout(() => {
        void worker.terminate();
        this.#waiting.get(task)?.fail(new Error("The document took too long to write."));
      }, TIMEOUT_MS);
      const end = (work: () => void) => {
        clearTimeout(timer);
        this.#waiting.delete(task);
        work();
      };
      this.#waiting.set(task, {
        settle: (made) => end(() => settle(made)),
        fail: (fault) => end(() => fail(fault)),
      });
      worker.postMessage({ task, ...asked } satisfies PdfTask);
    });
  }

  /** Starts the compiler before the first document is asked for. */
  warmUp(): void {
    if (this.#closed) return;
    this.#compiler ??= this.#startWorker();
    // Whoever asks for a document is told; nobody waits here.
    this.#compiler.isReady.catch(() => undefined);
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#compiler?.worker.terminate();
  }

  #startWorker(): Compiler {
    const worker = new Worker(new URL("./pdfWorker.ts", import.meta.url));
    const { promise: isReady, resolve: ready, reject: failed } = Promise.withResolvers<void>();
    const timer = setTimeout(() => void worker.terminate(), START_TIMEOUT_MS).unref();
    worker.unref();
    worker.on("message", (answer: PdfAnswer) => {
      if ("isReady" in answer) {
        clearTimeout(timer);
        ready();
        return;
      }
      const waiting = this.#waiting.get(answer.task);
      if ("bytes" in answer) waiting?.settle(Buffer.from(answer.bytes));
      else waiting?.fail(new Error(`The document could not be written: ${answer.fault}`));
    });
    let fault: Error | null = null;
    worker.on("error", (error) => {
      fault = error instanceof Error ? error : new Error(String(error));
    });
    // A compiler that breaks takes its documents with it; the next one gets a new compiler.
    worker.on("exit", () => {
      clearTimeout(timer);
      if (this.#compiler?.worker === worker) this.#compiler = null;
      const reason = fault ?? new Error("The thread that writes documents stopped.");
      failed(reason);
      for (const waiting of this.#waiting.values()) waiting.fail(reason);
    });
    return { worker, isReady };
  }
}

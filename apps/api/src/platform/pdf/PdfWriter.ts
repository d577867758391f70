import { Worker } from "node:worker_threads";
import type { PdfDocument } from "./PdfDocument.ts";
import type { PdfAnswer, PdfTask } from "./pdfWorker.ts";

type Waiting = { settle: (pdf: Buffer) => void; fail: (fault: Error) => void };

/** Far above any document of ours: a compiler that hangs is replaced. */
const TIMEOUT_MS = 30_000;

/** Writes tagged PDF documents in one thread of its own, started when first needed. */
export class PdfWriter {
  #worker: Worker | null = null;
  readonly #waiting = new Map<number, Waiting>();
  #nextTask = 1;
  #closed = false;

  write(document: PdfDocument): Promise<Buffer> {
    const task = this.#nextTask++;
    const worker = (this.#worker ??= this.#hire());
    return new Promise<Buffer>((settle, fail) => {
      const timer = setTimeout(() => void worker.terminate(), TIMEOUT_MS);
      const end = (work: () => void) => {
        clearTimeout(timer);
        this.#waiting.delete(task);
        work();
      };
      this.#waiting.set(task, {
        settle: (pdf) => end(() => settle(pdf)),
        fail: (fault) => end(() => fail(fault)),
      });
      worker.postMessage({ task, data: JSON.stringify(dataOf(document)) } satisfies PdfTask);
    });
  }

  /** Starts the compiler before the first document is asked for. */
  warmUp(): void {
    if (!this.#closed) this.#worker ??= this.#hire();
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#worker?.terminate();
  }

  #hire(): Worker {
    const worker = new Worker(new URL("./pdfWorker.ts", import.meta.url));
    worker.unref();
    worker.on("message", (answer: PdfAnswer) => {
      const waiting = this.#waiting.get(answer.task);
      if ("pdf" in answer) waiting?.settle(Buffer.from(answer.pdf));
      else waiting?.fail(new Error(`The document could not be written: ${answer.fault}`));
    });
    let fault: Error | null = null;
    worker.on("error", (error) => {
      fault = error instanceof Error ? error : new Error(String(error));
    });
    // A compiler that breaks takes its documents with it; the next one gets a new compiler.
    worker.on("exit", () => {
      if (this.#worker === worker) this.#worker = null;
      for (const waiting of this.#waiting.values()) {
        waiting.fail(fault ?? new Error("The thread that writes documents stopped."));
      }
    });
    return worker;
  }
}

function dataOf(document: PdfDocument) {
  const at = document.at;
  return {
    ...document,
    date: [
      at.getUTCFullYear(),
      at.getUTCMonth() + 1,
      at.getUTCDate(),
      at.getUTCHours(),
      at.getUTCMinutes(),
      at.getUTCSeconds(),
    ],
  };
}

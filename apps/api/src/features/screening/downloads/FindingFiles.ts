import { Worker } from "node:worker_threads";
import type { Language } from "@mars/wording/language/languages";
import type { Drawn, FileAnswer, FileFormat, FileTask } from "./findingFilesWorker.ts";

type Waiting = { settle: (file: Buffer) => void; fail: (fault: Error) => void };

/**
 * Writes the files with outlines in a thread of its own, started when first needed: tens of thousands
 * of corners as text or as a database take the event loop from everybody else.
 */
export class FindingFiles {
  #worker: Worker | null = null;
  /** What the thread was given last; the other formats and languages are made of the same. */
  #given: Drawn | null = null;
  readonly #waiting = new Map<number, Waiting>();
  #nextTask = 1;

  write(drawn: Drawn, format: FileFormat, language: Language): Promise<Buffer> {
    const worker = (this.#worker ??= this.#startWorker());
    const task = this.#nextTask++;
    return new Promise<Buffer>((settle, fail) => {
      this.#waiting.set(task, { settle, fail });
      const isNew = this.#given !== drawn;
      this.#given = drawn;
      const order: FileTask = { task, drawn: isNew ? drawn : null, format, language };
      worker.postMessage(order);
    });
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
  }

  #startWorker(): Worker {
    const worker = new Worker(new URL("./findingFilesWorker.ts", import.meta.url));
    worker.unref();
    this.#given = null;
    worker.on("message", (answer: FileAnswer) => {
      const waiting = this.#waiting.get(answer.task);
      this.#waiting.delete(answer.task);
      if ("file" in answer) waiting?.settle(Buffer.from(answer.file));
      else waiting?.fail(new Error(`The file could not be written: ${answer.fault}`));
    });
    let fault: Error | null = null;
    worker.on("error", (error) => {
      fault = error instanceof Error ? error : new Error(String(error));
    });
    // A thread that breaks takes its files with it; the next one gets a new thread.
    worker.on("exit", () => {
      if (this.#worker === worker) this.#worker = null;
      const reason = fault ?? new Error("The thread that writes files stopped.");
      for (const waiting of this.#waiting.values()) waiting.fail(reason);
      this.#waiting.clear();
    });
    return worker;
  }
}

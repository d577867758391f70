import { existsSync } from "node:fs";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { AppSettings } from "@mars/contracts/platform/appSettings";
import type { ReadDone, RenderTask, WorkerMessage, WorkerSetup } from "./renderWorker.ts";

/** What a page is rendered of: a public read of the API, as text. */
export type PublicReader = (address: string) => Promise<{ body: string; tag: string | null }>;

export type RenderedPage = { html: string; data: string };

type Parts = {
  /** The web app's server build. */
  bundle: string;
  settings: AppSettings | null;
  read: PublicReader;
};
type Running = { id: number; settle: (page: RenderedPage) => void; fail: (fault: Error) => void };

/** Far above any page of ours, on a busy machine too: a thread that hangs is replaced. */
const TIMEOUT_MS = 60_000;
const MAX_WAITING = 50;

/**
 * Renders public pages in one thread of its own, started when first needed, so that no request
 * waits while another's page is rendered. One page at a time; the others wait in line.
 */
export class PageRenderer {
  readonly #parts: Parts;
  #worker: Worker | null = null;
  #running: Running | null = null;
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  #nextTask = 1;
  #isClosed = false;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Null where there is no server build in the folder: browsers render the pages themselves. */
  static open(folder: string, parts: Omit<Parts, "bundle">): PageRenderer | null {
    const bundle = join(folder, "renderPage.js");
    return existsSync(bundle) ? new PageRenderer({ ...parts, bundle }) : null;
  }

  get length(): { running: number; waiting: number } {
    return { running: this.#running === null ? 0 : 1, waiting: this.#waiting };
  }

  async render(pathname: string, search: string): Promise<RenderedPage> {
    if (this.#waiting >= MAX_WAITING) throw new Error("Too many pages wait to be rendered.");
    this.#waiting += 1;
    const turn = this.#last.then(() => {
      this.#waiting -= 1;
      return this.#renderNow({ task: this.#nextTask++, pathname, search });
    });
    this.#last = turn.catch(() => undefined);
    return turn;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#worker?.terminate();
  }

  #renderNow(task: RenderTask): Promise<RenderedPage> {
    if (this.#isClosed) return Promise.reject(new Error("The server is closing."));
    const worker = (this.#worker ??= this.#start());
    const { promise, resolve, reject } = Promise.withResolvers<RenderedPage>();
    const timer = setTimeout(() => void worker.terminate(), TIMEOUT_MS);
    this.#running = { id: task.task, settle: resolve, fail: reject };
    worker.postMessage(task);
    return promise.finally(() => {
      clearTimeout(timer);
      this.#running = null;
    });
  }

  #start(): Worker {
    const { bundle, settings } = this.#parts;
    const worker = new Worker(new URL("./renderWorker.ts", import.meta.url), {
      workerData: { bundle, settings } satisfies WorkerSetup,
      resourceLimits: { maxOldGenerationSizeMb: 256 },
      // React's build for servers; what is rendered by the other warns and is several times slower.
      env: { ...process.env, NODE_ENV: "production" },
    });
    worker.unref();
    let fault: Error | null = null;
    worker.on("message", (message: WorkerMessage) => this.#receive(worker, message));
    worker.on("error", (error) => {
      fault = error instanceof Error ? error : new Error(String(error));
    });
    // A thread that breaks takes its page with it; the next page gets a new thread.
    worker.on("exit", () => {
      if (this.#worker === worker) this.#worker = null;
      this.#running?.fail(fault ?? new Error("The thread that renders pages stopped."));
    });
    return worker;
  }

  #receive(worker: Worker, message: WorkerMessage): void {
    if ("isReady" in message) return;
    const running = this.#running;
    if (running?.id !== message.task) return;
    if ("read" in message) void this.#read(worker, message.task, message.read);
    else if ("fault" in message) running.fail(new Error(message.fault));
    else running.settle({ html: message.html, data: message.data });
  }

  async #read(worker: Worker, task: number, address: string): Promise<void> {
    const done = await this.#parts.read(address).then(
      ({ body, tag }): ReadDone => ({ task, address, body, tag }),
      (error: unknown): ReadDone => ({ task, address, fault: String(error) }),
    );
    worker.postMessage(done);
  }
}

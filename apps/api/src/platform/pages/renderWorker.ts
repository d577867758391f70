/** Renders pages with the web app's own components, one after the other: their stores are the module's. */
import { parentPort, workerData } from "node:worker_threads";
import type { AppSettings } from "@mars/contracts/platform/appSettings";

export type WorkerSetup = { bundle: string; settings: AppSettings | null };
export type RenderTask = { task: number; pathname: string; search: string };
export type ReadDone = { task: number; address: string } & (
  | { body: string; tag: string | null }
  | { fault: string }
);
export type WorkerMessage =
  | { isReady: true }
  | { task: number; read: string }
  | { task: number; html: string; data: string }
  | { task: number; fault: string };

/** As far as it is needed of what the web app's server build exports. */
type WebBundle = {
  renderPage: (request: {
    pathname: string;
    search: string;
    settings: AppSettings | null;
    read: (address: string) => Promise<{ data: unknown; tag: string | null }>;
  }) => Promise<{ html: string; data: unknown }>;
};

const { bundle, settings } = workerData as WorkerSetup;
const { renderPage } = (await import(bundle)) as WebBundle;
const port = parentPort!;
const reads = new Map<string, PromiseWithResolvers<{ data: unknown; tag: string | null }>>();

async function render({ task, pathname, search }: RenderTask): Promise<WorkerMessage> {
  const read = (address: string) => {
    const asked = Promise.withResolvers<{ data: unknown; tag: string | null }>();
    reads.set(`${task} ${address}`, asked);
    port.postMessage({ task, read: address } satisfies WorkerMessage);
    return asked.promise;
  };
  try {
    const { html, data } = await renderPage({ pathname, search, settings, read });
    return { task, html, data: JSON.stringify(data) };
  } catch (error) {
    return { task, fault: String(error) };
  } finally {
    reads.clear();
  }
}

function finishRead(done: ReadDone): void {
  const asked = reads.get(`${done.task} ${done.address}`);
  if ("fault" in done) asked?.reject(new Error(done.fault));
  else asked?.resolve({ data: JSON.parse(done.body) as unknown, tag: done.tag });
}

port.on("message", (message: RenderTask | ReadDone) => {
  if ("address" in message) finishRead(message);
  else void render(message).then((answer) => port.postMessage(answer));
});
port.postMessage({ isReady: true } satisfies WorkerMessage);

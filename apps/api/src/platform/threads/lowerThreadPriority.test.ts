import { getPriority } from "node:os";
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { afterEach, expect, test } from "vitest";

const program = new URL("./lowerThreadPriority.ts", import.meta.url).href;
let worker: Worker;
afterEach(() => worker.terminate());

test.runIf(process.platform === "linux")(
  "a thread in the background gives way, and the thread that started it does not",
  async () => {
    const before = getPriority();
    worker = new Worker(
      `const { parentPort } = require("node:worker_threads");
       import(${JSON.stringify(program)}).then(({ lowerThreadPriority }) => {
         lowerThreadPriority();
         parentPort.postMessage(require("node:os").getPriority());
       });`,
      { eval: true, execArgv: [] },
    );
    const [priority] = await once(worker, "message");
    expect(priority).toBeGreaterThanOrEqual(10);
    expect(getPriority()).toBe(before);
  },
);

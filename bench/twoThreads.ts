/** What two threads of plain arithmetic gain over one on this machine, now: the most that any work can. */
import { Worker } from "node:worker_threads";

const program = `
  const { parentPort } = require("node:worker_threads");
  const values = new Float64Array(4096).fill(1.1);
  parentPort.on("message", () => {
    let sum = 0;
    for (let round = 0; round < 5000; round++)
      for (let i = 0; i < values.length; i++) sum += values[i] * (i ^ round);
    parentPort.postMessage(sum);
  });`;

export async function twoThreadsOfOne(): Promise<number> {
  const [first, second] = [0, 1].map(() => new Worker(program, { eval: true }));
  const once = (worker: Worker) =>
    new Promise<void>((done) => {
      worker.once("message", () => done());
      worker.postMessage(null);
    });
  const timed = async (work: () => Promise<unknown>) => {
    const started = performance.now();
    await work();
    return performance.now() - started;
  };
  await Promise.all([once(first!), once(second!)]);
  const gains: number[] = [];
  for (let turn = 0; turn < 5; turn++) {
    const one = await timed(async () => {
      await once(first!);
      await once(first!);
    });
    gains.push(one / (await timed(() => Promise.all([once(first!), once(second!)]))));
  }
  await Promise.all([first!.terminate(), second!.terminate()]);
  return gains.toSorted((a, b) => a - b)[2]!;
}

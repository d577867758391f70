import { setTimeout as sleep } from "node:timers/promises";
import type { Program } from "./startProgram.ts";
import { StartProblem } from "./StartProblem.ts";

/** A machine that is busy with other things takes minutes; what ends is noticed at once. */
const TIMEOUT_MS = 5 * 60_000;

/** Waits until the address answers with success, the program has died, or it times out. */
export async function waitUntilReady(address: string, program: Program): Promise<void> {
  const giveUpAt = Date.now() + TIMEOUT_MS;
  const life = { ended: false };
  void program.ended.then(() => (life.ended = true));
  while (!life.ended && Date.now() < giveUpAt) {
    const answer = await fetch(address, { signal: AbortSignal.timeout(2000) }).catch(
      () => undefined,
    );
    if (answer?.ok) return;
    await sleep(100);
  }
  if (life.ended)
    throw new StartProblem("the API stopped while starting; the reason stands above.");
  throw new StartProblem(
    `the API did not become ready within ${TIMEOUT_MS / 1000} s (${address}).`,
  );
}

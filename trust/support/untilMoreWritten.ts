import { setTimeout as wait } from "node:timers/promises";
import type { Written } from "./writeProjects.ts";

const WITHIN_MS = 120_000;

/** Waits until so many more writes were acknowledged: a busy machine gets there later, that is all. */
export async function untilMoreWritten({ acknowledged }: Written, more: number): Promise<void> {
  const wanted = acknowledged.size + more;
  const giveUpAt = Date.now() + WITHIN_MS;
  while (acknowledged.size < wanted) {
    if (Date.now() > giveUpAt) throw new Error(`No ${more} writes within ${WITHIN_MS / 1000} s`);
    await wait(20);
  }
}

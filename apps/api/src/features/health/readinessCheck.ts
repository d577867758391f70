import { setTimeout as sleep } from "node:timers/promises";

/** Resolves when the thing answers; otherwise says in a word why not, without inner details. */
export type Check = { name: string; probe: () => Promise<void> };

export type CheckResult = { name: string; ok: boolean; detail?: string };

const keepMs = 5000;
const answerWithinMs = 3000;

/** Runs all checks together, at most once in some seconds however often balancers ask. */
export function readinessCheck(
  checks: readonly Check[],
  now: () => number = Date.now,
): () => Promise<CheckResult[]> {
  let last: { at: number; results: Promise<CheckResult[]> } | null = null;
  return () => {
    if (last === null || now() - last.at > keepMs)
      last = { at: now(), results: Promise.all(checks.map(runCheck)) };
    return last.results;
  };
}

async function runCheck({ name, probe }: Check): Promise<CheckResult> {
  const late = new AbortController();
  try {
    const inTime = await Promise.race([
      probe().then(() => true),
      sleep(answerWithinMs, false, { signal: late.signal }),
    ]);
    return inTime ? { name, ok: true } : { name, ok: false, detail: "no answer in time" };
  } catch {
    return { name, ok: false, detail: "does not answer as it should" };
  } finally {
    late.abort();
  }
}

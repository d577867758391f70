import { withDeadline } from "../../platform/time/withDeadline.ts";

/** Resolves when the thing answers; otherwise says in a word why not, without inner details. */
export type Check = { name: string; probe: () => Promise<void> };

export type CheckResult = { name: string; ok: boolean; detail?: string };

const keepMs = 5000;
const answerWithinMs = 3000;

/**
 * Runs all checks together, at most once in some seconds however often balancers ask. Only the
 * first caller waits: a balancer that polls must not take a slow database for a dead instance.
 */
export function readinessCheck(
  checks: readonly Check[],
  now: () => number = Date.now,
): () => Promise<CheckResult[]> {
  let known: CheckResult[] | null = null;
  let running: Promise<CheckResult[]> | null = null;
  let startedMs = Number.NEGATIVE_INFINITY;
  const run = async () => {
    startedMs = now();
    known = await Promise.all(checks.map(runCheck));
    running = null;
    return known;
  };
  return async () => {
    if (running === null && now() - startedMs > keepMs) running = run();
    return known ?? running ?? [];
  };
}

async function runCheck({ name, probe }: Check): Promise<CheckResult> {
  try {
    const answered = probe().then(() => true);
    const inTime = await withDeadline(answered, answerWithinMs, () => false);
    return inTime ? { name, ok: true } : { name, ok: false, detail: "no answer in time" };
  } catch {
    return { name, ok: false, detail: "does not answer as it should" };
  }
}

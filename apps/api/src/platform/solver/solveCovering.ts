import { coverGreedily } from "@mars/domain/plans/coverGreedily";
import type { CoveringProblem } from "@mars/domain/plans/gapProblem";
import { releaseSolverThread, acquireSolverThread } from "./solverThread.ts";
import type { SolverInput, SolverOutput } from "./solverWorker.ts";

/** 0.1 %: closer than anyone can measure a field, and reached in seconds. */
export const PROVEN_GAP = 0.001;

export type CoveringSolution = {
  chosen: readonly string[];
  /** Proven distance to the best possible answer, 0–1; null where nothing was proven in time. */
  provenGap: number | null;
  timedOut: boolean;
};

/**
 * The cheapest choice that meets every row, proven to the gap above unless the time runs out. The
 * solver cannot be interrupted, so it runs in a thread of its own that is ended with the signal.
 */
export async function solveCovering(
  problem: Pick<CoveringProblem, "columns" | "rows">,
  { maxSeconds, signal }: { maxSeconds: number; signal?: AbortSignal },
): Promise<CoveringSolution> {
  if (problem.rows.length === 0) return { chosen: [], provenGap: 0, timedOut: false };
  signal?.throwIfAborted();
  const { columns, rows } = problem;
  const output = await askThread(
    { columns, rows, deadlineMs: Date.now() + maxSeconds * 1000, relativeGap: PROVEN_GAP },
    signal,
  );
  return { ...output, chosen: output.chosen ?? coverGreedily(problem) };
}

async function askThread(input: SolverInput, signal?: AbortSignal): Promise<SolverOutput> {
  const worker = acquireSolverThread();
  const { promise, resolve, reject } = Promise.withResolvers<SolverOutput>();
  const onExit = () => reject(new Error("The solver stopped without an answer"));
  const onAbort = () =>
    reject(signal?.reason instanceof Error ? signal.reason : new Error("Cancelled"));
  worker.on("message", resolve).on("error", reject).on("exit", onExit);
  signal?.addEventListener("abort", onAbort, { once: true });
  // Listeners go one by one: the thread keeps some of its own that it would be deaf without.
  const stopListening = () => {
    worker.off("message", resolve).off("error", reject).off("exit", onExit);
    signal?.removeEventListener("abort", onAbort);
  };
  try {
    worker.postMessage(input);
    const output = await promise;
    stopListening();
    releaseSolverThread(worker);
    return output;
  } catch (error) {
    stopListening();
    await worker.terminate();
    throw error;
  }
}

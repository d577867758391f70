import { Worker } from "node:worker_threads";
import type { CoveringProblem } from "@mars/domain/plans/gapProblem";
import type { SolverInput, SolverOutput } from "./solverWorker.ts";

/** 0.1 %: closer than anyone can measure a field, and reached in seconds. */
export const PROVEN_GAP = 0.001;

export type CoveringSolution = {
  chosen: readonly string[];
  /** Proven distance to the best possible answer, 0–1; null where no answer was found in time. */
  provenGap: number | null;
  timedOut: boolean;
};

/**
 * The cheapest choice that meets every row, proven to the gap above unless the time runs out. The
 * solver cannot be interrupted, so it runs in a thread of its own that is stopped with the signal.
 */
export async function solveCovering(
  problem: Pick<CoveringProblem, "columns" | "rows">,
  { maxSeconds, signal }: { maxSeconds: number; signal?: AbortSignal },
): Promise<CoveringSolution> {
  if (problem.rows.length === 0) return { chosen: [], provenGap: 0, timedOut: false };
  signal?.throwIfAborted();
  const worker = new Worker(new URL("./solverWorker.ts", import.meta.url), {
    workerData: {
      columns: problem.columns,
      rows: problem.rows,
      maxSeconds,
      relativeGap: PROVEN_GAP,
    } satisfies SolverInput,
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  });
  try {
    return await new Promise<SolverOutput>((resolve, reject) => {
      worker.once("message", resolve);
      worker.once("error", reject);
      worker.once("exit", () => reject(new Error("The solver stopped without an answer")));
      signal?.addEventListener(
        "abort",
        () => reject(signal.reason instanceof Error ? signal.reason : new Error("Cancelled")),
        { once: true },
      );
    });
  } finally {
    await worker.terminate();
  }
}

import { Worker } from "node:worker_threads";
import { coverGreedily } from "@mars/domain/plans/coverGreedily";
import type { CoveringProblem } from "@mars/domain/plans/gapProblem";
import type { SolverInput, SolverOutput } from "./solverWorker.ts";

/** Loading the solver costs more than most questions, so one thread waits for the next of them. */
const keptIdleMs = 5 * 60_000;

let idle: { worker: Worker; forget: () => void } | null = null;

/** 0.1 %: closer than anyone can measure a field, and reached in seconds. */
export const PROVEN_GAP = 0.001;

export type CoveringSolution = {
  chosen: readonly string[];
  /** Proven distance to the best possible answer, 0–1; null where nothing was proven in time. */
  provenGap: number | null;
  timedOut: boolean;
};

type Problem = Pick<CoveringProblem, "columns" | "rows" | "losses">;

/** Of these, no more than so much together. */
export type Cap = {
  readonly amounts: readonly { readonly id: string; readonly amount: number }[];
  readonly atMost: number;
};

type Limits = {
  maxSeconds: number;
  signal?: AbortSignal;
  /** Proven until no better choice can save as much as this, not only to the usual gap. */
  provenToCost?: number;
  /** Of each set no more than so much may be chosen. */
  caps?: readonly Cap[];
  /** How far the rows can come at all is looked for, not the cheapest choice. */
  isReach?: boolean;
};

/**
 * The problem with rows that no choice meets lowered to what the best choice reaches, and what they
 * are left with. Only where land is drawn twice: elsewhere `gapProblem` knows.
 */
export async function reachable<P extends Problem>(
  problem: P,
  limits: Limits,
): Promise<{ problem: P; short: readonly number[] }> {
  const none = problem.rows.map(() => 0);
  if ((problem.losses ?? []).length === 0) return { problem, short: none };
  const { short, chosen } = await trySolving(problem, { ...limits, isReach: true });
  if (chosen === null || short.every((left) => left <= REACHED)) return { problem, short: none };
  const rows = problem.rows.map((row, i) => ({
    ...row,
    atLeast: row.atLeast - (short[i]! > REACHED ? short[i]! + REACHED : 0),
  }));
  return { problem: { ...problem, rows }, short };
}

/** Above the solver's tolerance, far below a kilogram. */
const REACHED = 1e-5;

/**
 * The cheapest choice that meets every row, proven to the gap above unless the time runs out. The
 * solver cannot be interrupted, so it runs in a thread of its own that is ended with the signal.
 */
export async function solveCovering(problem: Problem, limits: Limits): Promise<CoveringSolution> {
  const { chosen, ...proof } = await trySolving(problem, limits);
  return { ...proof, chosen: chosen ?? coverGreedily(problem) };
}

/** The same, or nothing where no choice was found in time or none is possible. */
export async function trySolving(
  problem: Problem,
  { maxSeconds, signal, provenToCost, caps = [], isReach = false }: Limits,
): Promise<SolverOutput> {
  const { columns, rows, losses = [] } = problem;
  if (rows.length === 0)
    return { chosen: [], provenGap: 0, timedOut: false, isImpossible: false, short: [] };
  signal?.throwIfAborted();
  const indexOf = new Map(columns.map(({ id }, index) => [id, index]));
  return askThread(
    {
      columns,
      rows,
      losses,
      isReach,
      caps: caps.map(({ amounts, atMost }) => ({
        amounts: amounts.map(({ id, amount }) => ({ column: indexOf.get(id)!, amount })),
        atMost,
      })),
      deadlineMs: Date.now() + maxSeconds * 1000,
      relativeGap: provenToCost === undefined ? PROVEN_GAP : 0,
      absoluteGap: provenToCost ?? 0,
    },
    signal,
  );
}

async function askThread(input: SolverInput, signal?: AbortSignal): Promise<SolverOutput> {
  const worker = acquireSolverThread();
  const { promise, resolve, reject } = Promise.withResolvers<SolverOutput>();
  // Under `node --watch` the thread also reports the modules it loads.
  const onMessage = (message: SolverOutput | object) => "timedOut" in message && resolve(message);
  const onExit = () => reject(new Error("The solver stopped without an answer"));
  const onAbort = () =>
    reject(signal?.reason instanceof Error ? signal.reason : new Error("Cancelled"));
  worker.on("message", onMessage).on("error", reject).on("exit", onExit);
  signal?.addEventListener("abort", onAbort, { once: true });
  // Listeners go one by one: the thread keeps some of its own that it would be deaf without.
  const stopListening = () => {
    worker.off("message", onMessage).off("error", reject).off("exit", onExit);
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

/** A thread of the caller's own until it is given back or ended. */
function acquireSolverThread(): Worker {
  if (!idle)
    return new Worker(new URL("./solverWorker.ts", import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    });
  const { worker, forget } = idle;
  forget();
  worker.ref();
  return worker;
}

/** Keeps a thread that has answered; it holds no one up, and ends by itself when no one asks. */
function releaseSolverThread(worker: Worker): void {
  worker.unref();
  if (idle) return void worker.terminate();
  const timer = setTimeout(drop, keptIdleMs).unref();
  function forget(): void {
    idle = null;
    clearTimeout(timer);
    worker.off("error", drop).off("exit", drop);
  }
  function drop(): void {
    forget();
    void worker.terminate();
  }
  idle = { worker, forget };
  worker.once("error", drop).once("exit", drop);
}

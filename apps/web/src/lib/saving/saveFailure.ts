import { askedWaitMs } from "../http/askedWaitMs.ts";
import { HttpProblem } from "../http/HttpProblem.ts";

/** offline and busy pass by themselves; refused is for the user to do something about. */
export type SaveFailure = "offline" | "busy" | "refused";

const passing = [401, 408, 413, 429];

export function saveFailure(error: unknown): SaveFailure {
  if (!(error instanceof HttpProblem)) return "busy";
  if (error.code === "network") return "offline";
  // Says by itself that another attempt will do: rate limits, the same request still at work.
  if (error.retryAfterMs !== null) return "busy";
  return error.status === 0 || error.status >= 500 || passing.includes(error.status)
    ? "busy"
    : "refused";
}

const firstRetryMs = 4000;
const longestRetryMs = 60_000;

/** Doubles with each failure in a row; never before the time the server asks for. */
export function retryDelayMs(failures: number, error: unknown): number {
  const backoffMs = Math.min(firstRetryMs * 2 ** (failures - 1), longestRetryMs);
  return Math.max(backoffMs, askedWaitMs(error));
}

/** The record as it stands, from the refusal of a change that was based on an older version. */
export function staleAnswer(error: unknown): { current: unknown; changedBy: string | null } | null {
  if (!(error instanceof HttpProblem) || error.status !== 412) return null;
  const { current, changedBy } = error.figures;
  if (typeof current !== "object" || current === null) return null;
  return { current, changedBy: typeof changedBy === "string" ? changedBy : null };
}

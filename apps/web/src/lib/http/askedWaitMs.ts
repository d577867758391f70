import { HttpProblem } from "./HttpProblem.ts";

/** How long the server asks to be left alone after a failed call; nothing where it does not ask. */
export function askedWaitMs(error: unknown): number {
  return error instanceof HttpProblem ? (error.retryAfterMs ?? 0) : 0;
}

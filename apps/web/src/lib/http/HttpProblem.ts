import type { FieldFault, Problem } from "@mars/contracts/platform/problem";
import { retryAfterMs } from "./retryAfter.ts";

/** A failed call. `message` is the server's own sentence where it sent one. */
export class HttpProblem extends Error {
  override readonly name = "HttpProblem";
  readonly status: number;
  /** Whether the message is the server's, and not one that we made of the status. */
  readonly isTold: boolean;
  /** Stable word of the API, for instance `version.stale`; `network` or `timeout` without an answer. */
  readonly code: string;
  readonly fields: readonly FieldFault[];
  readonly figures: Readonly<Record<string, unknown>>;
  /** The nearest day or quarter that can be requested. */
  readonly nearest: string | null;
  readonly requestId: string | null;
  readonly currentVersion: number | null;
  /** How long the server asks to be left alone. */
  readonly retryAfterMs: number | null;

  constructor(
    status: number,
    problem: Partial<Problem> & { message?: string },
    { waitMs = null }: { waitMs?: number | null } = {},
  ) {
    super(problem.message ?? problem.detail ?? `Request failed with status code ${status}`);
    this.status = status;
    this.isTold = (problem.message ?? problem.detail) !== undefined;
    this.code = problem.code ?? `http.${status}`;
    this.fields = problem.fields ?? [];
    this.figures = problem.figures ?? {};
    this.nearest = problem.nearest ?? null;
    this.requestId = problem.requestId ?? null;
    this.currentVersion = problem.currentVersion ?? null;
    this.retryAfterMs = waitMs;
  }
}

/** The call was given up by its caller: no one is told. */
export class CancelledCall extends Error {
  override readonly name = "CancelledCall";
}

export async function problemOf(response: Response): Promise<HttpProblem> {
  const waitMs = retryAfterMs(response.headers);
  const problem = await response.json().catch(() => ({}));
  return new HttpProblem(response.status, problem as Partial<Problem>, { waitMs });
}

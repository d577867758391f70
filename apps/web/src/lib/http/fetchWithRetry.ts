import { retryAfterMs } from "./retryAfter.ts";

/** SPEC 7's client defaults. Written out: the library that has them is 5 kB of every first visit. */
const usualTimeoutMs = 10_000;
const retries = 2;
/** A longer wait is not made in silence: the answer is handed on with the time it asks for. */
const longestSilentWaitMs = 10_000;
const firstWaitMs = 300;
const retriedMethods = ["GET", "PUT", "HEAD", "DELETE", "OPTIONS"];
const retriedStatuses = [408, 413, 429, 500, 502, 503, 504];

export class RequestTimeout extends Error {
  override readonly name = "RequestTimeout";
}

export type RetryOptions = {
  /** Until the answer begins, for each attempt; `false` waits for ever. */
  timeoutMs?: number | false | undefined;
  signal?: AbortSignal | undefined;
};

/** The answer of the first attempt that is not worth repeating, whatever its status. */
export async function fetchWithRetry(
  address: URL,
  init: RequestInit & { method: string },
  { timeoutMs = usualTimeoutMs, signal }: RetryOptions,
): Promise<Response> {
  const left = retriedMethods.includes(init.method) ? retries : 0;
  for (let attempt = 0; ; attempt += 1) {
    const isLast = attempt === left;
    const waitMs = firstWaitMs * 2 ** attempt;
    try {
      // Each attempt depends on how the one before went.
      // oxlint-disable-next-line no-await-in-loop
      const answer = await fetchInTime(address, init, { timeoutMs, signal });
      const askedMs = retryAfterMs(answer.headers) ?? waitMs;
      const isFinal = isLast || !retriedStatuses.includes(answer.status);
      if (isFinal || askedMs > longestSilentWaitMs) return answer;
      // oxlint-disable-next-line no-await-in-loop
      await pause(askedMs, signal);
    } catch (error) {
      // No connection is worth another attempt; a server that is silent for 10 s is not.
      if (isLast || error instanceof RequestTimeout || signal?.aborted) throw error;
      // oxlint-disable-next-line no-await-in-loop
      await pause(waitMs, signal);
    }
  }
}

function fetchInTime(
  address: URL,
  init: RequestInit,
  { timeoutMs, signal }: RetryOptions,
): Promise<Response> {
  const late = new AbortController();
  const signals = signal ? [signal, late.signal] : [late.signal];
  const request = new Request(address, { ...init, signal: AbortSignal.any(signals) });
  if (timeoutMs === false) return fetch(request);
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new RequestTimeout("Request timed out"));
      late.abort();
    }, timeoutMs);
    fetch(request)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}

function pause(waitMs: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const cancel = () => {
      clearTimeout(timer);
      reject(new DOMException("Cancelled", "AbortError"));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", cancel);
      resolve();
    }, waitMs);
    signal?.addEventListener("abort", cancel, { once: true });
  });
}

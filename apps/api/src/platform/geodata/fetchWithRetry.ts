import { setTimeout as sleep } from "node:timers/promises";
import { GeodataFault } from "./GeodataFault.ts";

export type FetchOptions = {
  attempts?: number;
  timeoutMilliseconds?: number;
  firstWaitMilliseconds?: number;
  signal?: AbortSignal;
  headers?: Record<string, string>;
  redirect?: "follow" | "error";
};

/**
 * Asks until it is answered: servers of national data fall over for a moment under paging.
 * What the server says for good (4xx but 408 and 429) is not asked twice.
 */
export async function fetchWithRetry<T>(
  url: string,
  read: (response: Response) => Promise<T>,
  options: FetchOptions = {},
): Promise<T> {
  const attempts = options.attempts ?? 5;
  let wait = options.firstWaitMilliseconds ?? 500;
  let last = "no answer";
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const timeout = AbortSignal.timeout(options.timeoutMilliseconds ?? 60_000);
    const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout;
    let pauseMilliseconds = wait;
    try {
      const { headers, redirect } = options;
      const response = await fetch(url, { signal, headers, redirect });
      if (response.ok) return await read(response);
      last = `HTTP ${response.status}`;
      const again = Number(response.headers.get("retry-after"));
      if (again > 0) pauseMilliseconds = Math.min(again * 1000, 30_000);
      await response.body?.cancel();
      if (response.status < 500 && response.status !== 408 && response.status !== 429) {
        throw unanswered(url, last);
      }
    } catch (error) {
      if (error instanceof GeodataFault) throw error;
      if (options.signal?.aborted) throw error;
      last = timeout.aborted ? "no answer in time" : reason(error);
    }
    if (attempt < attempts) {
      // Spread, so that many waiting requests do not come back at once.
      await sleep(pauseMilliseconds * (0.75 + Math.random() / 2), undefined, {
        signal: options.signal,
      });
      wait = Math.min(wait * 2, 20_000);
    }
  }
  throw unanswered(url, last);
}

function unanswered(url: string, why: string) {
  return new GeodataFault(
    "source.unanswered",
    `${withoutQuery(url)} did not answer as it should (${why})`,
    {
      url: withoutQuery(url),
      why,
    },
  );
}

/** Addresses end up in reports and logs; keys travel in the query. */
export function withoutQuery(url: string): string {
  const at = url.indexOf("?");
  return at < 0 ? url : url.slice(0, at);
}

function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause as { code?: string; message?: string } | undefined;
  return cause?.code ?? cause?.message ?? error.message;
}

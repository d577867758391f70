import { useCallback, useEffect, useState } from "react";
import { read } from "../http/call.ts";
import type { QueryParameters } from "../http/queryString.ts";
import type { RequestState } from "../requestStatus/useRequest.ts";

const kept = new Map<string, Promise<unknown>>();

/**
 * Public read for the pages that must stay small (front page, status): kept for the page's
 * lifetime, asked for once. Pages behind sign-in use `useServerQuery` instead.
 */
export function useRead<T>(
  path: `/${string}`,
  query?: QueryParameters,
): RequestState<T> & { retry: () => void } {
  const key = path + JSON.stringify(query ?? null);
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<RequestState<T> & { key: string }>(() => running(key));

  useEffect(() => {
    let isCurrent = true;
    const promise = kept.get(key) ?? read<T>(path, { ...(query && { query }), quiet: true });
    kept.set(key, promise);
    promise.then(
      (data) => {
        if (isCurrent) setState({ key, status: "SUCCESS", data: data as T, error: null });
        return data;
      },
      (error: unknown) => {
        kept.delete(key);
        if (isCurrent) setState({ key, status: "ERROR", data: null, error: error as Error });
      },
    );
    return () => {
      isCurrent = false;
    };
    // `key` stands for path and query by value.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key, attempt]);

  const retry = useCallback(() => {
    setState(running(key));
    setAttempt((count) => count + 1);
  }, [key]);
  return { ...(state.key === key ? state : running<T>(key)), retry };
}

/** After a change that public figures depend on. */
export function clearReads(): void {
  kept.clear();
}

function running<T>(key: string): RequestState<T> & { key: string } {
  return { key, status: "RUNNING", data: null, error: null };
}

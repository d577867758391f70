import { use, useMemo, useSyncExternalStore } from "react";
import type { QueryParameters } from "../http/queryString.ts";
import type { RequestState } from "../requestStatus/useRequest.ts";
import { publicRead } from "./publicReads.ts";

/**
 * Public read for the pages that must stay small (front page, status): asked for once however many
 * show it, and again every minute and when the page is looked at again. Pages behind sign-in use
 * `useServerQuery` instead.
 */
export function useRead<T>(
  path: `/${string}`,
  query?: QueryParameters,
): RequestState<T> & { retry: () => void } {
  const key = JSON.stringify(query ?? null);
  // `key` stands for the query by value.
  // oxlint-disable-next-line react/exhaustive-deps
  const read = useMemo(() => publicRead(path, query), [path, key]);
  // Also once it is read: React tells the promises of a component apart by their order.
  if (read.onServer) use(read.onServer);
  const state = useSyncExternalStore(read.subscribe, read.get, read.getRendered) as RequestState<T>;
  return { ...state, retry: read.retry };
}

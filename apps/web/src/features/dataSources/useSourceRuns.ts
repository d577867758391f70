import { readSourceRuns } from "@mars/contracts/datasets/dataSources";
import { askedWaitMs } from "../../lib/http/askedWaitMs.ts";
import { call } from "../../lib/http/call.ts";
import { queryClient, useServerQuery } from "../../lib/serverData/serverQuery.ts";

const queryKey = ["source-runs"];
const WHILE_RUNNING_MS = 3_000;
const OTHERWISE_MS = 20_000;

/** Attempts and plans; looked at more often while something is being fetched or waits. */
export function useSourceRuns() {
  return useServerQuery({
    queryKey,
    queryFn: ({ signal }) => call(readSourceRuns, { signal, quiet: true }),
    refetchInterval: ({ state: { data, error } }) =>
      Math.max(
        data?.running || data?.sources.some(({ isQueued }) => isQueued)
          ? WHILE_RUNNING_MS
          : OTHERWISE_MS,
        askedWaitMs(error),
      ),
  });
}

export function refetchRuns(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey });
}

import { readDifference } from "@mars/contracts/plans/planVersions";
import type { Plan } from "@mars/contracts/plans/planShapes";
import { call } from "../../../lib/http/call.ts";
import { useServerQuery } from "../../../lib/serverData/serverQuery.ts";
import { useVersions } from "./publicationQueries.ts";

/** What the public will see change, of the draft since the version that is public; null before it
 * is known. */
export function usePublication(plan: Plan) {
  const versions = useVersions(plan.id);
  // The public one is known before the list of them has come.
  const lastNumber = Math.max(
    plan.versionNumber,
    ...(versions.data ?? []).map(({ number }) => number),
  );
  const difference = useDifference(
    plan.id,
    plan.status === "published" ? plan.versionNumber : null,
    "draft",
  );
  return {
    versions,
    lastNumber,
    changeCount: difference.data?.publicCount ?? null,
  };
}

export type VersionName = number | "draft";

export function useDifference(planId: string, before: VersionName | null, after: VersionName) {
  return useServerQuery({
    queryKey: ["plan", planId, "difference", before, after],
    queryFn: ({ signal }) =>
      call(readDifference, {
        params: { id: planId, before: before ?? "draft", after },
        signal,
        quiet: true,
        timeoutMs: 30_000,
      }),
    enabled: before !== null && before !== after,
  });
}

import { listVersions, previewPublication } from "@mars/contracts/plans/planVersions";
import { call } from "../../../lib/http/call.ts";
import {
  type Freshness,
  freshnessOf,
  useServerQuery,
} from "../../../lib/serverData/serverQuery.ts";
import { ofPlan, slowRequest } from "../planQueries.ts";

export function useVersions(id: string) {
  return useServerQuery({
    queryKey: ofPlan(id, "versions"),
    queryFn: ({ signal }) => call(listVersions, { params: { id }, signal, ...slowRequest }),
  });
}

const previewKey = (id: string) => ofPlan(id, "preview");

/** What the public will see change, of the draft as it stands. */
export function usePublicationPreview(id: string, enabled = true) {
  return useServerQuery({
    enabled,
    queryKey: previewKey(id),
    queryFn: ({ signal }) => call(previewPublication, { params: { id }, signal, ...slowRequest }),
  });
}

/** Whether what is known of it still holds. */
export function usePreviewFreshness(id: string): Freshness {
  return freshnessOf(previewKey(id), usePublicationPreview(id));
}

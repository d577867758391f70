import { listVersions, previewPublication } from "@mars/contracts/planVersions";
import { call } from "../../../lib/http/call.ts";
import { isBeingReadAnew, useServerQuery } from "../../../lib/serverData/serverQuery.ts";
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

/** What is shown of it is from before a change, or nothing yet, and the answer is on its way. */
export function useIsComparing(id: string): boolean {
  return isBeingReadAnew(previewKey(id), usePublicationPreview(id));
}

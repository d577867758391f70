import { readMasterData } from "@mars/contracts/datasets/masterData";
import { call } from "../../lib/http/call.ts";
import { useServerQuery } from "../../lib/serverData/serverQuery.ts";
import { useSettings } from "../../lib/settings/settings.ts";

/** From the master data; until they are there, the installation's own limit. */
export function useProjectNameMaxLength(): number {
  const { limits } = useSettings();
  const master = useServerQuery({
    queryKey: ["master-data"],
    queryFn: ({ signal }) => call(readMasterData, { signal, quiet: true }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return master.data?.projectNameMaxLen ?? limits.projectNameLength;
}

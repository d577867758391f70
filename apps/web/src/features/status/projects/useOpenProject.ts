import { addressOf } from "../../../lib/router/address.ts";
import { navigate } from "../../../lib/router/currentLocation.ts";
import { useKeptSearch } from "../asOf/asOf.ts";

/** Opens a project's own page, for maps: a list beside each links to the same pages. */
export function useOpenProject(): (projectId: string) => void {
  const search = useKeptSearch();
  return (projectId) =>
    navigate(addressOf({ to: "/status/projekter/:projectId", params: { projectId }, search }));
}

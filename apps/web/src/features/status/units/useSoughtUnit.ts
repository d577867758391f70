import { useOwnSearch } from "../../../lib/router/useOwnSearch.ts";
import { useSearchText } from "../asOf/asOf.ts";

/** What is sought in a list, also for the moment it stands while the next page comes. */
export function useSoughtUnit(): [string, (typed: string) => void] {
  const [, setTyped] = useSearchText("q");
  const typed = useOwnSearch()["q"];
  return [typeof typed === "string" ? typed : "", setTyped];
}

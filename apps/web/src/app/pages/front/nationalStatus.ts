import { useOverview } from "../../../features/status/api.ts";

/** The overview's document: the front page and the page behind its links share one read. */
export function useNationalStatus() {
  return useOverview();
}

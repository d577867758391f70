import { useSearch } from "../router/currentLocation.ts";

/** `?hele=1`: every row, table and explanation stands open, for those without scripts to open them. */
export function useExpandAll(): boolean {
  return useSearch()["hele"] === "1";
}

import { useState } from "react";
import { parseSearch } from "./address.ts";
import { useLocation } from "./currentLocation.ts";

/**
 * What a page's own address asks for. A page stands for a moment after its address is left for the
 * next one's: without what was sought it would tell of its whole list again.
 */
export function useOwnSearch(): Record<string, string | string[]> {
  const { pathname, search } = useLocation();
  const [own] = useState(pathname);
  const [last, setLast] = useState(search);
  const isHere = pathname === own;
  if (isHere && last !== search) setLast(search);
  return parseSearch(isHere ? search : last);
}

import { useState } from "react";
import { useLocation } from "../../../lib/router/currentLocation.ts";
import { useSearchText } from "../asOf/asOf.ts";

/**
 * What is sought in a list. A page stands for a moment after its address is left for the next one's:
 * without what was sought it told of all units once more.
 */
export function useSoughtUnit(): [string, (typed: string) => void] {
  const [typed, setTyped] = useSearchText("q");
  const { pathname } = useLocation();
  const [own] = useState(pathname);
  const [last, setLast] = useState(typed);
  const isHere = pathname === own;
  if (isHere && last !== typed) setLast(typed);
  return [isHere ? typed : last, setTyped];
}

import { useEffect } from "react";
import { track } from "../../lib/tracking/track.ts";
import { useRouteFacts } from "../routes/RouteFacts.ts";

/** C4: which kind of page was opened, never which project or plan. Only with consent. */
export function useTrackedPages(pathname: string | null): void {
  const { name } = useRouteFacts();
  useEffect(() => {
    if (pathname !== null) track(`page.${name}`);
  }, [pathname, name]);
}

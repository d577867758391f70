import { useEffect } from "react";
import { arrivedSession, sessionParameter } from "../../lib/handover/handover.ts";
import { addressOf } from "../../lib/router/address.ts";
import { navigate, useLocation } from "../../lib/router/currentLocation.ts";

/** Another system may hand an area over to our front door; it is shown where there is a map. */
export function useArrival(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    const session = arrivedSession(search);
    if (session === null || pathname !== "/") return;
    navigate(addressOf({ to: "/screening", search: { [sessionParameter]: session } }), {
      replace: true,
    });
  }, [pathname, search]);
}

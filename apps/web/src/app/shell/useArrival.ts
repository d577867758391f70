import { useEffect } from "react";
import { arrivedSession, sessionParameter } from "../../lib/handover/arrivedSession.ts";
import { addressOf } from "../../lib/router/address.ts";
import { navigate, useLocation } from "../../lib/router/currentLocation.ts";

/** Pages that have no map of layers: what is handed over to them is shown where there is one. */
const mapless = /^\/(?:$|status(?:\/|$)|dashboard(?:\/|$))/;

/** Another system may hand an area over to our front door or to a page of figures. */
export function useArrival(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    const session = arrivedSession(search);
    if (session === null || !mapless.test(pathname)) return;
    navigate(addressOf({ to: "/screening", search: { [sessionParameter]: session } }), {
      replace: true,
    });
  }, [pathname, search]);
}

import { useEffect } from "react";
import { navigate, useLocation } from "../../../lib/router/currentLocation.ts";

/** Whoever followed a link by id within the product sees the address they would share. */
export function useAddressByName(asked: string, slug: string | undefined): void {
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    const asWritten = encodeURIComponent(asked);
    if (slug === undefined || slug === asked || !pathname.endsWith(`/${asWritten}`)) return;
    const path = pathname.slice(0, -asWritten.length) + encodeURIComponent(slug);
    navigate(path + search + hash, { replace: true });
  }, [asked, slug, pathname, search, hash]);
}

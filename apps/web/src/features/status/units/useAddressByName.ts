import { useEffect, useState } from "react";
import { navigate, useLocation } from "../../../lib/router/currentLocation.ts";

/** Whoever followed a link by id within the product sees the address they would share. */
export function useAddressByName(asked: string, slug: string | undefined): void {
  const { pathname, search, hash } = useLocation();
  // This page's own: it stays while the next one loads, whose address may end in the same id.
  const [own, setOwn] = useState({ asked, pathname });
  if (own.asked !== asked) setOwn({ asked, pathname });
  useEffect(() => {
    const asWritten = encodeURIComponent(asked);
    if (slug === undefined || slug === asked || pathname !== own.pathname) return;
    if (!pathname.endsWith(`/${asWritten}`)) return;
    const path = pathname.slice(0, -asWritten.length) + encodeURIComponent(slug);
    navigate(path + search + hash, { replace: true });
  }, [asked, slug, own.pathname, pathname, search, hash]);
}

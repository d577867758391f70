import { useEffect, useRef, useState } from "react";
import { takeScrollTarget, useLocation } from "../../lib/router/currentLocation.ts";
import { useOwnTitle } from "./pageTitle.ts";

/** `pathname` of the page that stands there, null while one is on its way. */
type Props = { title: string; pathname: string | null };

/** Tells screen readers that the page has changed, and moves focus and scroll to where its reading starts. */
export function RouteAnnouncer({ title, pathname }: Props) {
  const { hash } = useLocation();
  const earlier = useRef<string | null>(null);
  const [isMoved, setMoved] = useState(false);
  const isNamed = useOwnTitle() !== null;
  // On its way a page can not yet have told its own name: the route's would be said first.
  const isThere = pathname !== null;

  useEffect(() => {
    if (pathname === null || pathname === earlier.current) return;
    const isFirst = earlier.current === null;
    earlier.current = pathname;
    if (!isFirst) moveCanonicalLink(pathname);
    const scrollY = takeScrollTarget();
    const anchor = hash === "" ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    if (!isFirst) {
      setMoved(true);
      focusPage();
    }
    if (anchor) anchor.scrollIntoView();
    else if (scrollY !== null) window.scrollTo(0, scrollY);
  }, [pathname, hash]);

  return (
    <p className="sr-only" aria-live="polite">
      {isMoved && isNamed && isThere ? title : ""}
    </p>
  );
}

/** The server named the first page's address; shared links must not keep leading to that one. */
function moveCanonicalLink(pathname: string): void {
  document
    .querySelector("link[rel=canonical]")
    ?.setAttribute("href", window.location.origin + pathname);
}

function focusPage(): void {
  // A dialog that the page opened by itself keeps the focus.
  if (document.querySelector("dialog[open]")) return;
  const main = document.querySelector<HTMLElement>("main");
  const start = main?.querySelector<HTMLElement>("h1") ?? main;
  if (!start) return;
  start.tabIndex = -1;
  start.focus({ preventScroll: true });
}

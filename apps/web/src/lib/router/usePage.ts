import { type ComponentType, useCallback, useEffect, useState } from "react";
import { navigate, useLocation } from "./currentLocation.ts";
import { findRoute, type Match, type Route } from "./routeTable.ts";

/** What is in the page now. Facts are there before the page itself, so that the frame is right at once. */
export type Shown<Facts> = {
  pathname: string;
  match: Match<Facts> | null;
} & (
  | { state: "waiting" | "not-found" }
  | { state: "failed"; error: unknown }
  | { state: "page"; Page: ComponentType }
);

/** The earlier page stays this long while the next one loads; then it yields to a spinner. */
const timeoutMs = 400;

export function usePage<Facts>(
  routes: readonly Route<Facts>[],
  /** The page itself where it is known already: rendered by the server. */
  Rendered?: ComponentType,
): Shown<Facts> & { retry: () => void } {
  const { pathname } = useLocation();
  const [attempt, setAttempt] = useState(0);
  const [shown, setShown] = useState<Shown<Facts>>(() => ({
    pathname,
    match: findRoute(routes, pathname),
    ...(Rendered ? { state: "page", Page: Rendered } : { state: "waiting" }),
  }));

  useEffect(() => {
    let isCurrent = true;
    const match = findRoute(routes, pathname);
    const show = (next: Shown<Facts> | null) => {
      clearTimeout(timer);
      if (isCurrent && next) setShown((shown) => (isSame(shown, next) ? shown : next));
    };
    const timer = setTimeout(
      () =>
        // What the server rendered is there already, however slow the device is to see it.
        setShown((shown) =>
          shown.state === "page" && shown.pathname === pathname
            ? shown
            : { pathname, match, state: "waiting" },
        ),
      timeoutMs,
    );
    visit(pathname, match).then(show, (error: unknown) =>
      show({ pathname, match, state: "failed", error }),
    );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
    // `attempt` asks for the same page again.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [routes, pathname, attempt]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { ...shown, retry };
}

/** Drawing a page again that stands already would cost as much as the first time. */
function isSame<Facts>(shown: Shown<Facts>, next: Shown<Facts>): boolean {
  return (
    shown.state === "page" &&
    next.state === "page" &&
    shown.Page === next.Page &&
    shown.pathname === next.pathname
  );
}

async function visit<Facts>(
  pathname: string,
  match: Match<Facts> | null,
): Promise<Shown<Facts> | null> {
  if (!match) return { pathname, match, state: "not-found" };
  const { search, hash } = window.location;
  const verdict = (await match.route.guard?.(pathname + search + hash)) ?? "pass";
  if (verdict === "leaving") return { pathname, match, state: "waiting" };
  if (verdict === "not-found") return { pathname, match: null, state: "not-found" };
  if (verdict !== "pass") {
    navigate(verdict.redirectTo, { replace: true });
    return null;
  }
  const Page = await match.route.load?.();
  return Page
    ? { pathname, match, state: "page", Page }
    : { pathname, match: null, state: "not-found" };
}

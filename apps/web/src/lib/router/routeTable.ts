import { findWebRoute, type WebPath } from "@mars/contracts/pages/webRoutes";
import type { ComponentType } from "react";
import { matchPath } from "./address.ts";

/** What a guard says about a visit. `leaving`: the browser is on its way elsewhere, render nothing. */
export type Verdict = "pass" | "not-found" | "leaving" | { redirectTo: string };
export type Guard = (href: string) => Verdict | Promise<Verdict>;

export type Route<Facts> = {
  path: WebPath;
  /** Title, layout and the like, known before the page is loaded. */
  facts: Facts;
  guard?: Guard;
  /** Left out where the guard always sends elsewhere. */
  load?: () => Promise<ComponentType>;
};

export type Match<Facts> = { route: Route<Facts>; params: Record<string, string> };

export function findRoute<Facts>(
  routes: readonly Route<Facts>[],
  pathname: string,
): Match<Facts> | null {
  const path = findWebRoute(pathname);
  const route = routes.find((candidate) => candidate.path === path);
  const params = route && matchPath(route.path, pathname);
  return params ? { route, params } : null;
}

let table: readonly Route<unknown>[] = [];

/** So that links can load the code of the page they lead to. */
export function registerRoutes(routes: readonly Route<unknown>[]): void {
  table = routes;
}

/** The code of a page; undefined where there is none. A failure is told when the page is requested. */
export async function loadPage(address: string): Promise<ComponentType | undefined> {
  const found = findRoute(table, new URL(address, window.location.origin).pathname);
  return found?.route.load?.().catch(() => undefined);
}

export function preloadPage(address: string): void {
  void loadPage(address);
}

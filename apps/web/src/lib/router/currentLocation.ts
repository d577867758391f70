import { createStore, useSelected, useStore } from "../createStore.ts";
import { parseSearch } from "./address.ts";

export type Location = { pathname: string; search: string; hash: string };
/** Kept with each entry of the browser's history. */
type EntryState = { index?: number; scrollY?: number } | null;

const nowhere: Location = { pathname: "/", search: "", hash: "" };

function readLocation(): Location {
  if (typeof window === "undefined") return nowhere;
  const { pathname, search, hash } = window.location;
  return { pathname, search, hash };
}

const store = createStore<Location>(readLocation());

/** The address that the server rendered the page for. */
export function renderedAt({ pathname, search }: Omit<Location, "hash">): void {
  store.setRendered(asKnown({ pathname, search, hash: "" }));
}

/** The known value where it is the same: another one would draw the page again. */
function asKnown(next: Location): Location {
  const { pathname, search, hash } = store.get();
  const isSame = next.pathname === pathname && next.search === search && next.hash === hash;
  return isSame ? store.get() : next;
}

/** The server has no address of its own: it renders one page after the other. */
export function renderAt(pathname: string, search: string): void {
  store.set({ pathname, search, hash: "" });
  renderedAt({ pathname, search });
}
let scrollTarget: number | null = null;

const entryState = () => window.history.state as EntryState;

/** Goes to an address of the product, for instance one made by `addressOf`. */
export function navigate(address: string, { replace = false }: { replace?: boolean } = {}): void {
  const index = entryState()?.index ?? 0;
  if (replace) window.history.replaceState({ index }, "", address);
  else {
    rememberScroll();
    window.history.pushState({ index: index + 1 }, "", address);
  }
  const from = store.get();
  const next = readLocation();
  if (next.pathname !== from.pathname) scrollTarget = 0;
  store.set(next);
}

/** Whether going back stays within the product. */
export function canGoBack(): boolean {
  return (entryState()?.index ?? 0) > 0;
}

/** Where the page should stand once it is rendered; asked for once per navigation. */
export function takeScrollTarget(): number | null {
  const target = scrollTarget;
  scrollTarget = null;
  return target;
}

function rememberScroll(): void {
  window.history.replaceState({ ...entryState(), scrollY: window.scrollY }, "");
}

/** Listens to the browser's back and forward. Scroll is ours: lazy pages come later than the browser's own try. */
export function followHistory(): () => void {
  window.history.scrollRestoration = "manual";
  const moved = () => {
    scrollTarget = entryState()?.scrollY ?? 0;
    store.set(readLocation());
  };
  let timer = 0;
  const scrolled = () => {
    clearTimeout(timer);
    timer = window.setTimeout(rememberScroll, 250);
  };
  window.addEventListener("popstate", moved);
  window.addEventListener("scroll", scrolled, { passive: true });
  window.addEventListener("pagehide", rememberScroll);
  store.set(asKnown(readLocation()));
  scrollTarget = entryState()?.scrollY ?? null;
  return () => {
    window.removeEventListener("popstate", moved);
    window.removeEventListener("scroll", scrolled);
    window.removeEventListener("pagehide", rememberScroll);
  };
}

export function useLocation(): Location {
  return useStore(store);
}

export function useSearch(): Record<string, string | string[]> {
  return parseSearch(useSelected(store, ({ search }) => search));
}

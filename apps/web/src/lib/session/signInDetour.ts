import { sessionStore } from "../storage/jsonStorage.ts";
import { storageKeys } from "../storage/storageKeys.ts";
import { type DetourOutcome, type SignInDetour, readDetour } from "./readDetour.ts";
import { currentPath } from "./returnPath.ts";

/** Browsers keep no more entries than this, and a full history no longer grows with each page. */
const countableEntries = 50;

const keep = (detour: SignInDetour) => sessionStore.write(storageKeys.signInDetour, detour);

/**
 * Signing in leaves the authority's pages in the history, where Back would find them spent. The way
 * there is counted, so that the way back can lead over them to the entry that was left. Pushing the
 * page again cuts off entries ahead of it, which would be counted too; the authority's first
 * page takes that entry over.
 */
export function startDetour(): void {
  keepOutOfPageCache();
  window.history.pushState(window.history.state, "");
  keep({
    length: window.history.length,
    from: currentPath(),
    returned: readDetour()?.returned ?? null,
  });
}

/**
 * Firefox shows a page it kept as it was left, with the session storage of that moment: it would know
 * neither that someone signed in meanwhile nor that they signed out. One with this listener is not
 * kept and loaded again.
 */
export function keepOutOfPageCache(): void {
  window.addEventListener("unload", () => undefined);
}

/** Where the authority cannot be reached, no one left. */
export function cancelDetour(): void {
  endDetour();
  window.history.back();
}

/** Goes back to the entry that was left, where that is known and was not just tried. */
export function returnFromDetour(outcome: DetourOutcome, path?: string): boolean {
  const detour = readDetour();
  endDetour();
  if (!detour || detour.returned || (path ?? detour.from) !== detour.from) return false;
  if (window.history.length >= countableEntries) return false;
  keep({ ...detour, returned: outcome });
  window.history.go(detour.length - window.history.length - 1);
  return true;
}

/**
 * The authority's pages lie ahead of the page that was left, and are spent. A new entry drops them;
 * one step back from it, the page stands where it stood, and Forward leads to itself.
 */
export function dropPagesAhead(): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener("popstate", () => resolve(), { once: true });
    window.history.pushState(window.history.state, "");
    window.history.back();
  });
}

export function endDetour(): void {
  sessionStore.remove(storageKeys.signInDetour);
}

import { sessionStore } from "../storage/jsonStorage.ts";
import { storageKeys } from "../storage/storageKeys.ts";
import { currentPath } from "./returnPath.ts";

type Outcome = "signed-in" | "cancelled";
/** `returned` is set from the moment the tab goes back to the page it left, until that page knows who is here. */
type Detour = { length: number; from: string; returned: Outcome | null };

/** Browsers keep no more entries than this, and a full history no longer grows with each page. */
const countableEntries = 50;

const read = () => sessionStore.read<Detour>(storageKeys.signInDetour);
const keep = (detour: Detour) => sessionStore.write(storageKeys.signInDetour, detour);

/**
 * Signing in leaves the authority's pages in the history, where Back would find them spent. The way
 * there is counted, so that the way back can lead over them to the entry that was left. Pushing the
 * page once more cuts off entries ahead of it, which would be counted too; the authority's first
 * page takes that entry over.
 */
export function startDetour(): void {
  window.history.pushState(window.history.state, "");
  keep({
    length: window.history.length,
    from: currentPath(),
    returned: read()?.returned ?? null,
  });
}

/** Where the authority cannot be reached, nobody left. */
export function cancelDetour(): void {
  endDetour();
  window.history.back();
}

/** Goes back to the entry that was left, where that is known and was not just tried. */
export function returnFromDetour(outcome: Outcome, path?: string): boolean {
  const detour = read();
  endDetour();
  if (!detour || detour.returned || (path ?? detour.from) !== detour.from) return false;
  if (window.history.length >= countableEntries) return false;
  keep({ ...detour, returned: outcome });
  window.history.go(detour.length - window.history.length - 1);
  return true;
}

export function returnedFromDetour(): Outcome | null {
  return read()?.returned ?? null;
}

export function endDetour(): void {
  sessionStore.remove(storageKeys.signInDetour);
}

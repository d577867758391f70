import { type AreaOwner, areaOwner, isLeaving, isOfThisPerson, isOfThisTab } from "./areaOwner.ts";
import { localStore, sessionStore } from "../../storage/jsonStorage.ts";
import { storageKeys } from "../../storage/storageKeys.ts";

/** The area someone is screening. `drawing` is the map's own: the shape and its undo history. */
export type KeptArea<D> = {
  drawing: D;
  keptAt: string;
  /** The analysis that was made of it, to run it again when the page was reloaded meanwhile. */
  analysis: string | null;
};
type Owned<D> = KeptArea<D> & { of?: AreaOwner };

const keptDays = 30;
const dayMs = 86_400_000;

/**
 * Kept twice: by the tab, so that two tabs do not mix their areas, and by the browser, for the next
 * visit. A new tab takes up what was kept last. On a shared computer no one is asked about the area
 * of another.
 */
export function readKeptArea<D>(): KeptArea<D> | null {
  const ofTab = sessionStore.read<Owned<D>>(storageKeys.screeningArea);
  if (ofTab && isOfThisTab(ofTab.of)) return ofTab;
  const kept = localStore.read<Owned<D>>(storageKeys.screeningArea);
  if (!kept || !isOfThisPerson(kept.of)) return null;
  if (Date.now() - Date.parse(kept.keptAt) < keptDays * dayMs) return kept;
  localStore.remove(storageKeys.screeningArea);
  return null;
}

/** `isEmpty`: nothing to come back to, but the tab can still undo the deletion. */
export function keepArea<D>(area: KeptArea<D>, { isEmpty }: { isEmpty: boolean }): void {
  const before: Owned<D> | null = readKeptArea<D>();
  const owner = areaOwner();
  const owned: Owned<D> = { ...area, of: owner === undefined ? (before?.of ?? null) : owner };
  sessionStore.write(storageKeys.screeningArea, owned);
  if (!isEmpty) return localStore.write(storageKeys.screeningArea, owned);
  const inBrowser = localStore.read<KeptArea<D>>(storageKeys.screeningArea);
  // Another tab may have kept its own there meanwhile.
  if (inBrowser?.keptAt === before?.keptAt) localStore.remove(storageKeys.screeningArea);
}

/** Once its project exists, or nothing of it is wanted any more. */
export function dropKeptArea(): void {
  const kept = readKeptArea();
  const inBrowser = localStore.read<KeptArea<unknown>>(storageKeys.screeningArea);
  sessionStore.remove(storageKeys.screeningArea);
  if (inBrowser?.keptAt === kept?.keptAt) localStore.remove(storageKeys.screeningArea);
}

/** Who logs out leaves nothing behind for the next at this computer. */
export function clearKeptArea(): void {
  const inBrowser = localStore.read<Owned<unknown>>(storageKeys.screeningArea);
  const ofTab = sessionStore.read<Owned<unknown>>(storageKeys.screeningArea);
  if (inBrowser && (isLeaving(inBrowser.of) || inBrowser.keptAt === ofTab?.keptAt))
    localStore.remove(storageKeys.screeningArea);
  sessionStore.remove(storageKeys.screeningArea);
  sessionStore.remove(storageKeys.screeningAnalysisResults);
}

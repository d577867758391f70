import { localStore, sessionStore } from "./jsonStorage.ts";
import { storageKeys } from "./storageKeys.ts";

/** The area somebody is screening. `drawing` is the map's own: the shape and its undo history. */
export type KeptArea<D> = {
  drawing: D;
  keptAt: string;
  /** The analysis that was made of it, to run it again when the page was reloaded meanwhile. */
  analysis: string | null;
};

const keptDays = 30;
const dayMs = 86_400_000;

/**
 * Kept twice: by the tab, so that two tabs do not mix their areas, and by the browser, for the next
 * visit. A new tab takes up what was kept last.
 */
export function readKeptArea<D>(): KeptArea<D> | null {
  const ofTab = sessionStore.read<KeptArea<D>>(storageKeys.screeningArea);
  if (ofTab) return ofTab;
  const kept = localStore.read<KeptArea<D>>(storageKeys.screeningArea);
  if (!kept) return null;
  if (Date.now() - Date.parse(kept.keptAt) < keptDays * dayMs) return kept;
  localStore.remove(storageKeys.screeningArea);
  return null;
}

/** `isEmpty`: nothing to come back to, but the tab can still undo the deletion. */
export function keepArea<D>(area: KeptArea<D>, { isEmpty }: { isEmpty: boolean }): void {
  const before = readKeptArea<D>();
  sessionStore.write(storageKeys.screeningArea, area);
  if (!isEmpty) return localStore.write(storageKeys.screeningArea, area);
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

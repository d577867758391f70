import type { MultiPolygonGeometry } from "@mars/domain/areas/geometry";
import { createStore, useStore } from "../../createStore.ts";
import { randomId } from "../../randomId.ts";
import { type AreaOwner, areaOwner, isLeaving, isOfThisPerson, isOfThisTab } from "./areaOwner.ts";
import { localStore, sessionStore } from "../../storage/jsonStorage.ts";
import { storageKeys } from "../../storage/storageKeys.ts";

/** An area with a name, kept to come back to and to compare. */
export type SavedArea = {
  id: string;
  name: string;
  area: MultiPolygonGeometry;
  areaHa: number;
  savedAt: string;
  /** The screening that was made of it; null before there is one, or when it has expired. */
  analysis: string | null;
  /** One of the alternatives that were compared last. */
  isCompared?: boolean;
};
type Owned = SavedArea & { of: AreaOwner };

/** The browser keeps a few megabytes; a point takes about 25 bytes there. */
const maxAreas = 20;
const maxPoints = 60_000;
/** As long as the screenings of them are kept. */
const keptDays = 180;
const dayMs = 86_400_000;

/** Counts up whenever the list may be another. */
const changes = createStore(0);

// Another tab saved or removed one.
if (typeof window !== "undefined")
  window.addEventListener("storage", ({ key }) => {
    if (key === null || key === storageKeys.savedAreas) changes.set(changes.get() + 1);
  });

export function useSavedAreas(): readonly SavedArea[] {
  useStore(changes);
  return readSavedAreas();
}

/** Those of whoever is here; what came from this tab before a sign-in is theirs too. */
function readSavedAreas(): readonly SavedArea[] {
  return readAll().filter(
    ({ of, id }) => isOfThisPerson(of) || (isFromThisTab(id) && isOfThisTab(of)),
  );
}

/** `false`: the list is full, and something must be removed first. */
export function saveArea(given: Omit<SavedArea, "id" | "savedAt">): boolean {
  const all = readAll();
  const points = [...all, given].reduce((sum, one) => sum + pointsOf(one.area), 0);
  if (readSavedAreas().length >= maxAreas || points > maxPoints) return false;
  const saved: Owned = {
    ...given,
    id: randomId(),
    savedAt: new Date().toISOString(),
    of: areaOwner() ?? null,
  };
  sessionStore.write(storageKeys.savedAreasOfTab, [...idsOfTab(), saved.id]);
  writeAll([...all, saved]);
  return true;
}

export function changeSavedArea(
  id: string,
  change: Partial<Pick<SavedArea, "name" | "analysis" | "isCompared">>,
) {
  writeAll(readAll().map((one) => (one.id === id ? { ...one, ...change } : one)));
}

/** Answers with a way to take it back, in its old place. */
export function removeSavedArea(id: string): () => void {
  const before = readAll();
  const index = before.findIndex((one) => one.id === id);
  const removed = before[index];
  writeAll(before.filter((one) => one.id !== id));
  return () => {
    if (removed) writeAll(readAll().toSpliced(index, 0, removed));
  };
}

/** Who logs out takes their list along. */
export function clearSavedAreas(): void {
  writeAll(readAll().filter((one) => !isLeaving(one.of) && !isFromThisTab(one.id)));
  sessionStore.remove(storageKeys.savedAreasOfTab);
}

function readAll(): readonly Owned[] {
  const all = localStore.read<readonly Owned[]>(storageKeys.savedAreas);
  // Another version of the product may have left another shape there.
  if (!Array.isArray(all)) return [];
  const oldest = Date.now() - keptDays * dayMs;
  return (all as readonly Owned[]).filter(
    (one) => Array.isArray(one?.area?.coordinates) && Date.parse(one.savedAt) > oldest,
  );
}

function writeAll(all: readonly Owned[]): void {
  if (all.length === 0) localStore.remove(storageKeys.savedAreas);
  else localStore.write(storageKeys.savedAreas, all);
  changes.set(changes.get() + 1);
}

function idsOfTab(): readonly string[] {
  return sessionStore.read<readonly string[]>(storageKeys.savedAreasOfTab) ?? [];
}

function isFromThisTab(id: string): boolean {
  return idsOfTab().includes(id);
}

function pointsOf({ coordinates }: MultiPolygonGeometry): number {
  return coordinates.flat().reduce((sum, ring) => sum + ring.length, 0);
}

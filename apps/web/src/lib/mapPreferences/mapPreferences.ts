import { currentConsent } from "../consent/consentStore.ts";
import { createStore, useStore } from "../createStore.ts";
import { localStore } from "../storage/jsonStorage.ts";
import { storageKeys } from "../storage/storageKeys.ts";

/** How the user likes the map. Kept between visits only with consent to preferences. */
export type MapPreferences = {
  /** `muted`, `none`, `image`, or the id of a further background of the installation. */
  background: string;
};

export const usualMapPreferences: MapPreferences = { background: "muted" };

const store = createStore<MapPreferences>({
  ...usualMapPreferences,
  ...localStore.read<Partial<MapPreferences>>(storageKeys.mapPreferences),
});

export const currentMapPreferences = store.get;

export function useMapPreferences(): MapPreferences {
  return useStore(store);
}

export function changeMapPreferences(change: Partial<MapPreferences>): void {
  const next = { ...store.get(), ...change };
  if (currentConsent().preferences) localStore.write(storageKeys.mapPreferences, next);
  store.set(next);
}

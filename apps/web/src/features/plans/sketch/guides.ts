import { datasetIds } from "@mars/domain/datasets/datasetIds";
import { currentConsent } from "../../../lib/consent/consentStore.ts";
import { createStore, useStore } from "../../../lib/createStore.ts";
import { localStore } from "../../../lib/storage/jsonStorage.ts";
import { storageKeys } from "../../../lib/storage/storageKeys.ts";

/** What else is on the map while one draws. */
export type Guides = {
  needAsFill: boolean;
  withOthers: boolean;
  withHeat: boolean;
  /** Datasets that were switched off. */
  off: readonly string[];
};

const store = createStore<Guides>({
  needAsFill: false,
  withOthers: true,
  withHeat: true,
  // It paints all of the land: there when asked for.
  off: [datasetIds.nitrogenRetention],
  ...localStore.read<Partial<Guides>>(storageKeys.drawingGuides),
});

/** Remembered from one drawing to the next; between visits only with consent to preferences. */
export function useGuides(): [Guides, (guides: Guides) => void] {
  return [useStore(store), changeGuides];
}

function changeGuides(guides: Guides): void {
  if (currentConsent().preferences) localStore.write(storageKeys.drawingGuides, guides);
  store.set(guides);
}

import { useEffect, useSyncExternalStore } from "react";
import { currentConsent } from "../../../lib/consent/consentStore.ts";
import { localStore } from "../../../lib/storage/jsonStorage.ts";
import { storageKeys } from "../../../lib/storage/storageKeys.ts";
import { visitBefore, visitedOn, type Visits } from "./visits.ts";

const keptVisits = () => localStore.read<Visits>(storageKeys.changeVisits);
/** Nothing else changes it while the page is open. */
const neverChanges = () => () => {};

/** When this device last showed what changed; kept with consent to preferences alone. */
export function useLastVisit(today: string): string | null {
  useEffect(() => {
    if (!currentConsent().preferences) return;
    localStore.write(storageKeys.changeVisits, visitedOn(keptVisits(), today));
  }, [today]);
  return useSyncExternalStore(
    neverChanges,
    () => visitBefore(keptVisits(), today),
    () => null,
  );
}

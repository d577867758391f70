import type { ChangesPage } from "@mars/contracts/status/statusChanges";

/** What the differences of a period are marked as figures of. */
export function changesIn({ place, from, to }: Pick<ChangesPage, "place" | "from" | "to">): string {
  const unit = place ? `${place.kind}/${place.id}` : "country";
  return `${unit}/changes/${from}/${to}`;
}

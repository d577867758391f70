import type { Snapshot } from "../snapshot/Snapshot.ts";

export function pageBasis({ dataDate, asOf, historyFrom, geographySource }: Snapshot) {
  return { dataDate: dataDate?.toISOString() ?? null, asOf, historyFrom, geographySource };
}

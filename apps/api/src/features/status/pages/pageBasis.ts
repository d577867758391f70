import type { Snapshot } from "../snapshot/Snapshot.ts";

export function pageBasis(snapshot: Snapshot) {
  const { day, monthsOld, dataDate, asOf, historyFrom, geographySource } = snapshot;
  return {
    day,
    monthsOld,
    dataDate: dataDate?.toISOString() ?? null,
    asOf,
    historyFrom,
    geographySource,
  };
}

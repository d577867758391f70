import type { UnitsPage } from "@mars/contracts/statusPages";
import type { UnitKind } from "@mars/contracts/statusShapes";
import type { Snapshot } from "../snapshot/Snapshot.ts";
import { medianOf, perEffect } from "./figures.ts";
import { pageBasis } from "./pageBasis.ts";
import { unitSummaries } from "./unitSummaries.ts";

export function unitsPage(snapshot: Snapshot, kind: UnitKind): UnitsPage {
  const units = unitSummaries(snapshot, kind);
  return {
    ...pageBasis(snapshot),
    kind,
    units: [...units],
    median: perEffect((effect) => medianOf(units.map(({ totals }) => totals.total[effect]))),
  };
}

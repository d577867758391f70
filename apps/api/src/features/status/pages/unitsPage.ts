import type { UnitsPage } from "@mars/contracts/status/statusPages";
import type { UnitKind } from "@mars/contracts/status/statusShapes";
import type { Snapshot } from "../snapshot/Snapshot.ts";
import { type UnitParts, wholeParts } from "../snapshot/unitParts.ts";
import { countsOf, medianOf, perEffect, stageTotalsOf } from "./figures.ts";
import { outsideUnits } from "./outsideUnits.ts";
import { pageBasis } from "./pageBasis.ts";
import { retiredUnitsOf } from "./units.ts";
import { unitSummaries, unitSummary } from "./unitSummaries.ts";

export function unitsPage(snapshot: Snapshot, kind: UnitKind): UnitsPage {
  const units = unitSummaries(snapshot, kind);
  return {
    ...pageBasis(snapshot),
    kind,
    units: [...units],
    retired: retiredUnitsOf(snapshot, kind).map((unit) => unitSummary(snapshot, kind, unit)),
    country: figuresOf(wholeParts(snapshot)),
    outside: figuresOf(outsideUnits(snapshot, kind)),
    median: perEffect((effect) => medianOf(units.map(({ totals }) => totals.total[effect]))),
  };
}

const figuresOf = (parts: UnitParts) => ({ counts: countsOf(parts), totals: stageTotalsOf(parts) });

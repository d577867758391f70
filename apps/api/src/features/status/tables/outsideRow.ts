import type { UnitListItem } from "@mars/contracts/statusPages";
import type { UnitKind } from "@mars/contracts/statusShapes";
import { domainTotals, countsOf, effectNames, perEffect, stageTotalsOf } from "../pages/figures.ts";
import { shareOfGoal } from "@mars/domain/status/goals";
import { outsideUnits } from "../pages/outsideUnits.ts";
import type { Snapshot } from "../snapshot/Snapshot.ts";
import { wholeParts } from "../snapshot/unitParts.ts";

const names: Record<UnitKind, string> = {
  municipality: "Uden for kommuner",
  tripartite: "Uden for lokale treparter",
  plan: "Uden for kystvandgrupper",
};

/** A last line for what lies in none of the listed units; none where all does. */
export function outsideRow(snapshot: Snapshot, kind: UnitKind): UnitListItem[] {
  const parts = outsideUnits(snapshot, kind);
  if (parts.projects.length + parts.sketches.length === 0) return [];
  const totals = stageTotalsOf(parts);
  const country = domainTotals(wholeParts(snapshot)).total;
  return [
    {
      id: "",
      code: null,
      slug: "",
      name: names[kind],
      geoLocationId: "",
      areaHa: 0,
      retiredOn: null,
      counts: countsOf(parts),
      totals,
      shareOfCountry: perEffect((effect) =>
        shareOfGoal(totals.total[effect], country[effectNames[effect]]),
      ),
      rank: perEffect(() => 0),
      plan: null,
    },
  ];
}

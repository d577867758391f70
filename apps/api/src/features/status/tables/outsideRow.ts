import type { UnitListItem } from "@mars/contracts/status/statusPages";
import type { UnitKind } from "@mars/contracts/status/statusShapes";
import { domainTotals, countsOf, effectNames, perEffect, stageTotalsOf } from "../pages/figures.ts";
import { shareOfGoal } from "@mars/domain/status/goals";
import { translator } from "@mars/wording/language/text";
import { outsideUnits } from "../pages/outsideUnits.ts";
import type { Snapshot } from "../snapshot/Snapshot.ts";
import { wholeParts } from "../snapshot/unitParts.ts";
import { statusTableText } from "./statusTableText.ts";

const t = translator(statusTableText, "da-DK");

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
      name: t(`outside.${kind}`),
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

import type { OwnShare } from "@mars/contracts/status/statusPages";
import type { UnitKind } from "@mars/contracts/status/statusShapes";
import { scaleEffects } from "@mars/domain/effects/effects";
import { coverage } from "@mars/domain/plans/coverage";
import { development, type StageRow } from "@mars/domain/status/development";
import { forecastWindowStart } from "@mars/domain/status/forecast";
import type { HistoryRow, Snapshot, Unit } from "../snapshot/Snapshot.ts";
import { partsOf, sharesOf } from "../snapshot/unitParts.ts";
import { historyOfUnit } from "./developmentOf.ts";
import { perStage } from "./figures.ts";
import { goalOfNeeds, type Nitrogen } from "./goalOfNeeds.ts";
import { overlappingUnits } from "./overlappingUnits.ts";
import { unitsOf } from "./units.ts";
import { unitSummaries } from "./unitSummaries.ts";

/**
 * The part of the coastal water groups' needs that falls on a municipality or tripartite by area,
 * and what its own projects cover of it. No legal goal: the agreement sets none below the groups.
 */
export function ownShareOf(snapshot: Snapshot, kind: UnitKind, unit: Unit): OwnShare {
  const summaries = new Map(unitSummaries(snapshot, "plan").map((plan) => [plan.id, plan]));
  const keyOf = new Map(unitsOf(snapshot, "plan").map(({ id, key }) => [id, key]));
  const rows = historyOfUnit(snapshot, kind, unit.key) as readonly HistoryRow[];
  const { projects } = partsOf(snapshot, kind, unit.key);
  const start = forecastWindowStart(snapshot.day);
  const parts = overlappingUnits(snapshot, kind, unit, "plan").map((group) => {
    const planKey = keyOf.get(group.id) ?? "";
    const shareIn = (geoLocationId: string | null) =>
      sharesOf(snapshot, geoLocationId, "plan").find(({ unitKey }) => unitKey === planKey)?.share ??
      0;
    const byStage = perStage((stage) =>
      projects
        .filter(({ item }) => item.stage === stage)
        .reduce(
          (sum, { item, effects }) =>
            sum + (effects.nitrogenReductionT ?? 0) * shareIn(item.geoLocationId),
          0,
        ),
    );
    const areaShare = group.shareOfOther ?? 0;
    const needT = (summaries.get(group.id)?.plan?.needT ?? 0) * areaShare;
    const committedT =
      byStage.established +
      byStage.establishment_approval +
      byStage.preliminary_examination_approval;
    const { coveredT, missingT, surplusT } = coverage([{ needT, contributedT: committedT }]);
    return {
      byStageThen: nitrogenThen(rows, start, shareIn),
      group: {
        id: group.id,
        slug: group.slug,
        name: group.name,
        areaShare,
        needT,
        byStage,
        committedT,
        coveredT,
        missingT,
        surplusT,
      },
    };
  });
  return {
    goal: goalOfNeeds(
      snapshot,
      parts.map(({ group, byStageThen }) => ({ ...group, byStageThen })),
    ),
    groups: parts.map(({ group }) => group),
  };
}

function nitrogenThen(
  rows: readonly HistoryRow[],
  day: string,
  shareIn: (geoLocationId: string | null) => number,
): Nitrogen {
  const own = rows.map((row): StageRow => {
    const share = shareIn(row.geoLocationId);
    return share > 0
      ? { ...row, effects: scaleEffects(row.effects, share) }
      : { ...row, stage: null };
  });
  const [point] = development(own, [day]);
  return perStage((stage) => point?.effects[stage].nitrogenReductionT ?? 0);
}

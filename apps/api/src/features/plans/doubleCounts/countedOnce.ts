import { type EffectTotals, scaleEffects, sumEffects } from "@mars/domain/effects/effects";
import type { Queryable } from "../../../platform/database/Database.ts";
import {
  countedItems,
  type CountedRow,
  countedTwice,
  effectsOf,
  type TwiceRow,
} from "./doubleCountQueries.ts";

/** What the plan counts once land under several items is left with the most certain of them. */
export function countedOnce(
  planned: EffectTotals,
  twice: readonly TwiceRow[],
  rows: readonly CountedRow[],
): EffectTotals {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const lost = twice.flatMap(({ id, share }) => {
    const row = byId.get(id);
    return row ? [scaleEffects(effectsOf(row), -share)] : [];
  });
  return sumEffects([planned, ...lost]);
}

/** The same, read for one plan. */
export async function readCountedOnce(
  database: Queryable,
  planId: string,
  planned: EffectTotals,
): Promise<EffectTotals> {
  const twice = await countedTwice(database, planId);
  const rows = await countedItems(
    database,
    planId,
    twice.map(({ id }) => id),
  );
  return countedOnce(planned, twice, rows);
}

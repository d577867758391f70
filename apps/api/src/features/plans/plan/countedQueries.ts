import {
  type Effects,
  type EffectTotals,
  scaleEffects,
  sumEffects,
} from "@mars/domain/effects/effects";
import type { Stage } from "@mars/domain/lifecycle/stage";
import { lostShares, type SharedLand } from "@mars/domain/plans/countedOnce";
import { sql } from "kysely";
import type { Queryable } from "../../../platform/database/Database.ts";
import { readSharedLand } from "../../../platform/geography/readSharedLand.ts";

/** What one item gives one sub-catchment of one plan; null: it lies in none of them. */
export type CountedPart = {
  planId: string;
  opId: string | null;
  itemId: string;
  stage: Stage;
  /** Land counted as often as it is drawn, and once. */
  gross: EffectTotals;
  net: EffectTotals;
  /** Of the whole item, wherever it lies. */
  wholeEffects: Effects;
  /** The part of the item (0 to 1) on land that counts with another. */
  lostShare: number;
};

type Row = Pick<CountedPart, "planId" | "opId" | "itemId" | "stage"> &
  EffectTotals & { share: number };

/** What counts in plans, item by item. */
export async function readCounted(
  database: Queryable,
  planId: string | null,
): Promise<CountedPart[]> {
  const [{ rows }, land] = await Promise.all([
    sql<Row>`
      select plan_id as "planId", op_id as "opId", item_id as "itemId", stage, share,
        nitrogen_tons as "nitrogenReductionT", extraction_ha as "extractionEffortHa",
        afforestation_ha as "afforestationEffortHa"
      from plan_counted
      where ${planId}::text is null or plan_id = ${planId}::text
    `.execute(database),
    readLand(database, planId),
  ]);
  return [...Map.groupBy(rows, (row) => row.planId)].flatMap(([id, parts]) => {
    const whole = new Map(
      parts.map((row) => [row.itemId, { ...row, wholeEffects: scaleEffects(row, 1 / row.share) }]),
    );
    const items = [...whole].map(([itemId, { stage, wholeEffects }]) => ({
      id: itemId,
      stage,
      wholeEffects,
    }));
    const lost = lostShares(items, land.get(id) ?? []);
    return parts.map((row): CountedPart => {
      const gross = sumEffects([row]);
      const lostShare = lost.get(row.itemId) ?? 0;
      return {
        planId: id,
        opId: row.opId,
        itemId: row.itemId,
        stage: row.stage,
        gross,
        wholeEffects: whole.get(row.itemId)!.wholeEffects,
        net: sumEffects([scaleEffects(gross, 1 - lostShare)]),
        lostShare,
      };
    });
  });
}

/** Land that several of the items lie on that may count in each plan, whether or not they do. */
export async function readLand(
  database: Queryable,
  planId: string | null,
): Promise<Map<string, SharedLand[]>> {
  const { rows } = await sql<{ planId: string; id: string; geoLocationId: string }>`
    select distinct part.plan_id as "planId", item.id, item.geo_location_id as "geoLocationId"
    from plan_item item join plan_part part on part.geo_location_id = item.geo_location_id
    where (${planId}::text is null or part.plan_id = ${planId}::text)
      and (item.home_plan_id is null or item.is_published <> (item.home_plan_id::text = part.plan_id))
      and not (item.is_published is true and exists (
        select from sketch_project own where own.id = item.id and own.plan_id::text = part.plan_id))
  `.execute(database);
  const land = new Map<string, SharedLand[]>();
  for (const [id, items] of Map.groupBy(rows, (row) => row.planId))
    land.set(id, await readSharedLand(database, items));
  return land;
}

export function sumParts(
  parts: readonly CountedPart[],
  which: "net" | "gross" = "net",
): EffectTotals {
  return sumEffects(parts.map((part) => part[which]));
}

/** The part (0 to 1) of each counted item on land that counts with another. */
export function lostOf(parts: readonly CountedPart[]): ReadonlyMap<string, number> {
  return new Map(
    parts.filter(({ lostShare }) => lostShare > 0).map((part) => [part.itemId, part.lostShare]),
  );
}

/** How many different items of each kind the parts are of. */
export function countItems(parts: readonly CountedPart[]): {
  sketchCount: number;
  projectCount: number;
} {
  const ids = (isSketch: boolean) =>
    new Set(
      parts
        .filter(({ stage }) => (stage === "sketch_project") === isSketch)
        .map(({ itemId }) => itemId),
    ).size;
  return { sketchCount: ids(true), projectCount: ids(false) };
}

export type Beside = { count: number; nitrogenReductionT: number };

/** Sketches that neighbours have drawn into the plan and not published: told next to its figures. */
export async function unpublishedNeighbours(database: Queryable, planId: string): Promise<Beside> {
  const { rows } = await sql<Beside>`
    select count(distinct sketch.id)::int as count,
      coalesce(sum(sketch.nitrogen_tons * part.share), 0) as "nitrogenReductionT"
    from sketch_project sketch
    join plan_part part on part.geo_location_id = sketch.geo_location_id and part.plan_id = ${planId}::text
    where sketch.plan_id <> ${planId}::uuid and sketch.included_in_plan and not exists (
      select from plan_item item where item.id = sketch.id and item.is_published and item.included)
  `.execute(database);
  return rows[0]!;
}

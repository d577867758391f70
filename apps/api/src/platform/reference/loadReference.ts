import type { Database, Queryable } from "../database/Database.ts";
import { factsEdition } from "./facts/edition.ts";
import type { FactChange, FactTable } from "./FactTable.ts";
import { followFacts, hashOfFacts } from "./followFacts.ts";
import { productFacts } from "./productFacts.ts";
import * as queries from "./referenceQueries.ts";
import { sql } from "../database/sql.ts";
import { insertFormerOverlaps } from "../geography/recomputeOverlaps.ts";

// Borders of different releases never quite agree: a neighbour may have a strip of what one had.
const coveredShare = 0.5;

/** Notes which of the sub-catchments retired in this transaction, or of all, lie in others of today as drawn. */
async function noteCovered(tx: Queryable, retired: "now" | "all" = "now"): Promise<void> {
  await sql`
    update subcatchment gone set is_covered = coalesce((
      select sum(ST_Area(ST_Intersection(own.geometry, other.geometry, 0.000001)))
          > ${coveredShare} * min(ST_Area(own.geometry))
      from geo_location own, subcatchment today
      join geo_location other on other.id = today.geo_location_id
      where own.id = gone.geo_location_id and today.retired_at is null
        and own.geometry && other.geometry and ST_Intersects(own.geometry, other.geometry)), false)
    where ${retired === "now" ? sql`gone.retired_at = now()` : sql`gone.retired_at is not null`}`.execute(
    tx,
  );
}

export type ReferenceFacts = { edition: number; tables: readonly FactTable[] };

/** What a load changed; null where everything stood as it should. */
export type ReferenceReport = { changes: readonly FactChange[]; isOlder?: boolean } | null;

/**
 * Brings the facts of this release into the database, at every start: new ones come, changed ones
 * follow, retired ones stay readable. One look where nothing has changed since the last time.
 */
export async function syncReferenceData(
  database: Database,
  facts: ReferenceFacts = productReference(),
): Promise<ReferenceReport> {
  const last = await queries.readLastRelease(database.write);
  const overrideHash = await queries.readOverrideHash(database.write);
  const isKnown =
    last?.factsHash === hashOfFacts(facts.tables) && last.overrideHash === overrideHash;
  const report = isKnown ? null : await database.transaction((tx) => loadReference(tx, facts));
  if (await lacksFormerOverlaps(database.write)) await database.transaction(fillOnce);
  return report;
}

/** Of instances that start together one does it. */
async function fillOnce(tx: Queryable): Promise<void> {
  await queries.lockFacts(tx);
  if (await lacksFormerOverlaps(tx)) await fillFormerOverlaps(tx);
}

/** The same within a transaction of the caller's. */
export async function loadReference(
  tx: Queryable,
  facts: ReferenceFacts = productReference(),
): Promise<ReferenceReport> {
  await queries.lockFacts(tx);
  const release = {
    edition: facts.edition,
    factsHash: hashOfFacts(facts.tables),
    overrideHash: await queries.readOverrideHash(tx),
  };
  const last = await queries.readLastRelease(tx);
  // An older instance that is restarted while a release is rolled out must not turn it back.
  if (last !== null && last.edition > facts.edition) return { changes: [], isOlder: true };
  if (last?.factsHash === release.factsHash && last.overrideHash === release.overrideHash)
    return null;
  const changes: FactChange[] = [];
  for (const table of facts.tables) {
    const state = await queries.readFactState(tx, table);
    const steps = followFacts(table, state);
    // First: a successor may take over the number of what it replaces.
    await queries.retireFacts(tx, table, steps.retired);
    const isLater = table.isDated === true && state.current.size > 0;
    await queries.insertFacts(tx, table, steps.inserts, { isLater });
    await queries.updateFacts(tx, table, steps.updates);
    await queries.saveFacts(tx, table);
    changes.push(...steps.changes);
  }
  await noteCovered(tx);
  await queries.saveRelease(tx, release, changes);
  return { changes };
}

export const productReference = (): ReferenceFacts => ({
  edition: factsEdition,
  tables: productFacts(),
});

/** Whether units were retired and it was never measured what lay in them. */
async function lacksFormerOverlaps(database: Queryable): Promise<boolean> {
  const { rows } = await sql<{ lacks: boolean }>`
    select not exists (
      select from reference_release where former_overlaps_filled_at is not null) and exists (
      select from every_unit unit join geo_location outline on outline.id = unit.geo_location_id
      where unit.retired_at is not null and not ST_IsEmpty(outline.geometry)) as lacks`.execute(
    database,
  );
  return rows[0]!.lacks;
}

/** For units that were retired before this was kept: else earlier days lack them until borders are imported. */
async function fillFormerOverlaps(tx: Queryable): Promise<void> {
  await insertFormerOverlaps(tx);
  await noteCovered(tx, "all");
  await sql`update reference_release set former_overlaps_filled_at = now()
    where id = (select max(id) from reference_release)`.execute(tx);
  await sql`select record_public_change('status')`.execute(tx);
}

import type { Queryable } from "../database/Database.ts";
import { sql } from "../database/sql.ts";
import type { RetentionPolicy } from "../storage/RetentionPolicy.ts";
import { timeBasedRetention } from "../storage/timeBasedRetention.ts";

const LONGEST_WINDOW_HOURS = 24;

export type Allowance = {
  kind: "land" | "storage";
  /** `person:…` or `address:…`. */
  caller: string;
  /** In the window; whoever has had nothing yet gets the first whatever it is. */
  most: number;
  windowHours: number;
};

/** The same item again within the window costs nothing. */
export type Charge = { items: readonly string[]; amountEach: number; at: Date };

/**
 * Takes from what a caller may have: 0, or the seconds until there is some again and nothing was
 * taken. Two calls at the same moment may go over it by one of them.
 */
export async function takeAllowance(
  database: Queryable,
  { kind, caller, most, windowHours }: Allowance,
  { items, amountEach, at }: Charge,
): Promise<number> {
  const since = new Date(at.getTime() - windowHours * 3_600_000);
  const { rows } = await sql<{ oldest: Date | null; isOver: boolean }>`
    with had as (
      select item, amount, at from allowance_use
      where kind = ${kind} and caller = ${caller} and at > ${since}),
    fresh as (
      select item from unnest(${items}::text[]) asked (item)
      where item not in (select item from had)),
    used as (
      select min(at) as oldest, coalesce(sum(amount), 0) > 0 and coalesce(sum(amount), 0)
        + (select count(*) from fresh) * ${amountEach}::float8 > ${most}::float8 as "isOver" from had),
    taken as (
      insert into allowance_use (kind, caller, item, amount, at)
      select ${kind}, ${caller}, item, ${amountEach}::float8, ${at} from fresh, used
      where not "isOver" order by item
      on conflict (kind, caller, item) do update set amount = excluded.amount, at = excluded.at)
    select oldest, "isOver" and exists (select from fresh) as "isOver" from used
  `.execute(database);
  const { oldest, isOver } = rows[0]!;
  if (!isOver || oldest === null) return 0;
  return Math.max(1, Math.ceil((oldest.getTime() - since.getTime()) / 1000));
}

/** The cells of a fixed grid in which an area lies. */
export async function cellsOfArea(
  database: Queryable,
  geoLocationId: string,
  cellM: number,
): Promise<string[]> {
  // In pieces: the box around a long area across the grid holds a thousand times its cells.
  const { rows } = await sql<{ cell: string }>`
    with pieces as (
      select ST_Subdivide(ST_Segmentize(geometry, ${cellM}::float8), 64) as piece
      from geo_location where id = ${geoLocationId})
    select distinct x || ' ' || y as cell
    from pieces
    cross join lateral generate_series(floor(ST_XMin(piece) / ${cellM}::float8)::int,
      floor(ST_XMax(piece) / ${cellM}::float8)::int) x
    cross join lateral generate_series(floor(ST_YMin(piece) / ${cellM}::float8)::int,
      floor(ST_YMax(piece) / ${cellM}::float8)::int) y
    where ST_Intersects(piece, ST_MakeEnvelope(x * ${cellM}::float8, y * ${cellM}::float8,
      (x + 1) * ${cellM}::float8, (y + 1) * ${cellM}::float8, 25832))
  `.execute(database);
  return rows.map(({ cell }) => cell);
}

async function countRows(database: Queryable): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from allowance_use
  `.execute(database);
  return rows[0]?.n ?? 0;
}

async function deleteExpired(database: Queryable, batchRows: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from allowance_use where ctid in (
      select ctid from allowance_use
      where at < now() - make_interval(hours => ${LONGEST_WINDOW_HOURS}::int) limit ${batchRows})
  `.execute(database);
  return Number(numAffectedRows ?? 0);
}

export const allowanceStorage: RetentionPolicy = timeBasedRetention({
  name: "allowances",
  countRows,
  deleteExpired,
});

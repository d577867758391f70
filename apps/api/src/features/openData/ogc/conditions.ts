import { type RawBuilder, sql } from "kysely";
import type { Collection } from "./collections.ts";
import type { Field } from "./fields.ts";
import { conditionOf } from "./filter/conditionOf.ts";
import { FilterFault } from "./filter/cql2.ts";
import { readInstant } from "./filter/instants.ts";
import { readFilter } from "./filter/readFilter.ts";
import { boxGeometry } from "./geometrySql.ts";
import { fault, type ItemsQuery } from "./itemsQuery.ts";

/** What the features asked for must fulfil, all of it. */
export function conditions(collection: Collection, query: ItemsQuery): RawBuilder<boolean> {
  return sql.join(
    [
      sql`true`,
      ...(query.bbox === null
        ? []
        : [sql`ST_Intersects(geometry, ${boxGeometry(query.bbox.box, query.bbox.crs)})`]),
      ...within(collection, query.datetime),
      ...query.equals.map(
        ({ field, value }) => sql`${valueOf(field, value)} = ${field.as(field.type ?? "string")}`,
      ),
      ...(query.filter === null ? [] : [filterCondition(collection, query.filter)]),
    ],
    sql` and `,
  ) as RawBuilder<boolean>;
}

/** Features without a time of their own are true at all times. */
function within({ time }: Collection, period: ItemsQuery["datetime"]): RawBuilder<unknown>[] {
  if (time === undefined || period === null) return [];
  const { from, to } = period;
  return [
    ...(from === null ? [] : [sql`${time.to} >= ${from}::timestamptz`]),
    ...(to === null ? [] : [sql`${time.from} <= ${to}::timestamptz`]),
    sql`${time.from} is not null`,
  ];
}

function valueOf({ name, type }: Field, value: string): RawBuilder<unknown> {
  if (type === "number" && value.trim() !== "" && Number.isFinite(Number(value)))
    return sql`${Number(value)}::double precision`;
  if (type === "boolean" && (value === "true" || value === "false"))
    return sql`${value === "true"}::boolean`;
  const moment = type === "date-time" ? readInstant(value) : null;
  if (moment !== null) return sql`${moment.from}::timestamptz`;
  if (type === "string" || type === null) return sql`${value}::text`;
  throw fault(name, (told) => told.value);
}

function filterCondition(
  { fields }: Collection,
  { text, language, crs }: NonNullable<ItemsQuery["filter"]>,
): RawBuilder<unknown> {
  try {
    const known = new Map(fields.map((field) => [field.name, field]));
    return sql`(${conditionOf(readFilter(text, language), { fields: known, crs })})`;
  } catch (error) {
    if (!(error instanceof FilterFault)) throw error;
    const { reason } = error;
    throw fault("filter", ({ filter }) =>
      reason.code === "unreadable" ? filter.unreadable(reason.at) : filter[reason.code],
    );
  }
}

/** Figures out of range and geometries that are not valid show only when the database works. */
export async function askedOfDatabase<T>(query: ItemsQuery, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const code = (error as { code?: unknown }).code;
    const isTheirs = typeof code === "string" && (code.startsWith("22") || code === "XX000");
    if (query.filter === null || !isTheirs) throw error;
    throw fault("filter", ({ filter }) => filter.refused);
  }
}

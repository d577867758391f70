import type { RawBuilder } from "kysely";
import { sql } from "../database/sql.ts";

// Days are Danish: a release of the late evening belongs to that evening's day.
const toldOn = sql`(told_since at time zone 'Europe/Copenhagen')::date`;
const lastTold = sql`(retired_at at time zone 'Europe/Copenhagen')::date`;

/** Whether releases told of a unit by the end of a day. */
export const hasCome = (day: string): RawBuilder<boolean> =>
  sql<boolean>`coalesce(${toldOn} <= ${day}::date, true)`;

/** The day a unit was retired, where that is the day shown or one before it. */
export const retiredOn = (day: string): RawBuilder<string | null> =>
  sql<string | null>`case when ${lastTold} <= ${day}::date then ${lastTold}::text end`;

/** Whether a unit was one on a day; on the day of a release its successor is. */
export const isUnitOf = (day: string): RawBuilder<boolean> =>
  sql<boolean>`(${hasCome(day)} and ${retiredOn(day)} is null)`;

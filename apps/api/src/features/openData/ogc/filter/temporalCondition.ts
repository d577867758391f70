import { type RawBuilder, sql } from "kysely";
import { type Cql2, FilterFault } from "./cql2.ts";
import { fieldOf, type FilterContext, isProperty, the } from "./operands.ts";
import { instantOf, readInstant } from "./instants.ts";

type Sql = RawBuilder<unknown>;
type Span = { from: Sql; to: Sql };
type Condition = (a: Span, b: Span) => RawBuilder<boolean>;

const during: Condition = (a, b) => sql`(${a.from} > ${b.from} and ${a.to} < ${b.to})`;
const starts: Condition = (a, b) => sql`(${a.from} = ${b.from} and ${a.to} < ${b.to})`;
const finishes: Condition = (a, b) => sql`(${a.to} = ${b.to} and ${a.from} > ${b.from})`;
const meets: Condition = (a, b) => sql`${a.to} = ${b.from}`;
const overlaps: Condition = (a, b) =>
  sql`(${a.from} < ${b.from} and ${a.to} > ${b.from} and ${a.to} < ${b.to})`;
const intersects: Condition = (a, b) => sql`(${a.from} <= ${b.to} and ${a.to} >= ${b.from})`;
const turned =
  (condition: Condition): Condition =>
  (a, b) =>
    condition(b, a);

/** How two spans of time may stand to each other, by the names of CQL2. */
const conditions: Record<string, Condition> = {
  t_after: (a, b) => sql`${a.from} > ${b.to}`,
  t_before: (a, b) => sql`${a.to} < ${b.from}`,
  t_contains: turned(during),
  t_disjoint: (a, b) => sql`not ${intersects(a, b)}`,
  t_during: during,
  t_equals: (a, b) => sql`(${a.from} = ${b.from} and ${a.to} = ${b.to})`,
  t_finishedBy: turned(finishes),
  t_finishes: finishes,
  t_intersects: intersects,
  t_meets: meets,
  t_metBy: turned(meets),
  t_overlappedBy: turned(overlaps),
  t_overlaps: overlaps,
  t_startedBy: turned(starts),
  t_starts: starts,
};

export function temporalCondition(
  op: string,
  args: readonly Cql2[],
  context: FilterContext,
): RawBuilder<boolean> | null {
  const condition = conditions[op];
  if (condition === undefined) return null;
  const [a, b] = the(args, 2);
  return condition(spanOf(a, context), spanOf(b, context));
}

function spanOf(node: Cql2, context: FilterContext): Span {
  if (isProperty(node)) {
    const field = fieldOf(node.property, context);
    if (field.type !== "date-time") throw new FilterFault({ code: "types-differ" });
    const value = field.as("date-time");
    return { from: value, to: value };
  }
  if (typeof node === "object" && "interval" in node) {
    const { interval } = node;
    if (!Array.isArray(interval) || interval.length !== 2) throw new FilterFault({ code: "time" });
    const [from, to] = interval as [Cql2, Cql2];
    return { from: endOf(from, "from", context), to: endOf(to, "to", context) };
  }
  const { from, to } = instantOf(node);
  return { from: sql`${from}::timestamptz`, to: sql`${to}::timestamptz` };
}

function endOf(node: Cql2, end: "from" | "to", context: FilterContext): Sql {
  if (node === "..") return sql`${end === "from" ? "-infinity" : "infinity"}::timestamptz`;
  if (typeof node !== "string") return spanOf(node, context)[end];
  const instants = readInstant(node);
  if (instants === null) throw new FilterFault({ code: "time" });
  return sql`${instants[end]}::timestamptz`;
}

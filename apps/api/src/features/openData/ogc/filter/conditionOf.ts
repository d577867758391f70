import { type RawBuilder, sql } from "kysely";
import type { FieldType } from "../fields.ts";
import { type Cql2, FilterFault, type Operation } from "./cql2.ts";
import { spatialCondition } from "./spatialCondition.ts";
import { temporalCondition } from "./temporalCondition.ts";
import { instantOf } from "./instants.ts";
import { fieldOf, type FilterContext, isOperation, isProperty, the } from "./operands.ts";

type Sql = RawBuilder<unknown>;

const comparisons: Record<string, Sql> = {
  "=": sql`=`,
  "<>": sql`<>`,
  "<": sql`<`,
  ">": sql`>`,
  "<=": sql`<=`,
  ">=": sql`>=`,
};
const calculations = new Set(["+", "-", "*", "/", "%", "^", "div"]);

/** A CQL2 expression as a condition of SQL: every value a parameter, every name one of the fields. */
export function conditionOf(node: Cql2, context: FilterContext): RawBuilder<boolean> {
  if (typeof node === "boolean") return node ? sql`true` : sql`false`;
  if (isProperty(node)) return valueOf(node, "boolean", context) as RawBuilder<boolean>;
  if (!isOperation(node)) throw new FilterFault({ code: "not-a-condition" });
  const { op, args } = node;
  if (op === "and" || op === "or") {
    if (args.length < 2) throw new FilterFault({ code: "not-a-condition" });
    const parts = args.map((each) => sql`(${conditionOf(each, context)})`);
    return sql.join(parts, op === "and" ? sql` and ` : sql` or `) as RawBuilder<boolean>;
  }
  if (op === "not") return sql`not (${conditionOf(the(args, 1)[0], context)})`;
  const spatial = spatialCondition(op, args, context);
  if (spatial !== null) return spatial;
  const temporal = temporalCondition(op, args, context);
  if (temporal !== null) return temporal;
  return predicate(op, args, context);
}

function predicate(op: string, args: readonly Cql2[], context: FilterContext): RawBuilder<boolean> {
  const sign = comparisons[op];
  if (sign !== undefined) {
    const [left, right] = values(the(args, 2), context);
    return sql`${left} ${sign} ${right}`;
  }
  if (op === "between") {
    const [value, low, high] = values(the(args, 3), context);
    return sql`${value} between ${low} and ${high}`;
  }
  if (op === "in") {
    const [value, list] = the(args, 2);
    if (!Array.isArray(list) || list.length === 0) throw new FilterFault({ code: "types-differ" });
    const [left, ...among] = values([value, ...(list as Cql2[])], context);
    return sql`${left} in (${sql.join(among)})`;
  }
  if (op === "isNull") {
    const [value] = the(args, 1);
    return sql`${valueOf(value, typeOf(value, context) ?? "string", context)} is null`;
  }
  if (op === "like") {
    const [value, pattern] = the(args, 2);
    refuseOpenPattern(pattern);
    return sql`${valueOf(value, "string", context)} like ${valueOf(pattern, "string", context)}`;
  }
  throw new FilterFault({ code: "unknown-operation" });
}

/** Operands that are compared are of one type: that of the first whose type is known. */
function values(nodes: readonly Cql2[], context: FilterContext): Sql[] {
  const type = nodes.map((node) => typeOf(node, context)).find((each) => each !== null) ?? "string";
  return nodes.map((node) => valueOf(node, type, context));
}

/** Null where the data themselves decide: attributes of datasets. */
function typeOf(node: Cql2, context: FilterContext): FieldType | null {
  if (typeof node === "string") return "string";
  if (typeof node === "number") return "number";
  if (typeof node === "boolean") return "boolean";
  if (isProperty(node)) return fieldOf(node.property, context).type;
  if (isOperation(node)) return calculations.has(node.op) ? "number" : "string";
  if ("date" in node || "timestamp" in node) return "date-time";
  throw new FilterFault({ code: "types-differ" });
}

function valueOf(node: Cql2, type: FieldType, context: FilterContext): Sql {
  if (isProperty(node)) {
    const field = fieldOf(node.property, context);
    if (field.type !== null && field.type !== type) throw new FilterFault({ code: "types-differ" });
    return field.as(type);
  }
  if (typeof node === "object" && ("date" in node || "timestamp" in node)) {
    if (type !== "date-time") throw new FilterFault({ code: "types-differ" });
    return sql`${instantOf(node).from}::timestamptz`;
  }
  if (isOperation(node)) return calculated(node, type, context);
  if (typeof node !== type) throw new FilterFault({ code: "types-differ" });
  if (type === "number") return sql`${node}::double precision`;
  if (type === "boolean") return sql`${node}::boolean`;
  return sql`${textOf(node as string)}::text`;
}

function calculated({ op, args }: Operation, type: FieldType, context: FilterContext): Sql {
  if (op === "casei" && type === "string")
    return sql`lower(${valueOf(the(args, 1)[0], "string", context)})`;
  if (!calculations.has(op)) throw new FilterFault({ code: "unknown-operation" });
  if (type !== "number") throw new FilterFault({ code: "types-differ" });
  const [left, right] = the(args, 2).map((each) => valueOf(each, "number", context)) as [Sql, Sql];
  switch (op) {
    case "+":
      return sql`(${left} + ${right})`;
    case "-":
      return sql`(${left} - ${right})`;
    case "*":
      return sql`(${left} * ${right})`;
    case "/":
      return sql`(${left} / nullif(${right}, 0))`;
    case "div":
      return sql`trunc(${left} / nullif(${right}, 0))`;
    case "%":
      return sql`mod((${left})::numeric, nullif((${right})::numeric, 0))::double precision`;
    default:
      return sql`power(${left}, ${right})`;
  }
}

/** The database refuses a pattern whose last sign escapes nothing; so do we, before it is asked. */
function refuseOpenPattern(pattern: Cql2): void {
  const text = isOperation(pattern) && pattern.op === "casei" ? pattern.args[0] : pattern;
  if (typeof text !== "string") throw new FilterFault({ code: "pattern" });
  const [trailing = ""] = /\\*$/.exec(text) ?? [];
  if (trailing.length % 2 === 1) throw new FilterFault({ code: "pattern" });
}

function textOf(text: string): string {
  if (text.includes("\0") || !text.isWellFormed()) throw new FilterFault({ code: "types-differ" });
  return text;
}

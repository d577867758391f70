import type { Crs } from "../crs.ts";
import type { Field } from "../fields.ts";
import { type Cql2, FilterFault, type Operation } from "./cql2.ts";

/** What a filter may name, and which coordinates its geometries are written in. */
export type FilterContext = { fields: ReadonlyMap<string, Field>; crs: Crs };

export const isOperation = (node: Cql2): node is Operation =>
  isObject(node) && "op" in node && typeof node.op === "string" && Array.isArray(node.args);

export const isProperty = (node: Cql2): node is { property: string } =>
  isObject(node) && "property" in node && typeof node.property === "string";

/** JSON that someone sent may hold null where the standard has none. */
const isObject = (node: unknown): node is object => typeof node === "object" && node !== null;

export function fieldOf(name: string, { fields }: FilterContext): Field {
  const field = fields.get(name);
  if (field === undefined) throw new FilterFault({ code: "unknown-property" });
  return field;
}

/** Exactly so many operands. */
export function the<N extends 1 | 2 | 3>(
  args: readonly Cql2[],
  count: N,
): N extends 1 ? [Cql2] : N extends 2 ? [Cql2, Cql2] : [Cql2, Cql2, Cql2] {
  if (args.length !== count || args.some((each) => each === null))
    throw new FilterFault({ code: "types-differ" });
  return [...args] as never;
}

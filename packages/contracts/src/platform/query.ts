import * as z from "zod/mini";
import { line } from "./text.ts";

/** A whole number in a query string, within bounds. */
export function integerInQuery(minimum: number, maximum: number) {
  return z.coerce.number<number | string>().check(z.int(), z.minimum(minimum), z.maximum(maximum));
}

/** `true`/`false` in a query string. */
export function booleanInQuery() {
  return z.pipe(
    z.union([z.boolean(), z.enum(["true", "false"])]),
    z.transform((value) => value === true || value === "true"),
  );
}

/** A day of the years that the database knows and anybody means. */
export function calendarDay() {
  return z.iso.date().check(z.refine((day) => /^(?:19|2\d)\d\d-/.test(day)));
}

const uuid = "[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}";

/** Ids in a query string, separated by commas; empty for none. */
export function uuidsInQuery(maximumLength = 2000) {
  return withExample(
    z
      .string()
      .check(z.maxLength(maximumLength), z.regex(new RegExp(`^(?:${uuid}(?:,${uuid})*)?$`))),
    "3f2b6c1e-8d4a-4b7e-9c55-0a1b2c3d4e5f",
  );
}

/** An example for those who read the documentation or a refusal, where a form does not tell. */
export function withExample<S extends z.core.$ZodType>(schema: S, example: unknown): S {
  z.globalRegistry.add(schema, { examples: [example] });
  return schema;
}

/** Fields of a list that pages: add to the query object of the contract. */
export function pagingQuery(maximumLimit = 100, usualLimit = 50) {
  return {
    limit: z._default(integerInQuery(1, maximumLimit), usualLimit),
    cursor: z.optional(line(512)),
  };
}

/** A page of a list; without `nextCursor` it is the last. */
export function pageOf<Item extends z.core.$ZodType>(item: Item) {
  return z.object({ items: z.array(item), nextCursor: z.nullable(z.string()) });
}

import * as z from "zod/mini";

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

/** Fields of a list that pages: add to the query object of the contract. */
export function pagingQuery(maximumLimit = 100, usualLimit = 50) {
  return {
    limit: z._default(integerInQuery(1, maximumLimit), usualLimit),
    cursor: z.optional(z.string().check(z.maxLength(512))),
  };
}

/** A page of a list; without `nextCursor` it is the last. */
export function pageOf<Item extends z.core.$ZodType>(item: Item) {
  return z.object({ items: z.array(item), nextCursor: z.nullable(z.string()) });
}

import * as z from "zod/mini";

// Only what is read is checked: the catalogue adds fields as it grows.
const link = z.union([z.null(), z.object({ id: z.string(), type: z.string() })]);
const relationship = z.object({ data: z.optional(z.union([link, z.array(link)])) });
const attributes = z.record(z.string(), z.unknown());

export const catalogueRecord = z.object({
  id: z.string(),
  type: z.string(),
  attributes: z.optional(z.nullable(attributes)),
  relationships: z.optional(z.nullable(z.record(z.string(), relationship))),
});
export type CatalogueRecord = z.infer<typeof catalogueRecord>;

export const cataloguePage = z.object({
  data: z.array(z.unknown()),
  included: z.optional(z.nullable(z.array(z.unknown()))),
  links: z.optional(z.nullable(z.record(z.string(), z.unknown()))),
});

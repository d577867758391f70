import * as z from "zod/mini";

/** A fault in one field: where, which rule, and the rule's figure. */
export const fieldFault = z.object({
  /** Dotted path, for instance `body.name` or `query.limit`. */
  field: z.string(),
  code: z.string(),
  detail: z.string(),
  /** The length, number or count that was passed. */
  limit: z.optional(z.number()),
});

/**
 * RFC 9457 problem document. `code` is stable and is what clients act on and
 * translate; `title` and `detail` are English help for developers. Only the sentences of `fields`,
 * and the `detail` that repeats the first of them, follow the caller's `Accept-Language`.
 */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.string(),
  detail: z.string(),
  requestId: z.string(),
  fields: z.optional(z.array(fieldFault)),
  /** What the refusal's sentence needs: limits, statuses, counts. */
  figures: z.optional(z.record(z.string(), z.unknown())),
  /** With a day or quarter that there are no figures of: the nearest one there are. */
  nearest: z.optional(z.string()),
  /** With `version.stale`: the version that stands now. */
  currentVersion: z.optional(z.int()),
});

export type FieldFault = z.infer<typeof fieldFault>;
export type Problem = z.infer<typeof problem>;

export const problemMediaType = "application/problem+json";

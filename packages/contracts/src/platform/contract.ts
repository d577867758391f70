import type * as z from "zod/mini";

/** Any schema of zod, mini or full: what a contract is made of. */
export type Schema = z.core.$ZodType;

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

export type Role = "planner" | "planReader" | "caseworkerAdmin";

/**
 * Who may call: `public` never looks at a token, `optional` uses a valid one and
 * otherwise continues as anonymous, `signedIn` refuses without one.
 */
export type Access = "public" | "optional" | "signedIn";

export type Contract<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Response extends Schema = Schema,
> = {
  method: Method;
  /** Relative to the API base, parameters as `:name`. */
  path: `/${string}`;
  /** Heading in the API's documentation: the resource. */
  tag: string;
  summary: string;
  description?: string;
  access: Access;
  /** The caller needs one of these; only with `access: "signedIn"`. */
  roles?: readonly Role[];
  params?: Params;
  query?: Query;
  body?: Body;
  /** Left out: the answer has no body (204). */
  response?: Response;
  /** Status of success when it is not 200 (204 without a response). */
  status?: number;
  /** Media type of an answer that is not JSON; `response` then only documents it. */
  produces?: string;
  /** Media type of a body that is not JSON; unless it is a plain form, `body` then only documents it. */
  consumes?: string;
  /** The files that a body of `multipart/form-data` carries, by the names of their fields. */
  form?: Readonly<Record<string, { mediaType: string; description: string }>>;
  /** The change needs `If-Match` with the version that was read. */
  versioned?: boolean;
  /**
   * Expensive to compute: limited in concurrency and counted against the smaller rate limit. With
   * `queued` only the former, for what one page asks often.
   */
  heavy?: boolean | "queued";
  /** How long shared caches may keep a public answer; 0 means ask each time. */
  cacheSeconds?: number;
  /** Codes of refusals particular to this call, for the documentation. */
  problems?: readonly string[];
};

/** Keeps the exact types of the schemas, so that both ends are checked against them. */
export function contract<
  Params extends Schema,
  Query extends Schema,
  Body extends Schema,
  Response extends Schema,
>(definition: Contract<Params, Query, Body, Response>): Contract<Params, Query, Body, Response> {
  return definition;
}

/** What a caller hands over. A part without a schema is not there. */
export type CallInput<C> =
  C extends Contract<infer P, infer Q, infer B>
    ? Part<"params", P, z.core.input<P>> &
        Part<"query", Q, z.core.input<Q>> &
        Part<"body", B, z.core.input<B>>
    : never;

/** What the server's handler gets, checked and with defaults filled in. */
export type HandlerInput<C> =
  C extends Contract<infer P, infer Q, infer B>
    ? Part<"params", P, z.core.output<P>> &
        Part<"query", Q, z.core.output<Q>> &
        Part<"body", B, z.core.output<B>>
    : never;

/** What the caller receives. */
export type Answer<C> =
  C extends Contract<Schema, Schema, Schema, infer R>
    ? Schema extends R
      ? void
      : z.core.output<R>
    : never;

// An uninferred schema parameter stays at its bound: the contract has no such part.
type Part<Name extends string, S, Value> = Schema extends S ? unknown : { [K in Name]: Value };

/** A CQL2 expression as the standard's JSON encoding has it; text is parsed into the same. */
export type Cql2 =
  | string
  | number
  | boolean
  | readonly Cql2[]
  | Operation
  | { readonly property: string }
  | { readonly date: string }
  | { readonly timestamp: string }
  | { readonly interval: readonly Cql2[] }
  | { readonly bbox: readonly number[] }
  | Geometry;

export type Operation = { readonly op: string; readonly args: readonly Cql2[] };

export type Geometry = {
  readonly type: string;
  readonly coordinates?: unknown;
  readonly geometries?: readonly Geometry[];
};

/** A filter that cannot be used; told to the caller, never with the caller's own words in it. */
export class FilterFault extends Error {
  readonly reason: FilterFaultReason;

  constructor(reason: FilterFaultReason) {
    super(reason.code);
    this.reason = reason;
  }
}

export type FilterFaultReason =
  | { code: "unreadable"; at: number }
  | { code: "too-long" }
  | { code: "too-deep" }
  | { code: "unknown-property" }
  | { code: "unknown-operation" }
  | { code: "not-a-condition" }
  | { code: "types-differ" }
  | { code: "geometry" }
  | { code: "time" }
  | { code: "pattern" };

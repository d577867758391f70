/** One fact, by the names of its columns. */
export type FactRow = Readonly<Record<string, unknown>>;

/** Facts of one kind and the table they are kept in. */
export type FactTable = {
  readonly kind: string;
  readonly table: string;
  /** The column that tells one from another. */
  readonly key: string;
  readonly rows: readonly FactRow[];
  /** Columns that imports and people set as well: followed only while they stand as loaded. */
  readonly shared?: readonly string[];
  /** Columns of a row that is new; no one's fact afterwards. */
  readonly initial?: (row: FactRow) => FactRow;
  /** Has `retired_at`; elsewhere a fact that is no longer told simply stays. */
  readonly retires?: boolean;
  /** Has `told_since`: what comes with a later release was not there before it. */
  readonly isDated?: boolean;
};

export type FactChange = {
  readonly kind: string;
  readonly key: string;
  readonly name: string;
  readonly what: "added" | "changed" | "retired" | "returned";
  readonly columns?: readonly string[];
};

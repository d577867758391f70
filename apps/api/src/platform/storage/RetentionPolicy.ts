import type { Queryable } from "../database/Database.ts";

/** Something callers make us keep in the database, with its bounds. */
export type RetentionPolicy = {
  name: string;
  /** Of everybody together. */
  limitBytes: number;
  /** Of one caller within a day, at all instances. */
  limitBytesPerCaller: number;
  measureBytes: (database: Queryable) => Promise<number>;
  /** One batch of what has expired; answers how many rows went. */
  deleteExpired: (database: Queryable, batchRows: number) => Promise<number>;
  /** One batch of what can best be spared, at most so many bytes; answers the bytes freed. */
  evict: (database: Queryable, bytes: number) => Promise<number>;
};

/** What a row costs next to its contents: headers and index entries, roughly. */
export const ROW_BYTES = 200;

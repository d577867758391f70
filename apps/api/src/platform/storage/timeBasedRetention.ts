import type { Queryable } from "../database/Database.ts";
import { ROW_BYTES, type RetentionPolicy } from "./RetentionPolicy.ts";

type Timed = {
  name: string;
  countRows: (database: Queryable) => Promise<number>;
  deleteExpired: RetentionPolicy["deleteExpired"];
};

/** Far above what people cause; a warning is logged beyond it, and nothing is dropped. */
const LIMIT_BYTES = 5_000_000_000;

/** What only time removes, because it was told to someone or says who did something. */
export function timeBasedRetention({ name, countRows, deleteExpired }: Timed): RetentionPolicy {
  return {
    name,
    limitBytes: LIMIT_BYTES,
    limitBytesPerCaller: LIMIT_BYTES,
    measureBytes: async (database) => ROW_BYTES * (await countRows(database)),
    deleteExpired,
    evict: async () => 0,
  };
}

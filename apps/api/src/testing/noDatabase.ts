import type { Database, Queryable } from "../platform/database/Database.ts";

/** May be handed around, as features do while they are set up; asking it anything fails. */
const unreachable = new Proxy({} as Queryable, {
  get(): never {
    throw new Error("This test has no database");
  },
});

/** For tests of what must not reach the database: any use of it fails the test. */
export const noDatabase: Database = {
  write: unreachable,
  read: unreachable,
  watch: unreachable,
  engine: "server",
  transaction: () => Promise.reject(new Error("This test has no database")),
  close: async () => undefined,
};

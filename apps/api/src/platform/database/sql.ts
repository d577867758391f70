/** For rooms that may use the database but not the query builder. */
export { sql } from "kysely";

import { globSync } from "node:fs";

/** True where a PostgreSQL server with PostGIS can be started for the tests. */
export function findServerEngine(): boolean {
  if (process.env.TEST_DATABASE_URL) return true;
  const programs = globSync("/usr/lib/postgresql/*/bin/initdb");
  const postgis = globSync("/usr/share/postgresql/*/extension/postgis.control");
  return programs.length > 0 && postgis.length > 0;
}

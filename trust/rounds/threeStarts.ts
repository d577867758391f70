import { readdirSync } from "node:fs";
import { migrationsFolder } from "../../apps/api/src/readinessChecks.ts";
import type { Round } from "../Round.ts";
import { connectClient } from "../support/connectClient.ts";

/** Three instances start at the same moment on a database that has nothing yet. */
export const threeStarts: Round = {
  name: "three-starts",
  what: "three instances start at once on an empty database",
  async run(platform) {
    const url = await platform.freshDatabase("empty");
    const instances = await Promise.all(
      [1, 2, 3].map(() => platform.startInstance({ DATABASE_URL: url })),
    );
    const database = await connectClient(url);
    const { rows } = await database.query<{ applied: number; facts: number }>(
      `select (select count(*)::integer from schema_migration) as applied,
         (select count(*)::integer from subsidy_scheme) as facts`,
    );
    await database.end();
    const files = readdirSync(migrationsFolder).filter((name) => name.endsWith(".sql")).length;
    const codes = await Promise.all(instances.map((instance) => instance.stop()));
    return [
      { what: "instances ready", value: instances.length, atLeast: 3 },
      {
        what: `migrations applied, of ${files}`,
        value: rows[0]!.applied,
        atLeast: files,
        atMost: files,
      },
      { what: "schemes loaded", value: rows[0]!.facts, atLeast: 1 },
      { what: "stopped with another code than 0", value: codes.filter(Boolean).length, atMost: 0 },
    ];
  },
};

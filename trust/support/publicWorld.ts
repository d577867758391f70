import { sql } from "../../apps/api/src/platform/database/sql.ts";
import {
  box,
  insertProject,
  measureId,
  schemeId,
} from "../../apps/api/src/features/status/testing/statusWorld.ts";
import { connectDatabase } from "../../apps/api/src/platform/database/connectDatabase.ts";
import type { Database } from "../../apps/api/src/platform/database/Database.ts";

export type PublicWorld = {
  /** Makes one more project public; by its number and name. */
  publish: (n: number, name: string) => Promise<void>;
  close: () => Promise<void>;
};

/** Public projects in the little world of the tests, once an instance has loaded its facts. */
export async function openPublicWorld(url: string): Promise<PublicWorld> {
  const database: Database = await connectDatabase({ url, poolSize: 1 });
  await database.transaction(async (tx) => {
    await sql`insert into mitigation_measure (id, name, color, icon)
      values (${measureId}, 'Vådeng', '#123', '<svg/>') on conflict do nothing`.execute(tx);
    await sql`insert into subsidy_scheme (id, name, active, flow_type, mitigation_measure_id,
        allow_private_user, allow_private_company, allow_municipality, allow_vats, facts)
      values (${schemeId}, 'Vådeng', true, 'full', ${measureId}, true, true, true, '{}', '{}')
      on conflict do nothing`.execute(tx);
  });
  return {
    publish: (n, name) =>
      database.transaction((tx) =>
        insertProject(tx, {
          n,
          name,
          area: box(4, 4, 1, 1),
          effects: [8, 90, null],
          moves: [["2025-03-10T10:00:00Z", "approval"]],
        }),
      ),
    close: () => database.close(),
  };
}

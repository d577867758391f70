import { chmodSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Adapter, AdapterPayload } from "oidc-provider";

export type Store = { adapter(model: string): Adapter; purge(): void; close(): void };

const schema = `
  pragma journal_mode = wal;
  pragma synchronous = normal;
  create table if not exists entry (
    model text not null,
    id text not null,
    payload text not null,
    grant_id text,
    uid text,
    expires_at integer,
    primary key (model, id)
  ) without rowid;
  create index if not exists entry_grant on entry (grant_id) where grant_id is not null;
  create index if not exists entry_uid on entry (model, uid) where uid is not null;
  create index if not exists entry_expiry on entry (expires_at);
`;

/** Counting costs more than writing; in between there are at most so many too many. */
const checkEvery = 100;

/** Sessions, grants and tokens in one file, so that a restart keeps people signed in. */
export function openStore(folder: string, maxOpen = 10_000): Store {
  const path = join(folder, "store.sqlite");
  const database = new DatabaseSync(path, { timeout: 5000 });
  database.exec(schema);
  chmodSync(path, 0o600);

  const upsert = database.prepare(
    `insert into entry (model, id, payload, grant_id, uid, expires_at) values (?, ?, ?, ?, ?, ?)
     on conflict (model, id) do update set payload = excluded.payload, grant_id = excluded.grant_id,
       uid = excluded.uid, expires_at = excluded.expires_at`,
  );
  const live = "(expires_at is null or expires_at > ?)";
  const find = database.prepare(`select payload from entry where model = ? and id = ? and ${live}`);
  const findByUid = database.prepare(
    `select payload from entry where model = ? and uid = ? and ${live}`,
  );
  const consume = database.prepare(
    "update entry set payload = json_set(payload, '$.consumed', ?) where model = ? and id = ?",
  );
  const destroy = database.prepare("delete from entry where model = ? and id = ?");
  const revoke = database.prepare("delete from entry where grant_id = ? and model = ?");
  // Anybody may begin to sign in: of what belongs to no one yet the oldest are dropped.
  const keepNewest = database.prepare(
    `delete from entry where (model, id) in (
       select model, id from entry
       where model in ('Interaction', 'Session') and payload ->> '$.accountId' is null
         and payload ->> '$.session.accountId' is null
       order by expires_at desc limit -1 offset ?)`,
  );
  let writesUntilCheck = checkEvery;
  const purge = database.prepare("delete from entry where expires_at <= ?");

  return {
    adapter: (model) => ({
      async upsert(id, payload, expiresInSeconds) {
        const expiresAt = expiresInSeconds ? nowSeconds() + expiresInSeconds : null;
        const { grantId = null, uid = null } = payload;
        upsert.run(model, id, JSON.stringify(payload), grantId, uid, expiresAt);
        writesUntilCheck -= 1;
        if (writesUntilCheck > 0) return;
        writesUntilCheck = checkEvery;
        keepNewest.run(maxOpen);
      },
      find: async (id) => payloadOf(find.get(model, id, nowSeconds())),
      findByUid: async (uid) => payloadOf(findByUid.get(model, uid, nowSeconds())),
      // Only the device flow, which is off, has user codes.
      findByUserCode: async () => undefined,
      async consume(id) {
        consume.run(nowSeconds(), model, id);
      },
      async destroy(id) {
        destroy.run(model, id);
      },
      async revokeByGrantId(grantId) {
        revoke.run(grantId, model);
      },
    }),
    purge: () => void purge.run(nowSeconds()),
    close: () => database.close(),
  };
}

function payloadOf(row: Record<string, unknown> | undefined): AdapterPayload | undefined {
  return row === undefined ? undefined : (JSON.parse(String(row.payload)) as AdapterPayload);
}

function nowSeconds(): number {
  return Math.floor(Date.now() / 1000);
}

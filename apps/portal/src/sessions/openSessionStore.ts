import { randomUUID } from "node:crypto";
import { chmodSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { AppState } from "./AppState.ts";

export type Session = { id: string; appStates: AppState[]; createdAt: string; expiresAt: string };

export type SessionStore = {
  save(appStates: AppState[]): Session;
  find(id: string): Session | "expired" | undefined;
  purge(): void;
  close(): void;
};

/** An expired session is remembered this long, so that it can be told from one that never was. */
const rememberedMs = 24 * 60 * 60 * 1000;

type Limits = {
  /** How long a handed-over map view can be picked up. */
  sessionSeconds?: number;
  /** Anybody may post; the oldest are dropped so that no one can fill the disk. */
  maxSessions?: number;
  maxBytes?: number;
  now?: () => number;
};

export function openSessionStore(
  folder: string,
  {
    sessionSeconds = 3600,
    maxSessions = 2000,
    maxBytes = 200_000_000,
    now = Date.now,
  }: Limits = {},
): SessionStore {
  const path = join(folder, "store.sqlite");
  const database = new DatabaseSync(path, { timeout: 5000 });
  database.exec(`
    pragma journal_mode = wal;
    pragma synchronous = normal;
    create table if not exists session (
      number integer primary key,
      id text not null unique,
      app_states text,
      created_at integer not null,
      expires_at integer not null
    );
    create index if not exists session_expiry on session (expires_at);
  `);
  chmodSync(path, 0o600);
  const insert = database.prepare(
    "insert into session (id, app_states, created_at, expires_at) values (?, ?, ?, ?)",
  );
  const find = database.prepare("select * from session where id = ?");
  const forgetContent = database.prepare(
    "update session set app_states = null where expires_at <= ? and app_states is not null",
  );
  const forget = database.prepare("delete from session where expires_at <= ?");
  const keepNewest = database.prepare(
    "delete from session where number <= (select max(number) from session) - ?",
  );

  const keepSmall = database.prepare(
    `delete from session where number in (
       select number from (
         select number, sum(octet_length(app_states)) over (order by number desc) as bytes
         from session where app_states is not null)
       where bytes > ?)`,
  );

  return {
    save(appStates) {
      const id = randomUUID();
      const createdAt = now();
      const expiresAt = createdAt + sessionSeconds * 1000;
      insert.run(id, JSON.stringify(appStates), createdAt, expiresAt);
      keepNewest.run(maxSessions);
      keepSmall.run(maxBytes);
      return { id, appStates, createdAt: instant(createdAt), expiresAt: instant(expiresAt) };
    },
    find(id) {
      const row = find.get(id);
      if (row === undefined) return undefined;
      const expiresAt = Number(row.expires_at);
      if (expiresAt <= now() || row.app_states === null) return "expired";
      return {
        id,
        appStates: JSON.parse(String(row.app_states)) as AppState[],
        createdAt: instant(Number(row.created_at)),
        expiresAt: instant(expiresAt),
      };
    },
    purge() {
      forgetContent.run(now());
      forget.run(now() - rememberedMs);
    },
    close: () => database.close(),
  };
}

function instant(epochMs: number): string {
  return new Date(epochMs).toISOString();
}

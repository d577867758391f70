import type { Client } from "pg";
import type { Figure, Round } from "../Round.ts";
import { callApi } from "../support/callApi.ts";
import { connectClient } from "../support/connectClient.ts";
import { forSeconds } from "../support/forSeconds.ts";
import { asCalls, callWithPauses, publicPaths } from "../support/politeCaller.ts";
import { SHORT_WAITS } from "../support/shortWaits.ts";
import { timesAsLong } from "../support/timesAsLong.ts";

type Hindrance = {
  what: string;
  /** Statuses that say in words that it cannot be done now. */
  refusal: number;
  begin: (url: string, admin: Client) => Promise<() => Promise<void>>;
};

const hindrances: Hindrance[] = [
  {
    what: "every connection taken",
    refusal: 503,
    async begin(url) {
      const taken: Client[] = [];
      for (;;) {
        const client = await connectClient(url).catch(() => null);
        if (client === null) break;
        taken.push(client);
      }
      return async () => {
        await Promise.all(taken.map((client) => client.end()));
      };
    },
  },
  {
    what: "table locked",
    refusal: 503,
    async begin(url) {
      const holder = await connectClient(url);
      await holder.query("begin");
      await holder.query("lock table project in access exclusive mode");
      return async () => {
        await holder.query("rollback");
        await holder.end();
      };
    },
  },
  {
    what: "disk full",
    refusal: 507,
    async begin(_url, admin) {
      await admin.query(`create function disk_is_full() returns trigger language plpgsql as $$
        begin raise exception 'No space left on device' using errcode = '53100'; end $$`);
      await admin.query(
        "create trigger disk_is_full before insert on project for each row execute function disk_is_full()",
      );
      return async () => {
        await admin.query("drop function disk_is_full() cascade");
      };
    },
  },
];

/** The database has no connection left, holds a lock, has no room: each for a while. */
export const databaseBusy: Round = {
  name: "database-busy",
  what: "the database has no connection left, then a locked table, then a full disk",
  async run(platform, { isShort }) {
    const url = await platform.freshDatabase();
    const { origin } = await platform.startInstance({
      DATABASE_URL: url,
      NODE_IMPORT: SHORT_WAITS,
    });
    const token = await platform.authority.token({ sub: "writer" });
    for (const path of publicPaths) await callApi(origin, { path });
    const alone = await callWithPauses(origin, asCalls(publicPaths), forSeconds(isShort ? 1 : 4));
    const admin = await connectClient(url);
    const figures: Figure[] = [];
    const write = { path: "/api/projects", token, body: { name: "Travlt" } };
    for (const { what, refusal, begin } of hindrances) {
      const end = await begin(url, admin);
      const goesOn = forSeconds(isShort ? 2 : 8);
      const [readers, writers] = await Promise.all([
        callWithPauses(origin, asCalls(publicPaths), goesOn),
        callWithPauses(origin, [write], goesOn),
      ]);
      await end();
      const after = await callApi(origin, write);
      const expected = writers.count((status) => status === 201 || status === refusal);
      figures.push(
        {
          what: `${what}: public p95`,
          value: readers.percentileMs(0.95),
          unit: "ms",
          atMost: 2500,
        },
        timesAsLong(alone.percentileMs(0.95), readers.percentileMs(0.95)),
        { what: "… failed", value: readers.serverErrors + readers.unanswered, atMost: 0 },
        { what: `writes refused with ${refusal}`, value: writers.count((s) => s === refusal) },
        {
          what: "writes answered otherwise",
          value: writers.answered + writers.unanswered - expected,
          atMost: 0,
        },
        { what: "writes afterwards (201)", value: after.status, atMost: 201, atLeast: 201 },
      );
    }
    await admin.end();
    return figures;
  },
};

import type { Round } from "../Round.ts";
import { callApi } from "../support/callApi.ts";
import { forSeconds } from "../support/forSeconds.ts";
import { asCalls, callWithPauses, publicPaths } from "../support/politeCaller.ts";
import { startFaultyProxy } from "../support/startFaultyProxy.ts";

/** The replica never hears of anything new, then it is no longer there. */
export const replicas: Round = {
  name: "replica",
  what: "a read replica that never hears of anything new, then falls silent, then is gone",
  async run(platform, { isShort }) {
    const primary = await platform.freshDatabase();
    // A copy that nothing is sent to is as far behind as one can be.
    const replica = await startFaultyProxy(await platform.freshDatabase());
    const { origin } = await platform.startInstance({
      DATABASE_URL: primary,
      DATABASE_REPLICA_URLS: replica.url,
    });
    const token = await platform.authority.token({ sub: "writer" });
    let unseen = 0;
    const writes = isShort ? 10 : 100;
    for (let n = 0; n < writes; n += 1) {
      const made = await callApi(origin, {
        path: "/api/projects",
        token,
        body: { name: `Nyt ${n}` },
      });
      const { id } = JSON.parse(made.text) as { id: string };
      const seen = await callApi(origin, { path: `/api/projects/${id}`, token });
      if (seen.status !== 200) unseen += 1;
    }
    const seconds = isShort ? 2 : 10;
    replica.set("silent");
    const silent = await callWithPauses(origin, asCalls(publicPaths), forSeconds(seconds));
    replica.set("gone");
    const gone = await callWithPauses(origin, asCalls(publicPaths), forSeconds(seconds));
    replica.stop();
    return [
      { what: "own writes not seen at once, of a replica behind", value: unseen, atMost: 0 },
      { what: "silent: failed", value: silent.serverErrors + silent.unanswered, atMost: 0 },
      { what: "silent: p95", value: silent.percentileMs(0.95), unit: "ms", atMost: 2500 },
      { what: "gone: failed", value: gone.serverErrors + gone.unanswered, atMost: 0 },
      { what: "gone: p95", value: gone.percentileMs(0.95), unit: "ms", atMost: 2500 },
    ];
  },
};

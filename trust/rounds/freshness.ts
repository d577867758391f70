import { setTimeout as wait } from "node:timers/promises";
import type { Figure, Round } from "../Round.ts";
import { callApi } from "../support/callApi.ts";
import { connectClient } from "../support/connectClient.ts";
import { openPublicWorld } from "../support/publicWorld.ts";
import { startFaultyProxy } from "../support/startFaultyProxy.ts";

const FRESH_WITHIN_SECONDS = 10;
const GIVE_UP_MS = 180_000;
const pages = ["/api/status/projects", "/api/status/pages/overview"];

/** What is made public while the database restarts or cannot be reached is shown soon afterwards. */
export const freshness: Round = {
  name: "freshness",
  what: "projects become public while the database restarts, is gone or silent: every instance shows them soon",
  async run(platform, { isShort }) {
    const url = await platform.freshDatabase();
    const proxy = await startFaultyProxy(url);
    const env = { DATABASE_URL: proxy.url };
    const instances = [await platform.startInstance(env), await platform.startInstance(env)];
    const world = await openPublicWorld(url);
    const read = () =>
      Promise.all(
        instances.flatMap(({ origin }) =>
          pages.map(async (path) => (await callApi(origin, { path })).text),
        ),
      );
    const figures: Figure[] = [];
    const ways = isShort ? (["open"] as const) : (["open", "restart", "gone", "silent"] as const);
    for (const [n, way] of ways.entries()) {
      const before = await read();
      if (way === "gone" || way === "silent") proxy.set(way);
      await world.publish(90 + n, `Friskeng ${n}`);
      if (way === "restart") await restart(url);
      // Asked meanwhile, so that answers are on their way when it falls silent.
      if (way !== "open") {
        const asking = read().catch(() => null);
        await wait(5000);
        await asking;
      }
      proxy.set("open");
      const begun = performance.now();
      let old = before.length;
      while (old > 0 && performance.now() - begun < GIVE_UP_MS) {
        const after = await read().catch(() => before);
        old = after.filter((text, at) => text === before[at]).length;
        await wait(100);
      }
      const seconds = (performance.now() - begun) / 1000;
      figures.push(
        { what: `${way}: pages that stayed old`, value: old, atMost: 0 },
        { what: "… all new after", value: seconds, unit: "s", atMost: FRESH_WITHIN_SECONDS },
      );
    }
    await world.close();
    proxy.stop();
    return figures;
  },
};

/** A killed backend makes PostgreSQL end all others and recover. */
async function restart(url: string): Promise<void> {
  const victim = await connectClient(url);
  const { rows } = await victim.query<{ pid: number }>("select pg_backend_pid() as pid");
  process.kill(rows[0]!.pid, "SIGKILL");
}

import { setTimeout as wait } from "node:timers/promises";
import type { Round } from "../Round.ts";
import { connectClient } from "../support/connectClient.ts";
import { asCalls, callWithPauses, publicPaths } from "../support/politeCaller.ts";
import { startNginxCache } from "../../packages/embedded/src/testing/startNginx.ts";
import { Tally } from "../support/Tally.ts";
import { emptyWritten, lostAndDoubled, writeProjects } from "../support/writeProjects.ts";

/**
 * Each of two instances is stopped and started in turn while people read and write, as deploy/
 * ships it: Debian's nginx with our configuration, and the seconds of draining that it counts on.
 */
export const rollingRestarts: Round = {
  name: "rolling-restarts",
  what: "six rolling restarts of two instances behind the shipped nginx, under load",
  async run(platform, { isShort }) {
    const url = await platform.freshDatabase();
    const env = { DATABASE_URL: url, DRAIN_SECONDS: "5", TRUST_PROXY: "2" };
    const instances = await Promise.all([1, 2].map(() => platform.startInstance(env)));
    const nginx = await startNginxCache(...instances.map(({ port }) => port));
    const origin = `http://127.0.0.1:${nginx.port}`;
    const state = { goesOn: true };
    const goesOn = () => state.goesOn;
    const tokens = [await platform.authority.token({ sub: "writer" })];
    const written = emptyWritten();
    const tally = new Tally();
    const load = [
      ...Array.from({ length: 4 }, () =>
        callWithPauses(origin, asCalls(publicPaths), goesOn, { tally, pauseMs: 50 }),
      ),
      ...Array.from({ length: 8 }, () =>
        writeProjects(written, goesOn, { origins: [origin], tokens }),
      ),
    ];
    let badExits = 0;
    for (let round = 0; round < (isShort ? 1 : 6); round += 1)
      for (const [n, instance] of instances.entries()) {
        if ((await instance.stop()) !== 0) badExits += 1;
        instances[n] = await platform.startInstance({ ...env, PORT: String(instance.port) });
        await wait(1000);
      }
    state.goesOn = false;
    await Promise.all(load);
    await nginx.stop();
    const database = await connectClient(url);
    const figures = await lostAndDoubled(database, written);
    await database.end();
    for (const fault of tally.faults) process.stdout.write(`    ${fault}\n`);
    return [
      { what: "answers to readers", value: tally.answered, atLeast: 20 },
      { what: "… failed", value: tally.serverErrors + tally.unanswered, atMost: 0 },
      { what: "… p95", value: tally.percentileMs(0.95), unit: "ms", atMost: 2500 },
      ...figures,
      { what: "writers' 5xx answers", value: written.serverErrors.length, atMost: 0 },
      { what: "writes without an answer", value: written.unanswered, atMost: 0 },
      { what: "stopped with another code than 0", value: badExits, atMost: 0 },
    ];
  },
};

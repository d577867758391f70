import { setTimeout as wait } from "node:timers/promises";
import type { Round } from "../Round.ts";
import { connectClient } from "../support/connectClient.ts";
import { asCalls, callWithPauses, publicPaths } from "../support/politeCaller.ts";
import { startBalancer } from "../../packages/embedded/src/testing/startBalancer.ts";
import { Tally } from "../support/Tally.ts";
import { emptyWritten, lostAndDoubled, writeProjects } from "../support/writeProjects.ts";

/** Each of two instances is stopped and started in turn, twice, while people read and write. */
export const rollingRestarts: Round = {
  name: "rolling-restarts",
  what: "two rolling restarts of two instances behind a balancer, under load",
  async run(platform, { isShort }) {
    const url = await platform.freshDatabase();
    const env = { DATABASE_URL: url, DRAIN_SECONDS: "2", TRUST_PROXY: "1" };
    const instances = await Promise.all([1, 2].map(() => platform.startInstance(env)));
    const balancer = await startBalancer(
      instances.map(({ origin }) => origin),
      { polls: true },
    );
    const state = { goesOn: true };
    const goesOn = () => state.goesOn;
    const tokens = [await platform.authority.token({ sub: "writer" })];
    const written = emptyWritten();
    const tally = new Tally();
    const load = [
      ...Array.from({ length: 4 }, () =>
        callWithPauses(balancer.origin, asCalls(publicPaths), goesOn, { tally, pauseMs: 50 }),
      ),
      ...Array.from({ length: 2 }, () =>
        writeProjects(written, goesOn, { origins: [balancer.origin], tokens }),
      ),
    ];
    let badExits = 0;
    for (let round = 0; round < (isShort ? 1 : 2); round += 1)
      for (const [n, instance] of instances.entries()) {
        if ((await instance.stop()) !== 0) badExits += 1;
        instances[n] = await platform.startInstance({ ...env, PORT: String(instance.port) });
        await wait(1000);
      }
    state.goesOn = false;
    await Promise.all(load);
    await balancer.stop();
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
      { what: "stopped with another code than 0", value: badExits, atMost: 0 },
    ];
  },
};

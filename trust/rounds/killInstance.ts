import { setTimeout as wait } from "node:timers/promises";
import type { Round } from "../Round.ts";
import { connectClient } from "../support/connectClient.ts";
import { untilMoreWritten } from "../support/untilMoreWritten.ts";
import { emptyWritten, lostAndDoubled, writeProjects } from "../support/writeProjects.ts";

/** An instance is killed outright while people write, and started again. */
export const killInstance: Round = {
  name: "kill-instance",
  what: "an instance is killed (SIGKILL) while ten people write, and started again",
  isInShort: true,
  async run(platform, { isShort }) {
    const url = await platform.freshDatabase();
    const env = { DATABASE_URL: url };
    let instance = await platform.startInstance(env);
    const { origin, port } = instance;
    const written = emptyWritten();
    const state = { goesOn: true };
    const tokens = [await platform.authority.token({ sub: "writer" })];
    const writers = Array.from({ length: 10 }, () =>
      writeProjects(written, () => state.goesOn, { origins: [origin], tokens }),
    );
    const kills = isShort ? 1 : 5;
    let slowestSeconds = 0;
    for (let kill = 0; kill < kills; kill += 1) {
      await untilMoreWritten(written, 30);
      await wait(500 * Math.random());
      await instance.kill();
      instance = await platform.startInstance({ ...env, PORT: String(port) });
      slowestSeconds = Math.max(slowestSeconds, instance.readyAfterSeconds);
    }
    await untilMoreWritten(written, 10);
    state.goesOn = false;
    await Promise.all(writers);
    const database = await connectClient(url);
    const figures = await lostAndDoubled(database, written);
    await database.end();
    return [
      { what: "kills", value: kills },
      ...figures,
      { what: "5xx answers", value: written.serverErrors.length, atMost: 0 },
      { what: "ready again after", value: slowestSeconds, unit: "s" },
    ];
  },
};

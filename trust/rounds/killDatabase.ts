import { setTimeout as wait } from "node:timers/promises";
import type { Round } from "../Round.ts";
import { connectClient } from "../support/connectClient.ts";
import { untilMoreWritten } from "../support/untilMoreWritten.ts";
import { emptyWritten, lostAndDoubled, writeProjects } from "../support/writeProjects.ts";

/** A backend killed outright makes PostgreSQL end all others and recover from its log. */
export const killDatabase: Round = {
  name: "kill-database",
  what: "a process of PostgreSQL is killed while ten people write; the server recovers from its log",
  async run(platform, { isShort }) {
    const url = await platform.freshDatabase();
    const { origin } = await platform.startInstance({ DATABASE_URL: url });
    const written = emptyWritten();
    const state = { goesOn: true };
    const tokens = [await platform.authority.token({ sub: "writer" })];
    const writers = Array.from({ length: 10 }, () =>
      writeProjects(written, () => state.goesOn, { origins: [origin], tokens }),
    );
    const kills = isShort ? 1 : 4;
    for (let kill = 0; kill < kills; kill += 1) {
      await untilMoreWritten(written, 30);
      await wait(500 * Math.random());
      const victim = await connectClient(url);
      const { rows } = await victim.query<{ pid: number }>("select pg_backend_pid() as pid");
      process.kill(rows[0]!.pid, "SIGKILL");
      await wait(1500);
    }
    await untilMoreWritten(written, 10);
    state.goesOn = false;
    await Promise.all(writers);
    const database = await connectClient(url);
    const figures = await lostAndDoubled(database, written);
    await database.end();
    const others = written.serverErrors.filter(({ status }) => status !== 503);
    return [
      { what: "kills", value: kills },
      ...figures,
      { what: "503 while it recovered", value: written.serverErrors.length - others.length },
      { what: "other 5xx answers", value: others.length, atMost: 0 },
    ];
  },
};

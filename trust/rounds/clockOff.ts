import { join } from "node:path";
import type { Figure, Round } from "../Round.ts";
import { callApi } from "../support/callApi.ts";
import { connectClient } from "../support/connectClient.ts";
import { forSeconds } from "../support/forSeconds.ts";
import { Tally } from "../support/Tally.ts";
import { emptyWritten, lostAndDoubled, writeProjects } from "../support/writeProjects.ts";

const HOUR_S = 3600;
const preload = join(import.meta.dirname, "../support/shiftClock.ts");

/** Two instances, an hour apart, serve the same people. */
export const clockOff: Round = {
  name: "clock-off",
  what: "an instance whose clock is an hour ahead, or behind, beside one that is right",
  async run(platform, { isShort }) {
    const figures: Figure[] = [];
    for (const shiftS of [HOUR_S, -HOUR_S]) {
      const url = await platform.freshDatabase();
      const right = await platform.startInstance({ DATABASE_URL: url });
      const wrong = await platform.startInstance({
        DATABASE_URL: url,
        NODE_IMPORT: preload,
        CLOCK_SHIFT_SECONDS: String(shiftS),
      });
      const now = Math.floor(Date.now() / 1000);
      const times = { notBefore: now - 3 * HOUR_S, expiresAt: now + 3 * HOUR_S };
      const wide = await platform.authority.token({ sub: "writer" }, times);
      const written = emptyWritten();
      const goesOn = forSeconds(isShort ? 2 : 6);
      await Promise.all(
        Array.from({ length: 6 }, () =>
          writeProjects(written, goesOn, {
            origins: [right.origin, wrong.origin],
            tokens: [wide],
            twice: true,
          }),
        ),
      );
      // A usual token of fifteen minutes: over already, or not yet begun.
      const usual = await platform.authority.token({ sub: "writer" });
      const tally = new Tally();
      for (let n = 0; n < 10; n += 1)
        await tally.call(wrong.origin, { path: "/api/projects", token: usual });
      const told = await callApi(wrong.origin, { path: "/api/health/ready" });
      const shown = await callApi(wrong.origin, { path: "/api/status/pages/overview" });
      const database = await connectClient(url);
      figures.push(
        { what: "clock off by", value: shiftS, unit: "s" },
        ...(await lostAndDoubled(database, written)),
        {
          what: "5xx answers",
          value: written.serverErrors.length + tally.serverErrors + tally.unanswered,
          atMost: 0,
        },
        { what: "usual tokens refused (401)", value: tally.count((s) => s === 401), atLeast: 10 },
        { what: "says it is not ready (503)", value: told.status, atMost: 503, atLeast: 503 },
        { what: "public page (200)", value: shown.status, atMost: 200, atLeast: 200 },
      );
      await database.end();
      await platform.clear();
    }
    return figures;
  },
};

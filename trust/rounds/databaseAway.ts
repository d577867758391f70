import { setTimeout as wait } from "node:timers/promises";
import type { Figure, Round } from "../Round.ts";
import { areaOf } from "../support/areaOf.ts";
import { type Call, callApi } from "../support/callApi.ts";
import { forSeconds } from "../support/forSeconds.ts";
import { asCalls, callWithPauses, publicPaths } from "../support/politeCaller.ts";
import { startFaultyProxy } from "../support/startFaultyProxy.ts";
import { Tally } from "../support/Tally.ts";

const BACK_WITHIN_SECONDS = 15;
/** Long before the minute that a statement may take. */
const REFUSED_WITHIN_MS = 10_000;
/** What no one has asked before: the database has to be asked for it. */
const newQuestions: Call[] = [
  { path: "/api/search?q=engen" },
  { path: "/api/screening/analyses", body: { geometry: areaOf(2000) } },
];

/** The database refuses connections, then takes them and says nothing. */
export const databaseAway: Round = {
  name: "database-away",
  what: "the database is gone, then silent: public answers stay, writes are refused in words, and all is well afterwards",
  isInShort: true,
  async run(platform, { isShort }) {
    const proxy = await startFaultyProxy(await platform.freshDatabase());
    const { origin } = await platform.startInstance({ DATABASE_URL: proxy.url });
    const token = await platform.authority.token({ sub: "writer" });
    for (const path of publicPaths) await callApi(origin, { path });
    const figures: Figure[] = [];
    for (const way of isShort ? (["gone"] as const) : (["gone", "silent"] as const)) {
      proxy.set(way);
      const goesOn = forSeconds(isShort ? 2 : 10);
      const writes = new Tally();
      const [readers, questions] = await Promise.all([
        callWithPauses(origin, asCalls(publicPaths), goesOn),
        callWithPauses(origin, newQuestions, goesOn),
        callWithPauses(origin, [{ path: "/api/projects", token, body: { name: "Væk" } }], goesOn, {
          tally: writes,
        }),
      ]);
      proxy.set("open");
      const seconds = await secondsUntilWritten(origin, token);
      figures.push(
        { what: `${way}: public answers`, value: readers.answered, atLeast: isShort ? 1 : 5 },
        { what: "… failed", value: readers.serverErrors + readers.unanswered, atMost: 0 },
        { what: "… p95", value: readers.percentileMs(0.95), unit: "ms", atMost: 2500 },
        {
          what: "writes refused with 503",
          value: writes.count((status) => status === 503),
          atLeast: 1,
        },
        {
          what: "writes answered otherwise",
          value: writes.answered + writes.unanswered - writes.count((status) => status === 503),
          atMost: 0,
        },
        {
          what: "new questions refused with 503",
          value: questions.count((status) => status === 503),
          atLeast: 1,
        },
        {
          what: "… and writes, the slowest after",
          value: Math.max(questions.percentileMs(1), writes.percentileMs(1)),
          unit: "ms",
          atMost: REFUSED_WITHIN_MS,
        },
        { what: "writes again after", value: seconds, unit: "s", atMost: BACK_WITHIN_SECONDS },
      );
    }
    proxy.stop();
    return figures;
  },
};

async function secondsUntilWritten(origin: string, token: string): Promise<number> {
  const begun = performance.now();
  const seconds = () => (performance.now() - begun) / 1000;
  while (seconds() < 2 * BACK_WITHIN_SECONDS) {
    const call = { path: "/api/projects", token, body: { name: "Tilbage" } };
    const answer = await callApi(origin, call).catch(() => null);
    if (answer?.status === 201) break;
    await wait(100);
  }
  return seconds();
}

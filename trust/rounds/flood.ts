import type { Round } from "../Round.ts";
import { callApi, type Call } from "../support/callApi.ts";
import { forSeconds } from "../support/forSeconds.ts";
import { asCalls, callWithPauses, publicPaths } from "../support/politeCaller.ts";
import { startFlood } from "../support/startFlood.ts";
import { timesAsLong } from "../support/timesAsLong.ts";
import { areaOf } from "../support/areaOf.ts";

const CONNECTIONS = 64;

/** One address asks as fast as it can, for cheap and for dear things, next to a polite caller. */
export const flood: Round = {
  name: "flood",
  what: "one address floods (64 connections, dear and cheap calls) beside a polite caller",
  async run(platform, { isShort }) {
    const url = await platform.freshDatabase();
    const { origin } = await platform.startInstance({
      DATABASE_URL: url,
      RATE_LIMIT_PER_MINUTE: "6000",
    });
    const token = await platform.authority.token({ sub: "polite" });
    const polite: Call[] = [
      ...asCalls(publicPaths),
      { path: "/api/projects", token },
      { path: "/api/search?q=vib" },
    ];
    for (const call of polite) await callApi(origin, call);
    const seconds = isShort ? 3 : 15;
    const alone = await callWithPauses(origin, polite, forSeconds(seconds));
    const dear: Call[] = [
      { path: "/api/screening/analyses", body: { geometry: areaOf(2000) } },
      { path: "/api/openapi.json" },
      { path: "/api/status/projects" },
      { path: "/api/search?q=a" },
      { path: "/ogc/collections/projects/items?limit=1000" },
      { path: "/api/pick/union", body: { geometries: squaresOverEachOther(400) } },
    ];
    const flooding = startFlood({ origin, calls: dear, connections: CONNECTIONS, seconds });
    const beside = await callWithPauses(origin, polite, forSeconds(seconds));
    const flooded = await flooding;
    const counted = (matches: (status: number) => boolean) =>
      flooded.byStatus.reduce((sum, [status, n]) => sum + (matches(status) ? n : 0), 0);
    const [before, during] = [alone.percentileMs(0.95), beside.percentileMs(0.95)];
    return [
      { what: "polite p95 alone", value: before, unit: "ms", atMost: 2500 },
      { what: "polite p95 beside the flood", value: during, unit: "ms", atMost: 2500 },
      timesAsLong(before, during),
      {
        what: "polite failed",
        value: beside.count((s) => s >= 400) + beside.unanswered,
        atMost: 0,
      },
      { what: "flood: calls", value: flooded.answered + flooded.unanswered },
      {
        what: "flood: told to wait (429, 503)",
        value: counted((s) => s === 429 || s === 503),
      },
      {
        what: "flood: other 5xx answers",
        value: counted((s) => s >= 500 && s !== 503),
        atMost: 0,
      },
    ];
  },
};

/** What takes the square of its size to join. */
const squaresOverEachOther = (count: number) =>
  Array.from({ length: count }, (_, n) => areaOf(2000, 1000 + n));

import { people } from "../../apps/api/src/features/projects/testing/people.ts";
import type { Round } from "../Round.ts";
import { areaOf } from "../support/areaOf.ts";
import { callApi, type Call } from "../support/callApi.ts";
import { connectClient } from "../support/connectClient.ts";
import { forSeconds } from "../support/forSeconds.ts";
import { asCalls, callWithPauses, publicPaths } from "../support/politeCaller.ts";
import { startFlood } from "../support/startFlood.ts";
import { timesAsLong } from "../support/timesAsLong.ts";

const PLAN = "00000000-0000-4000-8000-0000000000aa";
const SKETCHES = 40;
const CONNECTIONS = 24;

/** Which areas of a plan lie over each other takes the square of them; a planner asks without pause. */
export const planOverlaps: Round = {
  name: "plan-overlaps",
  what: `a planner asks without pause for the overlaps of ${SKETCHES} sketches over each other`,
  async run(platform, { isShort }) {
    const url = await platform.freshDatabase();
    const { origin } = await platform.startInstance({ DATABASE_URL: url });
    const admin = await connectClient(url);
    await admin.query("update plan set responsible_vat = $1 where id = $2", [
      people.planPlanner.vat,
      PLAN,
    ]);
    await admin.end();
    const planner = await platform.authority.token({ ...people.planPlanner });
    const made = await callApi(origin, {
      path: `/api/plans/${PLAN}/sketch-projects`,
      token: planner,
      body: {
        confirmed: true,
        sketches: Array.from({ length: SKETCHES }, (_, n) => ({
          name: `Skitse ${n}`,
          geometry: areaOf(2000, 1000 + n * 20),
        })),
      },
    });
    if (made.status !== 201) throw new Error(made.text);
    const token = await platform.authority.token({ sub: "polite" });
    const polite: Call[] = [...asCalls(publicPaths), { path: "/api/projects", token }];
    for (const call of polite) await callApi(origin, call);
    const seconds = isShort ? 3 : 15;
    const alone = await callWithPauses(origin, polite, forSeconds(seconds));
    const asking = startFlood({
      origin,
      calls: [{ path: `/api/plans/${PLAN}/overlaps`, token: planner }],
      connections: CONNECTIONS,
      seconds,
    });
    const beside = await callWithPauses(origin, polite, forSeconds(seconds));
    const asked = await asking;
    const counted = (matches: (status: number) => boolean) =>
      asked.byStatus.reduce((sum, [status, n]) => sum + (matches(status) ? n : 0), 0);
    const [before, during] = [alone.percentileMs(0.95), beside.percentileMs(0.95)];
    return [
      { what: "polite p95 alone", value: before, unit: "ms", atMost: 2500 },
      { what: "polite p95 beside the planner", value: during, unit: "ms", atMost: 2500 },
      timesAsLong(before, during),
      {
        what: "polite failed",
        value: beside.count((s) => s >= 400) + beside.unanswered,
        atMost: 0,
      },
      { what: "planner: answered", value: counted((s) => s === 200), atLeast: 1 },
      { what: "planner: told to wait (429, 503)", value: counted((s) => s === 429 || s === 503) },
      {
        what: "planner: other failures",
        value: counted((s) => s >= 500 && s !== 503),
        atMost: 0,
      },
    ];
  },
};

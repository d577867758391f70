import { corner } from "../../apps/api/src/features/projects/testing/loadWorld.ts";
import type { Round } from "../Round.ts";
import { callApi, type Call } from "../support/callApi.ts";
import { forSeconds } from "../support/forSeconds.ts";
import { asCalls, callWithPauses, publicPaths } from "../support/politeCaller.ts";
import { startFlood } from "../support/startFlood.ts";
import { timesAsLong } from "../support/timesAsLong.ts";

const CORNERS = 40_000;
const DOWNLOADS = 14;
const files = ["geojson", "gpkg", "csv"].flatMap((ending) =>
  ["da", "en"].map((language) => `findings.${ending}?language=${language}`),
);

/** The outlines of a result are dear to make; whoever asks for all of them holds up no one. */
export const downloads: Round = {
  name: "downloads",
  what: `${DOWNLOADS} downloads at once of a result of ${CORNERS} corners beside a polite caller`,
  async run(platform, { isShort }) {
    const url = await platform.freshDatabase();
    const { origin } = await platform.startInstance({ DATABASE_URL: url });
    const screened = await callApi(origin, {
      path: "/api/screening/analyses",
      body: { geometry: jaggedArea(isShort ? 2000 : CORNERS), name: "Mange hjørner" },
    });
    if (screened.status !== 200) throw new Error(screened.text);
    const { id } = JSON.parse(screened.text.split("\n")[0]!) as { id: string };
    const token = await platform.authority.token({ sub: "polite" });
    const polite: Call[] = [...asCalls(publicPaths), { path: "/api/projects", token }];
    for (const call of polite) await callApi(origin, call);
    const alone = await callWithPauses(origin, polite, forSeconds(isShort ? 2 : 8));
    const state = { goesOn: true };
    const besideThem = callWithPauses(origin, polite, () => state.goesOn, { pauseMs: 20 });
    const begun = performance.now();
    const fetched = await startFlood({
      origin,
      calls: Array.from({ length: DOWNLOADS }, (_, n) => ({
        path: `/api/screening/analyses/${id}/${files[n % files.length]!}`,
        timeoutMs: 120_000,
      })),
      connections: DOWNLOADS,
      seconds: 60,
      callsEach: 1,
    });
    const answered = fetched.byStatus.find(([status]) => status === 200)?.[1] ?? 0;
    const seconds = (performance.now() - begun) / 1000;
    state.goesOn = false;
    const beside = await besideThem;
    const [before, during] = [alone.percentileMs(0.95), beside.percentileMs(0.95)];
    return [
      { what: "downloads answered", value: answered, atLeast: DOWNLOADS },
      { what: "… all of them after", value: seconds, unit: "s" },
      { what: "polite p95 alone", value: before, unit: "ms", atMost: 2500 },
      { what: "polite p95 beside them", value: during, unit: "ms", atMost: 2500 },
      timesAsLong(before, during),
      {
        what: "polite failed",
        value: beside.count((s) => s >= 400) + beside.unanswered,
        atMost: 0,
      },
    ];
  },
};

/** A ring whose corners lie in and out by turns, so that none can be left out. */
function jaggedArea(corners: number) {
  const centre = { x: corner.x + 8000, y: corner.y + 8000 };
  const ring = Array.from({ length: corners }, (_, n) => {
    const turn = (2 * Math.PI * n) / corners;
    const radiusM = n % 2 === 0 ? 3900 : 3890;
    return [
      Math.round((centre.x + radiusM * Math.cos(turn)) * 1000) / 1000,
      Math.round((centre.y + radiusM * Math.sin(turn)) * 1000) / 1000,
    ];
  });
  return { type: "Polygon" as const, coordinates: [[...ring, ring[0]!]] };
}

import { setTimeout as wait } from "node:timers/promises";
import type { Round } from "../Round.ts";
import { areaOf } from "../support/areaOf.ts";
import type { Call } from "../support/callApi.ts";
import { forSeconds } from "../support/forSeconds.ts";
import { asCalls, publicPaths } from "../support/politeCaller.ts";
import { Tally } from "../support/Tally.ts";

const CALLERS = 8;
const PAUSE_MS = 100;

/** What people do on an ordinary day, for minutes on end. */
export const mixedLoad: Round = {
  name: "mixed-load",
  what: "eight people read, search, screen and write for minutes (--minutes)",
  async run(platform, { isShort, minutes }) {
    const url = await platform.freshDatabase();
    const instance = await platform.startInstance({ DATABASE_URL: url });
    const seconds = isShort ? 5 : 60 * minutes;
    const goesOn = forSeconds(seconds);
    const tally = new Tally();
    const caller = async (n: number) => {
      const from = `127.0.2.${n + 1}`;
      for (let turn = n; goesOn(); turn += 1) {
        // A token is requested again as browsers do, long before it is over.
        const token = await platform.authority.token({ sub: `person-${n}` });
        const calls: Call[] = [
          ...asCalls(publicPaths),
          { path: "/api/search?q=vib" },
          { path: "/api/projects", token },
          { path: "/api/projects", token, body: { name: `Hverdag ${n} ${turn}` } },
          ...(turn % 40 === 0
            ? [{ path: "/api/screening/analyses", body: { geometry: areaOf(500, 1000 + turn) } }]
            : []),
        ];
        await tally.call(instance.origin, { ...calls[turn % calls.length]!, from });
        await wait(PAUSE_MS);
      }
    };
    const memoryMb: number[] = [];
    const watching = (async () => {
      while (goesOn()) {
        memoryMb.push(instance.memoryMb());
        await wait(500);
      }
    })();
    await Promise.all([watching, ...Array.from({ length: CALLERS }, (_, n) => caller(n))]);
    for (const fault of tally.faults) process.stdout.write(`    ${fault}\n`);
    const all = tally.answered + tally.unanswered;
    const good = tally.count((status) => status < 400);
    return [
      { what: "minutes", value: seconds / 60 },
      { what: "calls", value: all, atLeast: 20 },
      { what: "answered well", value: (100 * good) / all, unit: "%", atLeast: 99.9 },
      { what: "p95", value: tally.percentileMs(0.95), unit: "ms", atMost: 2500 },
      { what: "memory, second fifth", value: medianOf(memoryMb, 0.2, 0.4), unit: "MB" },
      {
        what: "memory, last fifth against it",
        value: medianOf(memoryMb, 0.8, 1) / medianOf(memoryMb, 0.2, 0.4),
        atMost: 1.25,
      },
    ];
  },
};

function medianOf(values: readonly number[], from: number, to: number): number {
  const part = values.slice(Math.floor(from * values.length), Math.ceil(to * values.length));
  return part.toSorted((a, b) => a - b)[Math.floor(part.length / 2)] ?? 0;
}

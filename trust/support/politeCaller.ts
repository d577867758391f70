import { setTimeout as wait } from "node:timers/promises";
import type { Call } from "./callApi.ts";
import { Tally } from "./Tally.ts";

/** What a reader's browser asks for, in turn. */
export const publicPaths = [
  "/api/status/pages/overview",
  "/api/status/projects",
  "/api/status/plans",
  "/api/master-data",
];

/** Asks for one thing after the other, with pauses as people make them, until told to stop. */
export async function callWithPauses(
  origin: string,
  calls: readonly Call[],
  goesOn: () => boolean,
  { pauseMs = 100, tally = new Tally() } = {},
): Promise<Tally> {
  for (let turn = 0; goesOn(); turn += 1) {
    await tally.call(origin, calls[turn % calls.length]!);
    await wait(pauseMs);
  }
  return tally;
}

export const asCalls = (paths: readonly string[]): Call[] => paths.map((path) => ({ path }));
